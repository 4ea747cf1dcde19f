import { setTimeout } from 'node:timers/promises';
import { Kysely, type KyselyConfig, type TransactionBuilder } from 'kysely';
import pLimit from 'p-limit';
import type { Outage } from './outage';
import { isConflict, isViolation, PostgresError } from './postgres-errors';

const maxViolations = 3;

const pauseMs = (tries: number) => Math.random() * Math.min(10 * tries, 100);

/**
 * A database with serialisable transactions, which behave as if they ran one after the other. A transaction that
 * PostgreSQL aborts for that, or whose connection was lost before COMMIT, is retried from its beginning. So its side
 * effects other than statements must be idempotent.
 */
export class RetryingDatabase<Tables> extends Kysely<Tables> {
  readonly #outage: Outage;
  /** Retries are queued, so that at least one transaction per process makes progress. */
  readonly #queue = pLimit(1);

  /**
   * @param outage shared with the driver
   * @param url for connections of another kind to the same database
   */
  constructor(
    config: KyselyConfig,
    outage: Outage,
    readonly url: string,
  ) {
    super(config);
    this.#outage = outage;
  }

  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const once = builder.execute.bind(builder);
    builder.execute = (work) => this.#execute(() => once(work));
    return builder;
  }

  async #execute<Result>(run: () => Promise<Result>): Promise<Result> {
    const begunAt = performance.now();
    try {
      return await run();
    } catch (error) {
      if (!isRepeatable(error, 1)) throw error;
    }
    return this.#queue(async () => {
      for (let tries = 2; ; tries++) {
        await setTimeout(pauseMs(tries));
        try {
          return await run();
        } catch (error) {
          if (!isRepeatable(error, tries)) throw error;
          if (performance.now() >= this.#outage.deadlineOf(begunAt)) throw explainConflict(error);
        }
      }
    });
  }
}

function isRepeatable(error: unknown, tries: number): boolean {
  if (error instanceof PostgresError) return error.isRepeatable;
  return isViolation(error) ? tries < maxViolations : isConflict(error);
}

const explainConflict = (error: unknown) =>
  isConflict(error)
    ? new PostgresError('PostgreSQL: too many others change the same', '40001', false, error)
    : error;
