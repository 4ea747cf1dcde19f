import type SQLite from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import { setTimeout } from 'node:timers/promises';
import type { DatabaseHealth } from './database-health';

/** Pause before retrying a busy database, randomised so that two processes do not retry in lockstep. */
const pauseMs = () => 10 + Math.random() * 40;

/** A FIFO mutex for the single connection. */
class Mutex {
  readonly #waiting: (() => void)[] = [];
  #isLocked = false;

  async acquire(): Promise<void> {
    if (this.#isLocked) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isLocked = true;
  }

  /** Handed over directly, so that no later caller can acquire it first. */
  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isLocked = false;
  }
}

/** More than the site has different statements; those with lists differ by the length of the list. */
const maxStatements = 300;

/** These change what other statements mean. */
const changesTables = /^\s*(?:alter|create|drop)\b/i;

class Connection implements DatabaseConnection {
  /** Prepared once: preparing takes as long as executing for most statements. */
  readonly #statements = new LRUCache<string, SQLite.Statement>({
    max: maxStatements,
    memoMethod: (sql) => this.sqlite.prepare(sql),
  });

  constructor(
    readonly sqlite: SQLite.Database,
    readonly mutex: Mutex,
    readonly maxWaitMs: number,
    readonly health: DatabaseHealth,
  ) {}

  /**
   * Executes a statement, and retries it for up to `maxWaitMs` while another process holds the write lock. The
   * connection is free for other statements meanwhile: only writers wait for a writer.
   * @throws SqliteError `SQLITE_BUSY` after that
   */
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = performance.now() + this.maxWaitMs;
    for (;;) {
      try {
        return this.#execute<Row>(query);
      } catch (error) {
        this.health.note(error);
        // A transaction already holds the write lock; if it is still busy, waiting does not help.
        if (!isBusy(error) || this.sqlite.inTransaction || performance.now() >= deadline) {
          throw error;
        }
      }
      this.mutex.release();
      await setTimeout(pauseMs());
      await this.mutex.acquire();
    }
  }

  #execute<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
  }

  #prepare(sql: string): SQLite.Statement {
    if (!changesTables.test(sql)) return this.#statements.memo(sql);
    this.#statements.clear();
    return this.sqlite.prepare(sql);
  }

  // oxlint-disable-next-line require-yield -- there is no result so large that it would be read in pieces
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Results are read as a whole');
  }
}

const isBusy = (error: unknown) =>
  String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');

/**
 * A Kysely driver for a single SQLite connection. SQLite's own waiting (`busy_timeout`) blocks the event loop and
 * with it every request; this driver waits asynchronously.
 */
export class BusyRetryDriver implements Driver {
  readonly #connection: Connection;

  /**
   * @param maxWaitMs how long a statement waits for a lock held by another process
   * @param health records errors
   */
  constructor(sqlite: SQLite.Database, maxWaitMs: number, health: DatabaseHealth) {
    this.#connection = new Connection(sqlite, new Mutex(), maxWaitMs, health);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#connection.mutex.acquire();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#connection.mutex.release();
  }

  /**
   * Takes the write lock at BEGIN, so that a transaction never fails half-way because another process wrote first.
   */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite has already rolled back the transaction if the disk was full.
    if (this.#connection.sqlite.inTransaction)
      await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    this.#connection.sqlite.close();
  }
}
