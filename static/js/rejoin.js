// The host is asked whether this phone may have its seat again: look for the answer every few seconds.
setTimeout(() => location.reload(), 2500);
