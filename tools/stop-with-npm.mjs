const intervalMs = 1_000;

/**
 * A signal to npm ends the shell that npm runs a script in, and npm itself, but not the program: without this it would go on and
 * keep its port. The program gets a SIGTERM within a second, as if it had been stopped itself.
 */
export function stopWithNpm() {
  // Started in another way, for instance by systemd or in the background of a shell that ends, it goes on.
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  let hasHandled = false;
  process.on('newListener', (name) => (hasHandled ||= name === 'SIGTERM'));
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    // Systemd signals all of them at once: the program is stopping already, and a second signal would end it amid its requests.
    const isStopping = hasHandled && process.listenerCount('SIGTERM') === 0;
    if (!isStopping) process.kill(process.pid, 'SIGTERM');
  }, intervalMs);
  watch.unref();
}
