let wake: () => void = () => {};

/** Set once at start: mails leave as soon as they are committed, not at the worker's next look. */
export function setOutboxWaker(wakeWorker: () => void): void {
  wake = wakeWorker;
}

/** Call it after a commit that put a mail into the outbox. */
export function wakeOutbox(): void {
  wake();
}
