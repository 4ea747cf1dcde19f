import { setTimeout } from 'node:timers/promises';
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { DatabaseHealth } from '../database-health';
import { CommitUnknown, explainError, isConflict, isLost, isViolation } from './postgres-errors';

/** Pause between attempts to reach a server that is restarting, or its replacement. */
const reconnectPauseMs = 150;

/**
 * PostgreSQL cannot store the character NUL and refuses the whole statement; SQLite stores it. No valid text contains one,
 * and a forged one must not fail more than the text that it is in.
 */
const withoutNul = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

class Connection implements DatabaseConnection {
  isInTransaction = false;
  #isLost = false;

  constructor(
    readonly client: PoolClient,
    readonly health: DatabaseHealth,
    readonly maxWaitMs: number,
  ) {
    client.on('error', this.#lose);
  }

  readonly #lose = () => {
    this.#isLost = true;
  };

  /** Runs a statement. Outside a transaction it is retried after a conflict with another transaction. */
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = performance.now() + this.maxWaitMs;
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
      return await this.client.query<Record<string, unknown>>(sql, parameters.map(withoutNul));
    } catch (error) {
      this.health.note(error);
      if (isLost(error)) this.#isLost = true;
      throw explainError(error);
    }
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** Returns the connection to the pool, or closes it if it was lost or may still be busy. */
  release(): void {
    this.client.off('error', this.#lose);
    this.client.release(this.#isLost || this.isInTransaction);
  }

  // oxlint-disable-next-line require-yield -- there is no result so large that it would be read in pieces
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Results are read as a whole');
  }
}

/**
 * Drives PostgreSQL through a pool, and distinguishes a COMMIT that was done, was not done, or whose outcome is
 * unknown.
 */
export class PostgresSiteDriver implements Driver {
  readonly #pool: Pool;
  readonly #health: DatabaseHealth;
  readonly #maxWaitMs: number;

  /** @param maxWaitMs how long a statement waits for an unavailable server, and retries after conflicts */
  constructor(pool: Pool, health: DatabaseHealth, maxWaitMs: number) {
    this.#pool = pool;
    this.#health = health;
    this.#maxWaitMs = maxWaitMs;
  }

  async init(): Promise<void> {}

  /** @throws PostgresError if no server is reachable in time */
  async acquireConnection(): Promise<Connection> {
    const deadline = performance.now() + this.#maxWaitMs;
    for (;;) {
      try {
        return new Connection(await this.#pool.connect(), this.#health, this.#maxWaitMs);
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

  /** @throws CommitUnknown if the connection was lost before the response arrived */
  async commitTransaction(connection: Connection): Promise<void> {
    // The connection was lost earlier: COMMIT is not sent, and the server has rolled back.
    if (connection.isLost) throw explainError(new Error('the connection was lost'));
    let command: string;
    try {
      ({ command } = await connection.send(CompiledQuery.raw('commit')));
    } catch (error) {
      if (connection.isLost) throw new CommitUnknown(error);
      throw error;
    }
    connection.isInTransaction = false;
    // After a failed statement PostgreSQL rolls back at COMMIT without reporting an error.
    if (command !== 'COMMIT')
      throw new Error('A transaction went on after one of its statements had failed');
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    // Closing a connection ends its transaction.
    if (connection.isLost || !connection.isInTransaction) return;
    await connection.send(CompiledQuery.raw('rollback'));
    connection.isInTransaction = false;
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}
