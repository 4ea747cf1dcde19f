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
  return SESSION_SECRET ?? [readOrCreateSecret(DATA_DIR)];
}

function readOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, 'session-secret');
  const stored = readStored(path);
  if (stored !== undefined) return stored;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString('base64url');
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true });
  try {
    // Unlike a rename, this fails if another process was faster and has stored its secret.
    linkSync(draft, path);
  } catch {
    const theirs = readStored(path);
    if (theirs !== undefined) return theirs;
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
  return secret;
}

/** @returns undefined if no stored secret is long enough */
function readStored(path: string): string | undefined {
  try {
    const stored = readFileSync(path, 'utf8').trim();
    return stored.length >= 43 ? stored : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}
