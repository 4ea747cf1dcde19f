import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env-schema';

/** Newest first: the first signs, all are accepted. Outside production one is made and kept in DATA_DIR. */
export function readSessionSecrets({
  SESSION_SECRET,
  DATA_DIR,
}: Pick<Env, 'SESSION_SECRET' | 'DATA_DIR'>): readonly string[] {
  return SESSION_SECRET ?? [keepSecret(DATA_DIR)];
}

function keepSecret(dataDir: string): string {
  const path = join(dataDir, 'session-secret');
  try {
    const kept = readFileSync(path, 'utf8').trim();
    if (kept.length >= 43) return kept;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const made = randomBytes(32).toString('base64url');
  writeFileSync(path, `${made}\n`, { mode: 0o600 });
  return made;
}
