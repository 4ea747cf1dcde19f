let notifyWorker: () => void = () => {};

/** Set once at start: reservations are given up at once, not at the worker's next look. */
export function setWithdrawalSignal(handler: () => void): void {
  notifyWorker = handler;
}

/** Call it after a commit that left a reservation to be given up. */
export function signalWithdrawals(): void {
  notifyWorker();
}
