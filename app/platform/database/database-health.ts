/** SQLite's codes of a damaged file, and PostgreSQL's of damaged pages and indexes. */
const damage = /^(?:SQLITE_CORRUPT|SQLITE_NOTADB$|XX00[12]$)/;

/** Whether the database has turned out to be damaged since the start; only a restored one helps then, and a new start. */
export class DatabaseHealth {
  #isDamaged = false;

  get isDamaged(): boolean {
    return this.#isDamaged;
  }

  /** Notes an error of a statement: a damaged page is found when somebody needs it. */
  note(error: unknown): void {
    const code = String((error as { code?: unknown } | null)?.code);
    if (damage.test(code)) this.#isDamaged = true;
  }
}
