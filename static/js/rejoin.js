// This phone waits until the host gives it its seat back: check for the answer every few seconds.
setTimeout(() => location.reload(), 2500);
