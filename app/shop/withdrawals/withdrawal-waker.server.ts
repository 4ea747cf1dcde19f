let wake: () => void = () => {};

/** Set once at start: reservations are given up at once, not at the worker's next look. */
export function setWithdrawalWaker(wakeWorker: () => void): void {
  wake = wakeWorker;
}

/** Call it after a commit that left a reservation to be given up. */
export function wakeWithdrawals(): void {
  wake();
}
