import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { Log } from '~/platform/log/log.server';
import { reportStorageError } from '~/platform/database/report-storage-error.server';
import { type Job, startJob } from './job.server';

type Options = {
  db: Kysely<Database>;
  log: Pick<Log, 'error'>;
  /** Milliseconds between two polls for signals. */
  everyMs?: number;
};

/** Signals of one process within this time are combined. */
const gatherMs = 50;

/**
 * Signals to all processes that share a database that there is work: each signal is a counter in a row, which every
 * process polls once a second. The work itself is stored in the database or elsewhere, so a lost signal causes a delay
 * but no loss. Considered: LISTEN and NOTIFY, which poolers in transaction mode do not support.
 */
export class SharedSignals {
  readonly #db: Kysely<Database>;
  readonly #listeners = new Map<string, () => void>();
  readonly #waiting = new Map<string, NodeJS.Timeout>();
  readonly #job: Job;
  #known: Map<string, number> | undefined;

  constructor({ db, log, everyMs = 1_000 }: Options) {
    this.#db = db;
    this.#job = startJob({ name: 'signals', everyMs, log, run: () => this.#poll() });
  }

  /** Resolves when the current counters have been read: from then on no signal is missed. */
  get started(): Promise<void> {
    return this.#job.started;
  }

  /** @param listener is also called in this process after its own `send` */
  on(name: string, listener: () => void): void {
    this.#listeners.set(name, listener);
  }

  /** Call it after the commit of the work. */
  send(name: string): void {
    if (this.#waiting.has(name)) return;
    this.#waiting.set(
      name,
      setTimeout(() => {
        this.#waiting.delete(name);
        this.#count(name).catch((error: unknown) =>
          reportStorageError(error, 'Other processes were not notified', { signal: name }),
        );
      }, gatherMs),
    );
  }

  async stop(): Promise<void> {
    await this.#job.stop();
    for (const timer of this.#waiting.values()) clearTimeout(timer);
    const names = [...this.#waiting.keys()];
    this.#waiting.clear();
    for (const name of names) await this.#count(name);
  }

  async #count(name: string): Promise<void> {
    await this.#db
      .insertInto('signals')
      .values({ name, sent: 1 })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((eb) => ({ sent: eb('signals.sent', '+', 1) })),
      )
      .execute();
  }

  async #poll(): Promise<void> {
    const rows = await this.#db.selectFrom('signals').selectAll().execute();
    const before = this.#known;
    this.#known = new Map(rows.map(({ name, sent }) => [name, sent]));
    if (!before) return;
    for (const { name, sent } of rows) {
      if (before.get(name) !== sent) this.#listeners.get(name)?.();
    }
  }
}
