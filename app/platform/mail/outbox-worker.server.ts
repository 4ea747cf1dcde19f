import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Log } from '~/platform/log/log.server';
import { logAtIntervals } from '~/platform/log/log-at-intervals';
import type { Database } from '~/platform/database/schema';
import { type Job, startJob } from '~/platform/jobs/job.server';
import {
  claim,
  markDead,
  type ClaimedMail,
  markSent,
  postpone,
  release,
} from './outbox-queue.server';
import { retryDelayMs, shouldGiveUp } from './retry';
import { describeFailure } from './send-failure';
import type { OutboxHealth } from './outbox-health';
import { acceptMs, type MailTransport } from './transport.server';
import { minuteMs } from '~/platform/time/durations';

/** How long an email that a killed process was sending waits. Sending must time out well before, or two would send it. */
export const mailLeaseMs = 15 * minuteMs;

/** In milliseconds. */
const defaultLimits = {
  leaseMs: mailLeaseMs,
  /** Until the mail server has the whole message. */
  sendMs: 60_000,
  /** Until it has accepted the message. */
  acceptMs,
  graceMs: 4_000,
  markAgainMs: 1_000,
};

export type OutboxWorkerOptions = {
  db: Kysely<Database>;
  transport: MailTransport;
  log: Log;
  now?: () => Date;
  pollMs?: number;
  limits?: Partial<typeof defaultLimits>;
  /** Records that the worker runs, for the readiness probe. */
  health?: OutboxHealth;
};

type OutboxWorker = Pick<Job, 'name' | 'lastSuccess'> & {
  /** Checks the outbox immediately instead of at the next poll; call it after a commit that enqueued an email. */
  notify(): void;
  /** Starts no new email, gives the current one up to four seconds, and otherwise releases it. */
  stop(): Promise<void>;
};

class Worker implements OutboxWorker {
  readonly name = 'outbox';
  readonly #options: OutboxWorkerOptions;
  readonly #limits: typeof defaultLimits;
  readonly #now: () => Date;
  readonly #shutdown = new AbortController();
  readonly #job: Job;
  readonly #patienceMs: number;
  /** At intervals, because it is tried again every second, and what is full may be the log's disk. */
  readonly #reportUnmarked: (facts: { err: unknown; mail: string }) => void;
  #stopping = false;

  constructor(options: OutboxWorkerOptions) {
    this.#options = options;
    this.#limits = { ...defaultLimits, ...options.limits };
    this.#now = options.now ?? (() => new Date());
    this.#reportUnmarked = logAtIntervals((facts, failures) =>
      options.log.error({ ...facts, failures }, 'Sent mail not marked yet'),
    );
    const everyMs = options.pollMs ?? 15_000;
    // A round may find the database locked, so two may pass, and an email may take its time.
    this.#patienceMs = 2 * everyMs + this.#limits.sendMs;
    options.health?.note(this.#patienceMs);
    this.#job = startJob({
      name: this.name,
      everyMs,
      run: () => this.#sendAll(),
      log: options.log,
    });
  }

  lastSuccess = () => this.#job.lastSuccess();

  notify() {
    this.#job.notify();
  }

  async stop() {
    this.#stopping = true;
    const stopped = this.#job.stop();
    const grace = new AbortController();
    const graceOver = delay(this.#limits.graceMs, undefined, { signal: grace.signal });
    await Promise.race([stopped, graceOver.catch(() => {})]);
    grace.abort();
    this.#shutdown.abort();
    await stopped;
    this.#options.health?.end();
  }

  /** A database error ends this run; the next one tries again. */
  async #sendAll(): Promise<void> {
    while (!this.#stopping) {
      const { db, health } = this.#options;
      const mail = await claim(db, this.#now(), this.#limits.leaseMs);
      health?.note(this.#patienceMs);
      if (!mail) return;
      await this.#deliver(mail);
    }
  }

  async #deliver(mail: ClaimedMail) {
    try {
      await this.#send(mail);
    } catch (error) {
      return this.#fail(mail, error);
    }
    await this.#markSent(mail);
    this.#options.log.info({ mail: mail.dedupe_key, attempts: mail.attempts }, 'Mail sent');
  }

  async #send(mail: ClaimedMail) {
    const { sendMs, acceptMs } = this.#limits;
    const shutdown = this.#shutdown.signal;
    const ended = Object.assign(new Error('Sending ended'), { code: 'EABORT' });
    if (shutdown.aborted) throw ended;
    // One for each email, and not `AbortSignal.any`, which Node.js would keep as long as the worker lives.
    const sending = new AbortController();
    const end = () => sending.abort();
    let timer: NodeJS.Timeout | undefined;
    const allow = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(end, ms).unref();
    };
    const onTransmitted = () => {
      allow(acceptMs);
      this.#options.health?.note(this.#patienceMs + acceptMs);
    };
    const { signal } = sending;
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(ended), { once: true });
    });
    shutdown.addEventListener('abort', end);
    allow(sendMs);
    try {
      // The race ends the wait even if a transport ignores the signal.
      await Promise.race([this.#options.transport.send(mail, signal, onTransmitted), aborted]);
    } finally {
      clearTimeout(timer);
      shutdown.removeEventListener('abort', end);
    }
  }

  async #fail(mail: ClaimedMail, error: unknown) {
    const { db, log } = this.#options;
    if (this.#shutdown.signal.aborted) return release(db, mail);
    const { permanent, reason } = describeFailure(error);
    const fields = { mail: mail.dedupe_key, attempts: mail.attempts, reason };
    const now = this.#now();
    const ageMs = now.getTime() - Date.parse(mail.created_at);
    if (permanent || shouldGiveUp({ ageMs, attempts: mail.attempts })) {
      await markDead(db, mail, reason);
      log.error(fields, 'Mail not deliverable: marked as dead');
      return;
    }
    await postpone(db, mail, new Date(now.getTime() + retryDelayMs(mail.attempts)), reason);
    log.warn(fields, 'Mail not sent yet: will be retried');
  }

  /**
   * The server has accepted the email. A failed update (disk full) is retried, so that only a crash can send it
   * twice.
   */
  async #markSent(mail: ClaimedMail) {
    while (true) {
      try {
        return await markSent(this.#options.db, mail, this.#now());
      } catch (error) {
        this.#reportUnmarked({ err: error, mail: mail.dedupe_key });
        if (this.#stopping) return;
        await delay(this.#limits.markAgainMs);
      }
    }
  }
}

/**
 * Sends the emails in the outbox one at a time until stopped. Any number of processes may run it on one database:
 * each email is sent once, or twice if a process dies between the server's acceptance and the update, and then with
 * the same Message-ID.
 */
export function startOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  options.log.info({ mails: options.transport.description }, 'Outbox worker started');
  return new Worker(options);
}
