import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { id } from '#hotel/hotel.config.js';
import { describeProblem, inspectDatabase } from '~/platform/database/database-state.server';
import { migrations } from '~/platform/database/migrations/migrations';
import { databasePath, type DatabaseSettings } from '~/platform/database/site-database.server';
import { listGivenSecrets } from '~/platform/env/settings-note.server';
import { flushFile, flushFolder, writeDurably } from '~/platform/files/durable-files.server';
import { describeWriteProblem } from '~/platform/files/write-problem';
import { removeLeftovers } from '~/platform/files/remove-leftovers.server';
import { dayMs } from '~/platform/time/durations';
import {
  backupName,
  type BackupManifest,
  draftName,
  findNewest,
  listDrafts,
  listSurplus,
  manifestName,
  manifestSchema,
} from './backup-manifest';
import { BackupProblem } from './backup-problem';
import { copyPrivately, fingerprint, listFiles } from './file-copies.server';
import { dumpPostgres } from './postgres-copy.server';
import { copySqlite } from './sqlite-copy.server';

/** File name of the database in backups of a shop on SQLite. */
export const backedUpDatabase = 'database.sqlite';

/** File name of the database in backups of a shop on PostgreSQL: a dump in its custom format. */
export const dumpedDatabase = 'database.dump';

const databaseFile = ({ DATABASE_URL: url }: Pick<DatabaseSettings, 'DATABASE_URL'>) =>
  url === undefined ? backedUpDatabase : dumpedDatabase;

/**
 * Files beside the database that have no other source. Pictures can be encoded again, and emails written as files
 * only stand in for a mailbox.
 */
const keptBeside = [
  'payment-journal.jsonl',
  'invoice-numbers.jsonl',
  'site-settings.json',
  'content',
];

type Options = {
  settings: DatabaseSettings;
  /** Folder that collects the backups and must exist; a new folder is created in it. */
  target: string;
  now: Date;
  source: Record<string, string | undefined>;
};

/**
 * Backs up the shop while it continues to sell: a consistent snapshot of the database, checked from beginning to end. The
 * backup gets its final name only once it is complete.
 * @returns its folder, and the paths of what interrupted backups have left that cannot be removed
 * @throws BackupProblem
 */
export async function createBackup({ settings, target, now, source }: Options) {
  const { DATA_DIR: dataDir, DATABASE_URL: url } = settings;
  const file = databaseFile(settings);
  const name = backupName(id, now);
  const folder = join(target, name);
  const draft = join(target, draftName(id, now));
  requireFolder(target);
  const leftovers = removeOldDrafts(target, now);
  makeDraft(draft, target);
  try {
    if (existsSync(folder)) throw atTheSameTime(target);
    const copy = join(draft, file);
    const facts =
      url === undefined ? copySqlite(databasePath(dataDir), copy) : await dumpPostgres(url, copy);
    await flushFile(copy);
    // Copied after the database, so that the journals contain everything that the copied database does.
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
    for (const each of [file, ...names]) {
      manifest.files.push({ name: each, ...(await fingerprint(join(draft, each))) });
    }
    const manifestPath = join(draft, manifestName);
    await writeDurably(manifestPath, `${JSON.stringify(manifest, null, 2)}\n`);
    renameSync(draft, folder);
    await flushFolder(target);
    return { folder, manifest, leftovers };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'SQLITE_FULL')
      throw new BackupProblem(describeWriteProblem(target, code));
    throw error;
  }
}

