import { writeFileSync } from 'node:fs';
import SQLite from 'better-sqlite3';
import { describeProblem, inspectDatabase } from '~/platform/database/database-state.server';
import type { DatabaseFacts } from './backup-manifest';
import { BackupProblem } from './backup-problem';

/**
 * Copies a consistent snapshot of the database without blocking writers, and checks the copy page by page.
 * @throws BackupProblem if there is no usable database, or the copy is damaged
 */
export function copySqlite(from: string, to: string): DatabaseFacts {
  const problem = describeProblem(from, inspectDatabase(from));
  if (problem) throw new BackupProblem(problem);
  const live = new SQLite(from, { readonly: true, timeout: 10_000 });
  try {
    // SQLite fills an existing empty file and keeps its mode.
    writeFileSync(to, '', { flag: 'wx', mode: 0o600 });
    live.prepare('vacuum into ?').run(to);
  } finally {
    live.close();
  }
  return checkCopy(to);
}

function checkCopy(path: string): DatabaseFacts {
  const copy = new SQLite(path, { readonly: true });
  try {
    const damage = copy.pragma('integrity_check(1)', { simple: true });
    if (damage !== 'ok') throw new BackupProblem(`the copy is damaged: ${String(damage)}`);
    const orphans = copy.pragma('foreign_key_check') as unknown[];
    if (orphans.length > 0)
      throw new BackupProblem('the copy has rows without what they belong to');
    const read = (query: string) => copy.prepare(query).pluck().get();
    return {
      schema: String(read('select max(name) from kysely_migration')),
      orders: Number(read('select count(*) from orders')),
      lastOrder: (read('select number from orders order by id desc limit 1') ?? null) as
        string | null,
    };
  } finally {
    copy.close();
  }
}
