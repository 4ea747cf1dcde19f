import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Log } from '~/platform/log/log.server';
import type { Database } from '~/platform/database/schema';
import { steadyClock } from '~/platform/time/steady-clock';
import { type Job, startJob } from './job.server';

/**
 * In milliseconds. A holder that cannot renew stops its work before another process may take over. Each uses its own
 * monotonic clock; clocks of two machines are never compared.
 */
const defaultLimits = {
  /** Between two checks of the lease, also by its holder. */
  checkMs: 1_000,
  /** How long a holder continues without a renewal. */
  trustMs: 4_000,
  /** How long another process must have seen no renewal before it takes over. */
  expiresMs: 6_000,
};

type Stop = () => Promise<unknown>;

export type LeaseOptions = {
  db: Kysely<Database>;
  /** The work that only one process may run. */
  name: string;
  /**
   * Starts the work.
   * @returns a function that stops it
   */
  work: () => Promise<Stop>;
  log: Log;
  limits?: Partial<typeof defaultLimits>;
};

type Seen = { holder: string; renewals: number; since: number };

/**
 * Runs work in one process at a time among all that share a database: this process works while it holds the lease, and
 * acquires it when it is released or has not been renewed for six seconds. A hanging process may still resume what it
 * had started, so the work must be safe to run twice.
 */
export class Lease {
  /** Resolves once it is known which process holds the lease and, if it is this one, its work has started. */
  readonly started: Promise<void>;
  readonly #options: LeaseOptions;
  readonly #limits: typeof defaultLimits;
  readonly #holder = randomUUID();
  readonly #job: Job;
  readonly #guard: NodeJS.Timeout;
  #isHeld = false;
  #isStopping = false;
  #hasWarned = false;
  #notBefore = 0;
  #renewedAt = 0;
  #seen: Seen | undefined;
  #stopWork: Stop | undefined;
  /** Starts and stops of the work, one after the other, and how many have not ended. */
  #queue = Promise.resolve();
  #queuedCount = 0;

  constructor(options: LeaseOptions) {
    this.#options = options;
    this.#limits = { ...defaultLimits, ...options.limits };
    this.#job = startJob({
      name: `lease ${options.name}`,
      everyMs: this.#limits.checkMs,
      run: () => this.#checkOrWarn(),
      log: options.log,
    });
    this.#guard = setInterval(() => this.#checkRenewal(), this.#limits.checkMs / 2);
    this.#guard.unref();
    this.started = this.#job.started.then(() => this.#queue);
  }

  isHeld(): boolean {
    return this.#isHeld;
  }

  /** Stops the work, then releases the lease for immediate takeover. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    // The lease is renewed until the work has stopped: another process must not start it before.
    await this.#endWork();
    await this.#job.stop();
    clearInterval(this.#guard);
    // A check in progress may have acquired the lease.
    await this.#endWork();
    this.#isHeld = false;
    await this.#release();
  }

  /** Logged once per outage of the database. */
  async #checkOrWarn(): Promise<void> {
    try {
      await this.#check();
      this.#hasWarned = false;
    } catch (error) {
      const fields = { err: error, lease: this.#options.name };
      if (!this.#hasWarned) this.#options.log.warn(fields, 'The lease cannot be checked');
      this.#hasWarned = true;
    }
  }

  async #check(): Promise<void> {
    const now = steadyClock();
    if (this.#isHeld) {
      if (await this.#renew()) this.#renewedAt = now;
      else this.#lose('another process has it');
    } else if (this.#mayTake(now) && (await this.#take(now))) {
      this.#isHeld = true;
      this.#renewedAt = now;
      this.#options.log.info({ lease: this.#options.name }, 'Acquired the lease');
      void this.#enqueue(() => this.#begin());
    }
  }

  #mayTake(now: number): boolean {
    return !this.#isStopping && this.#queuedCount === 0 && now >= this.#notBefore;
  }

  /** If the work fails to start here, another process may succeed. */
  async #begin(): Promise<void> {
    try {
      this.#stopWork = await this.#options.work();
    } catch (error) {
      this.#notBefore = steadyClock() + this.#limits.expiresMs;
      this.#isHeld = false;
      // A lease that is not released expires.
      await this.#release().catch(() => undefined);
      throw error;
    }
  }

  async #renew(): Promise<boolean> {
    const { numUpdatedRows } = await this.#options.db
      .updateTable('leases')
      .set((eb) => ({ renewals: eb('renewals', '+', 1) }))
      .where('name', '=', this.#options.name)
      .where('holder', '=', this.#holder)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** @returns whether this process now holds the lease: it was free, or its holder has not renewed it */
  async #take(now: number): Promise<boolean> {
    const { db, name } = this.#options;
    const row = await db
      .selectFrom('leases')
      .select(['holder', 'renewals'])
      .where('name', '=', name)
      .executeTakeFirst();
    if (!row) return this.#insert();
    const { holder, renewals } = row;
    if (holder !== null) {
      const isSame = this.#seen?.holder === holder && this.#seen.renewals === renewals;
      if (!isSame) this.#seen = { holder, renewals, since: now };
      if (!this.#seen || now - this.#seen.since < this.#limits.expiresMs) return false;
    }
    const { numUpdatedRows } = await db
      .updateTable('leases')
      .set({ holder: this.#holder, renewals: renewals + 1 })
      .where('name', '=', name)
      .where('holder', holder === null ? 'is' : '=', holder)
      .where('renewals', '=', renewals)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async #insert(): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#options.db
      .insertInto('leases')
      .values({ name: this.#options.name, holder: this.#holder, renewals: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }

  /** Without a response from the database it is unknown whether this process still holds the lease. */
  #checkRenewal(): void {
    if (!this.#isHeld || steadyClock() - this.#renewedAt < this.#limits.trustMs) return;
    this.#lose('it could not be renewed');
  }

  #lose(reason: string): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#seen = undefined;
    const fields = { lease: this.#options.name, reason };
    this.#options.log.warn(fields, 'Released the lease');
    void this.#endWork();
  }

  #endWork(): Promise<void> {
    return this.#enqueue(async () => {
      const stop = this.#stopWork;
      this.#stopWork = undefined;
      await stop?.();
    });
  }

  #enqueue(change: () => Promise<void>): Promise<void> {
    this.#queuedCount += 1;
    this.#queue = this.#queue
      .then(change)
      .catch((error: unknown) => {
        const fields = { err: error, lease: this.#options.name };
        this.#options.log.error(fields, 'The work could not be started or stopped');
      })
      .finally(() => (this.#queuedCount -= 1));
    return this.#queue;
  }

  async #release(): Promise<void> {
    await this.#options.db
      .updateTable('leases')
      .set({ holder: null })
      .where('name', '=', this.#options.name)
      .where('holder', '=', this.#holder)
      .execute();
  }
}
