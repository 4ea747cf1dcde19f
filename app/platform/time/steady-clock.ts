/** Milliseconds of a monotonic clock, so that setting the wall clock back does not extend a wait. */
export const steadyClock = (): number => performance.now();
