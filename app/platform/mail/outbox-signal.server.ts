let notifyWorker: () => void = () => {};

/** Set once at start: mails leave as soon as they are committed, not at the worker's next look. */
export function setOutboxSignal(handler: () => void): void {
  notifyWorker = handler;
}

/** Call it after a commit that put a mail into the outbox. */
export function signalOutbox(): void {
  notifyWorker();
}
