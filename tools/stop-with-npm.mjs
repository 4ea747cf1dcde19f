const intervalMs = 1_000;

/**
 * A signal to npm ends the shell that npm runs a script in, and npm itself, but not the program: without this it would go on and
 * keep its port. The program gets a SIGTERM within a second, as if it had been stopped itself.
 */
export function stopWithNpm() {
  // Started in another way, for instance by systemd or in the background of a shell that ends, it goes on.
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, intervalMs);
  watch.unref();
}
