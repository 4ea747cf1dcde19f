import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { id } from '#hotel/hotel.config.js';
import { describeProblem, inspectDatabase } from '~/platform/database/database-state.server';
import { databasePath } from '~/platform/database/site-database.server';
import { listGivenSecrets } from '~/platform/env/settings-note.server';
import {
  backupName,
  type BackupManifest,
  listSurplus,
  manifestName,
  manifestSchema,
} from './backup-manifest';
import { copyPrivately, fingerprint, flush, listFiles } from './file-copies.server';

/** The database's name in every backup. */
export const backedUpDatabase = 'database.sqlite';

/** Beside the database: what no other source has. Pictures are encoded again, emails as files stand in for a mailbox. */
const keptBeside = ['payment-journal.jsonl', 'site-settings.json', 'content'];

/** Nothing was backed up, or what is there cannot be restored; the message says why. */
export class BackupProblem extends Error {
  override name = 'BackupProblem';
}

type Options = {
  dataDir: string;
  /** Where backups are collected: a new folder is made in it. */
  target: string;
  now: Date;
  source: Record<string, string | undefined>;
};

/**
 * Backs the shop up while it goes on selling: one moment's database, whole, checked page by page, and named only when it is
 * complete.
 * @throws BackupProblem
 */
export async function createBackup({ dataDir, target, now, source }: Options) {
  const path = databasePath(dataDir);
  const problem = describeProblem(path, inspectDatabase(path));
  if (problem) throw new BackupProblem(problem);
  const name = backupName(id, now);
  const folder = join(target, name);
  const draft = join(target, `.${name}.unfinished`);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  mkdirSync(draft, { mode: 0o700 });
  try {
    const facts = copyDatabase(path, join(draft, backedUpDatabase));
    // After the database: what is in the database is then in the journal too.
    const names = keptBeside.flatMap((each) => listFiles(dataDir, each));
    for (const each of names) await copyPrivately(join(dataDir, each), join(draft, each));
    const manifest: BackupManifest = {
      format: 1,
      site: id,
      version: readVersion(),
      createdAt: now.toISOString(),
      ...facts,
      files: [],
      secrets: listGivenSecrets(dataDir, source),
    };
    for (const each of [backedUpDatabase, ...names]) {
      manifest.files.push({ name: each, ...(await fingerprint(join(draft, each))) });
    }
    const manifestPath = join(draft, manifestName);
    writeFileSync(manifestPath, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    flush(manifestPath);
    flush(draft);
    renameSync(draft, folder);
    flush(target);
    return { folder, manifest };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** One moment's copy: writers go on meanwhile. @throws BackupProblem when the copy is not whole */
function copyDatabase(from: string, to: string) {
  const live = new SQLite(from, { readonly: true, timeout: 10_000 });
  try {
    // SQLite fills an empty file that is there, and keeps its mode.
    writeFileSync(to, '', { flag: 'wx', mode: 0o600 });
    live.prepare('vacuum into ?').run(to);
  } finally {
    live.close();
  }
  flush(to);
  return checkCopy(to);
}

function checkCopy(path: string): Pick<BackupManifest, 'schema' | 'orders' | 'lastOrder'> {
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

function readVersion(): string {
  try {
    return String(
      (JSON.parse(readFileSync('package.json', 'utf8')) as { version?: string }).version,
    );
  } catch {
    return 'unknown';
  }
}

/** Removes the oldest backups of this site beyond the newest so many. @returns their names */
export function removeSurplus(target: string, keep: number): string[] {
  const surplus = listSurplus(readdirSync(target), id, keep);
  for (const name of surplus) rmSync(join(target, name), { recursive: true });
  return surplus;
}

/**
 * Copies a backup to a folder of its own, and checks it there: the backup itself may be on a read-only medium.
 * @throws BackupProblem for a folder that is no backup of this site, or that is not as it was written
 */
export async function unpackBackup(backup: string, folder: string): Promise<BackupManifest> {
  const manifest = readManifest(backup);
  if (manifest.site !== id)
    throw new BackupProblem(`it is a backup of ${manifest.site}, not of ${id}`);
  for (const { name, bytes, sha256 } of manifest.files) {
    const path = join(folder, name);
    try {
      await copyPrivately(join(backup, name), path);
    } catch (error) {
      const { code = 'unknown error' } = error as NodeJS.ErrnoException;
      throw new BackupProblem(`${name} cannot be read (${code})`);
    }
    const found = await fingerprint(path);
    if (found.bytes !== bytes || found.sha256 !== sha256) {
      throw new BackupProblem(`${name} is not as it was written: its checksum differs`);
    }
  }
  const path = join(folder, backedUpDatabase);
  const problem = describeProblem(path, inspectDatabase(path));
  if (problem) throw new BackupProblem(problem);
  return manifest;
}

function readManifest(backup: string): BackupManifest {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(backup, manifestName), 'utf8')));
  } catch {
    throw new BackupProblem(`${backup} is no backup: it has no readable ${manifestName}`);
  }
}
