/** SQLite's codes for a damaged file, and PostgreSQL's for damaged pages and indexes. */
const damage = /^(?:SQLITE_CORRUPT|SQLITE_NOTADB$|XX00[12]$)/;

/**
 * Whether the database has proved to be damaged since the start. Only restoring a backup and restarting helps then.
 */
export class DatabaseHealth {
  #isDamaged = false;

  get isDamaged(): boolean {
    return this.#isDamaged;
  }

  /** Records a statement's error: a damaged page is only detected when it is read. */
  note(error: unknown): void {
    const code = String((error as { code?: unknown } | null)?.code);
    if (damage.test(code)) this.#isDamaged = true;
  }
}
