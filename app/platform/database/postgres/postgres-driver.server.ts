import { setTimeout } from 'node:timers/promises';
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { DatabaseHealth } from '../database-health';
import { CommitUnknown, explainError, isConflict, isLost, isViolation } from './postgres-errors';

/** Between two looks for a server that is being started again, or for its successor. */
const reconnectPauseMs = 150;

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

class Connection implements DatabaseConnection {
  isInTransaction = false;
  #isLost = false;

  constructor(
    readonly client: PoolClient,
    readonly health: DatabaseHealth,
    readonly patienceMs: number,
  ) {
    client.on('error', this.#lose);
  }

  readonly #lose = () => {
    this.#isLost = true;
  };

  /** Runs a statement; one that is no part of a transaction is repeated when another's has undone it. */
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = performance.now() + this.patienceMs;
    for (;;) {
      try {
        const { command, rowCount, rows } = await this.send(query);
        if (!changing.has(command)) return { rows: rows as Row[] };
        return { numAffectedRows: BigInt(rowCount ?? 0), rows: rows as Row[] };
      } catch (error) {
        const isRepeatable = isConflict(error) && !isViolation(error) && !this.isInTransaction;
        if (!isRepeatable || performance.now() >= deadline) throw error;
        await setTimeout(5 + Math.random() * 20);
      }
    }
  }

  async send({ sql, parameters }: CompiledQuery) {
    try {
      return await this.client.query<Record<string, unknown>>(sql, [...parameters]);
    } catch (error) {
      this.health.note(error);
      if (isLost(error)) this.#isLost = true;
      throw explainError(error);
    }
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** Back to the pool; one that was lost, or that may still be busy with something, is closed. */
  release(): void {
    this.client.off('error', this.#lose);
    this.client.release(this.#isLost || this.isInTransaction);
  }

  // oxlint-disable-next-line require-yield -- there is no result so large that it would be read in pieces
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Results are read as a whole');
  }
}

/** Drives PostgreSQL through a pool, and says of a COMMIT whether it was done, was not, or cannot be known. */
export class PostgresSiteDriver implements Driver {
  readonly #pool: Pool;
  readonly #health: DatabaseHealth;
  readonly #patienceMs: number;

  /** @param patienceMs how long a statement waits for a server that is away, and repeats what others have undone */
  constructor(pool: Pool, health: DatabaseHealth, patienceMs: number) {
    this.#pool = pool;
    this.#health = health;
    this.#patienceMs = patienceMs;
  }

  async init(): Promise<void> {}

  /** @throws PostgresError when no server is there in time */
  async acquireConnection(): Promise<Connection> {
    const deadline = performance.now() + this.#patienceMs;
    for (;;) {
      try {
        return new Connection(await this.#pool.connect(), this.#health, this.#patienceMs);
      } catch (error) {
        if (!isLost(error) || this.#pool.ending || performance.now() >= deadline) {
          throw explainError(error);
        }
        await setTimeout(reconnectPauseMs);
      }
    }
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.release();
  }

  async beginTransaction(connection: Connection): Promise<void> {
    await connection.send(CompiledQuery.raw('begin isolation level serializable'));
    connection.isInTransaction = true;
  }

  /** @throws CommitUnknown when the connection was lost before the answer came */
  async commitTransaction(connection: Connection): Promise<void> {
    // Noticed meanwhile: COMMIT is not even sent, and the server has undone everything.
    if (connection.isLost) throw explainError(new Error('the connection was lost'));
    let command: string;
    try {
      ({ command } = await connection.send(CompiledQuery.raw('commit')));
    } catch (error) {
      if (connection.isLost) throw new CommitUnknown(error);
      throw error;
    }
    connection.isInTransaction = false;
    // What a failed statement leaves of a transaction is undone, and COMMIT does not call it an error.
    if (command !== 'COMMIT')
      throw new Error('A transaction went on after one of its statements had failed');
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    // A connection that is closed ends its transaction.
    if (connection.isLost || !connection.isInTransaction) return;
    await connection.send(CompiledQuery.raw('rollback'));
    connection.isInTransaction = false;
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}
