import { setTimeout } from 'node:timers/promises';
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { DatabaseHealth } from '../database-health';
import type { Outage } from './outage';
import {
  CommitUnknown,
  explainError,
  explainRefusal,
  isConflict,
  isConnectionLost,
  isViolation,
} from './postgres-errors';

/** Pause between attempts to reach a server that is restarting, or its replacement. */
const reconnectPauseMs = 150;

/** How long a statement waits for an answer of a server that has been away for long. */
const probeMs = 500;

/** How long the server has for that answer, which all statements wait for. */
const probeTimeoutMs = 2_000;

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
    readonly outage: Outage,
  ) {
    client.on('error', this.#lose);
  }

  readonly #lose = () => {
    this.#isLost = true;
  };

  /** Runs a statement. Outside a transaction it is retried after a conflict with another transaction. */
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = performance.now() + this.outage.maxWaitMs;
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
    const begunAt = performance.now();
    try {
      const result = await this.client.query<Record<string, unknown>>(
        sql,
        parameters.map(withoutNul),
      );
      this.outage.end();
      return result;
    } catch (error) {
      this.health.note(error);
      if (isConnectionLost(error)) {
        this.#isLost = true;
        this.outage.begin(begunAt);
      } else this.outage.end();
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
  readonly #outage: Outage;
  #probe: Promise<void> | undefined;

  /** @param outage how long a statement waits for an unavailable server, and retries after conflicts */
  constructor(pool: Pool, health: DatabaseHealth, outage: Outage) {
    this.#pool = pool;
    this.#health = health;
    this.#outage = outage;
  }

  async init(): Promise<void> {}

  /** @throws PostgresError if no server is reachable in time, or if it refuses the connection */
  async acquireConnection(): Promise<Connection> {
    const begunAt = performance.now();
    for (;;) {
      try {
        if (this.#outage.isLong(performance.now())) await this.#waitForProbe();
        return new Connection(await this.#pool.connect(), this.#health, this.#outage);
      } catch (error) {
        this.#outage.begin(begunAt);
        const isOver = performance.now() >= this.#outage.deadlineOf(begunAt);
        if (isOver || this.#pool.ending) throw explainRefusal(error);
        await setTimeout(reconnectPauseMs);
      }
    }
  }

  /**
   * During a long outage one connection tries whether the server is back, and all statements share its answer: a server
   * that accepts connections without answering would make each of them wait in turn.
   */
  async #waitForProbe(): Promise<void> {
    this.#probe ??= this.#reachServer().finally(() => (this.#probe = undefined));
    const late = setTimeout(probeMs, undefined, { ref: false }).then(() => {
      throw new Error('it does not answer');
    });
    await Promise.race([this.#probe, late]);
  }

  async #reachServer(): Promise<void> {
    const client = await this.#pool.connect();
    const probe = { text: 'select 1', query_timeout: probeTimeoutMs };
    try {
      await client.query(probe);
    } catch (error) {
      client.release(true);
      throw error;
    }
    client.release();
    this.#outage.end();
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
