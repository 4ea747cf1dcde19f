import type SQLite from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import { setTimeout } from 'node:timers/promises';
import type { DatabaseHealth } from './database-health';

/** Between two looks whether another process has released the database: random, so that two do not look in step. */
const pauseMs = () => 10 + Math.random() * 40;

/** A mutex for the one connection, first come, first served. */
class Turns {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  async take(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  /** The next one has it before anybody else can take it. */
  give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}

class Connection implements DatabaseConnection {
  constructor(
    readonly sqlite: SQLite.Database,
    readonly turns: Turns,
    readonly patienceMs: number,
    readonly health: DatabaseHealth,
  ) {}

  /**
   * Runs a statement; while another process writes, it tries again until its patience ends. Meanwhile the connection is
   * free for others: only writers wait for a writer.
   * @throws SqliteError `SQLITE_BUSY` afterwards
   */
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = performance.now() + this.patienceMs;
    for (;;) {
      try {
        return this.#execute<Row>(query);
      } catch (error) {
        this.health.note(error);
        // A transaction has the lock already: if it is busy all the same, waiting does not help.
        if (!isBusy(error) || this.sqlite.inTransaction || performance.now() >= deadline) {
          throw error;
        }
      }
      this.turns.give();
      await setTimeout(pauseMs());
      await this.turns.take();
    }
  }

  #execute<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.sqlite.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
  }

  // oxlint-disable-next-line require-yield -- there is no result so large that it would be read in pieces
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Results are read as a whole');
  }
}

const isBusy = (error: unknown) =>
  String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');

/**
 * Drives a database through one connection. SQLite's own waiting (`busy_timeout`) would hold up the event loop, and with it
 * every page: here waiting is asynchronous.
 */
export class PatientDriver implements Driver {
  readonly #connection: Connection;

  /**
   * @param patienceMs how long a statement waits for another process that writes
   * @param health records errors
   */
  constructor(sqlite: SQLite.Database, patienceMs: number, health: DatabaseHealth) {
    this.#connection = new Connection(sqlite, new Turns(), patienceMs, health);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#connection.turns.take();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#connection.turns.give();
  }

  /** Takes the write lock at BEGIN: a transaction never fails half-way because another process wrote first. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk has ended the transaction already.
    if (this.#connection.sqlite.inTransaction)
      await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    this.#connection.sqlite.close();
  }
}
