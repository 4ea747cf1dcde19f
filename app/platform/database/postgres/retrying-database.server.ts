import { setTimeout } from 'node:timers/promises';
import { Kysely, type KyselyConfig, type TransactionBuilder } from 'kysely';
import pLimit from 'p-limit';
import { isConflict, isViolation, PostgresError } from './postgres-errors';

const maxViolations = 3;

const pauseMs = (tries: number) => Math.random() * Math.min(10 * tries, 100);

/**
 * A database whose transactions are serialisable: they behave as if one came after the other. The one that PostgreSQL gives
 * up for that, or whose connection was lost before COMMIT, is run again from its beginning. So what it does besides
 * statements must bear to be done twice.
 */
export class RetryingDatabase<Tables> extends Kysely<Tables> {
  readonly #patienceMs: number;
  /** Those that were given up stand in line: that leaves one at least in every process that gets through. */
  readonly #line = pLimit(1);

  constructor(config: KyselyConfig, patienceMs: number) {
    super(config);
    this.#patienceMs = patienceMs;
  }

  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const once = builder.execute.bind(builder);
    builder.execute = (work) => this.#execute(() => once(work));
    return builder;
  }

  async #execute<Result>(run: () => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + this.#patienceMs;
    try {
      return await run();
    } catch (error) {
      if (!isRepeatable(error, 1)) throw error;
    }
    return this.#line(async () => {
      for (let tries = 2; ; tries++) {
        await setTimeout(pauseMs(tries));
        try {
          return await run();
        } catch (error) {
          if (!isRepeatable(error, tries)) throw error;
          if (performance.now() >= deadline) throw explainDefeat(error);
        }
      }
    });
  }
}

function isRepeatable(error: unknown, tries: number): boolean {
  if (error instanceof PostgresError) return error.isRepeatable;
  return isViolation(error) ? tries < maxViolations : isConflict(error);
}

const explainDefeat = (error: unknown) =>
  isConflict(error)
    ? new PostgresError('PostgreSQL: too many others change the same', '40001', false, error)
    : error;
