import { steadyClock } from '~/platform/time/steady-clock';

/** Whether the outbox worker, if it runs in this process, still gets from one email to the next. */
export class OutboxHealth {
  #overdueAt = Infinity;

  /** Records that the worker could use the outbox. @param patienceMs how long it may take until it does again */
  note(patienceMs: number, now = steadyClock()): void {
    this.#overdueAt = now + patienceMs;
  }

  /** Records that the worker was stopped; another process may run it. */
  end(): void {
    this.#overdueAt = Infinity;
  }

  isOverdue(now = steadyClock()): boolean {
    return now > this.#overdueAt;
  }
}
