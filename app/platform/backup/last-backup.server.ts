import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '~/platform/files/durable-files.server';

const noteOf = (dataDir: string) => join(dataDir, 'last-backup');

/** Notes in DATA_DIR when a backup succeeded, so that the site notices if no more are made. */
export function noteBackup(dataDir: string, at: Date): Promise<void> {
  return writeDurably(noteOf(dataDir), `${at.toISOString()}\n`);
}

/** When the last backup succeeded; undefined if none is noted. */
export async function readLastBackup(dataDir: string): Promise<Date | undefined> {
  const text = await readFile(noteOf(dataDir), 'utf8').catch(() => '');
  const at = new Date(text.trim());
  return Number.isNaN(at.getTime()) ? undefined : at;
}
