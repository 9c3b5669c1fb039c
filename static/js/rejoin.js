// Waiting for the host to confirm who this phone is: look again every few seconds.
setTimeout(() => location.reload(), 2500);