/** The name of the draft is that of the second: what is there already is another backup's, and stays. */
function makeDraft(draft: string, target: string): void {
  try {
    mkdirSync(draft, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'EEXIST'
      ? atTheSameTime(target)
      : new BackupProblem(describeWriteProblem(target, code));
  }
}

const atTheSameTime = (target: string) =>
  new BackupProblem(`another backup is made in ${target} at this moment`);

/** Made here, the folder of a disk that is not mounted would be on the disk of the site: no backup, and soon full. */
function requireFolder(target: string): void {
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new BackupProblem(`there is no folder ${target}: mount its disk, or make it with mkdir`);
}

/** A backup takes minutes: a draft that old was interrupted. */
const staleDraftMs = dayMs;

/**
 * Removes what interrupted backups have left: no one sees it, and it fills the disk.
 * @returns the paths of those that cannot be removed
 */
function removeOldDrafts(target: string, now: Date): string[] {
  const before = new Date(now.getTime() - staleDraftMs);
  return removeLeftovers(target, listDrafts(readdirSync(target), id, before));
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

/** Removes the oldest backups of this site in excess of the `keep` newest ones. @returns their names */
export function removeSurplus(target: string, keep: number): string[] {
  const surplus = listSurplus(readdirSync(target), id, keep);
  for (const name of surplus) rmSync(join(target, name), { recursive: true });
  return surplus;
}

/**
 * Copies a backup to a folder of its own and verifies the copy, because the backup itself may be on a read-only
 * medium.
 * @throws BackupProblem if the folder is not a backup of this site, or was changed after it was written
 */
export async function unpackBackup(
  backup: string,
  folder: string,
  settings: Pick<DatabaseSettings, 'DATABASE_URL'>,
): Promise<BackupManifest> {
  const manifest = readManifest(backup);
  if (manifest.site !== id)
    throw new BackupProblem(`it is a backup of ${manifest.site}, not of ${id}`);
  refuseOtherDatabase(manifest, databaseFile(settings));
  refuseNewer(manifest);
  for (const { name, bytes, sha256 } of manifest.files) {
    const path = join(folder, name);
    try {
      await copyPrivately(join(backup, name), path);
    } catch (error) {
      const { code = 'unknown error' } = error as NodeJS.ErrnoException;
      throw new BackupProblem(
        code === 'ENOSPC'
          ? `the disk of DATA_DIR has no room for ${name} (${code}); nothing was changed`
          : code === 'ENOENT'
            ? `${name} is missing in ${backup}; ${copyAgain}`
            : `${name} cannot be read (${code})`,
      );
    }
    const found = await fingerprint(path);
    if (found.bytes !== bytes || found.sha256 !== sha256) {
      throw new BackupProblem(
        `${name} is not as it was written: its checksum differs; ${copyAgain}`,
      );
    }
  }
  if (settings.DATABASE_URL === undefined) {
    const path = join(folder, backedUpDatabase);
    const problem = describeProblem(path, inspectDatabase(path));
    if (problem) throw new BackupProblem(problem);
  }
  return manifest;
}

const copyAgain = 'copy the backup again, or restore another';

function refuseNewer({ schema, version }: BackupManifest): void {
  if (Object.hasOwn(migrations, schema)) return;
  throw new BackupProblem(
    `it was made by a newer version, ${version} (${schema}); restore it with that version`,
  );
}

function refuseOtherDatabase({ files }: BackupManifest, file: string): void {
  if (files.some(({ name }) => name === file)) return;
  throw new BackupProblem(
    file === dumpedDatabase
      ? 'it is a backup of SQLite: restore it without DATABASE_URL, then see npm run migrate:to-postgres'
      : 'it is a backup of PostgreSQL: set DATABASE_URL to an empty database',
  );
}

function readManifest(backup: string): BackupManifest {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(backup, manifestName), 'utf8')));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== undefined && code !== 'ENOENT' && code !== 'ENOTDIR') {
      const advice = code === 'EACCES' ? ': this user needs permission to read the folder' : '';
      throw new BackupProblem(`${join(backup, manifestName)} cannot be read (${code})${advice}`);
    }
    const newest = code === undefined ? undefined : findNewest(listNames(backup), id);
    const advice = newest ? `; the newest backup in it is ${join(backup, newest)}` : '';
    throw new BackupProblem(`${backup} is no backup: it has no readable ${manifestName}${advice}`);
  }
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
