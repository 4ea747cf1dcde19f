/**
 * The processor time of this process during synchronous work, in ms. Unlike the time on the clock it does not grow while
 * other processes have the cores, so that it tells quadratic work from linear work on a busy machine too.
 */
export function cpuTimeMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
