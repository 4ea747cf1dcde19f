/**
 * Whether the server is unavailable, as the statements of one pool have noticed. They share the wait: the first ones wait
 * until it has been unavailable for `maxWaitMs`, later ones not at all.
 */
export class Outage {
  #since: number | undefined;

  /** @param maxWaitMs how long work waits for the server */
  constructor(readonly maxWaitMs: number) {}

  /** Records a lost connection. @param at when the work began that needed it */
  begin(at: number): void {
    this.#since ??= at;
  }

  /** Records that the server has answered. */
  end(): void {
    this.#since = undefined;
  }

  /** Until when work is tried again. */
  deadlineOf(begunAt: number): number {
    return Math.min(begunAt, this.#since ?? begunAt) + this.maxWaitMs;
  }

  /** Whether nothing waits for the server any more. */
  isLong(now: number): boolean {
    return this.#since !== undefined && now >= this.#since + this.maxWaitMs;
  }
}
