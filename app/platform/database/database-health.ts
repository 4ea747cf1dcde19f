/** Whether the database has turned out to be damaged since the start; only a restored one helps then, and a new start. */
export class DatabaseHealth {
  #isDamaged = false;

  get isDamaged(): boolean {
    return this.#isDamaged;
  }

  /** Notes an error of a statement: a damaged page is found when somebody needs it. */
  note(error: unknown): void {
    const code = String((error as { code?: unknown } | null)?.code);
    if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB') this.#isDamaged = true;
  }
}
