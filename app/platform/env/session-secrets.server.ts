import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env-schema';

/**
 * Newest first: the first one signs, all are accepted. Outside production a secret is generated and stored in
 * DATA_DIR.
 */
export function readSessionSecrets({
  SESSION_SECRET,
  DATA_DIR,
}: Pick<Env, 'SESSION_SECRET' | 'DATA_DIR'>): readonly string[] {
  return SESSION_SECRET ?? [keepSecret(DATA_DIR)];
}

function keepSecret(dataDir: string): string {
  const path = join(dataDir, 'session-secret');
  const kept = readKept(path);
  if (kept !== undefined) return kept;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const made = randomBytes(32).toString('base64url');
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${made}\n`, { mode: 0o600, flush: true });
  try {
    // Unlike a rename, this fails if another process was faster and has stored its secret.
    linkSync(draft, path);
  } catch {
    const theirs = readKept(path);
    if (theirs !== undefined) return theirs;
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
  return made;
}

/** @returns undefined if no stored secret is long enough */
function readKept(path: string): string | undefined {
  try {
    const kept = readFileSync(path, 'utf8').trim();
    return kept.length >= 43 ? kept : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}
