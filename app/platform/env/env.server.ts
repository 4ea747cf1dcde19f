import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Env, parseEnv } from './env-schema';

let cached: Env | undefined;
let cachedSecrets: readonly string[] | undefined;

/**
 * The checked environment, read once.
 * @throws EnvError at the first call when a value is wrong
 */
export function getEnv(): Env {
  cached ??= parseEnv(process.env, {
    demo: process.argv.includes('--demo'),
    needsProvider: process.argv.includes('--needs-provider'),
  });
  return cached;
}

/** How often a background job looks for work, in milliseconds: its own interval unless the operator sets one for all. */
export function jobInterval(ownMs: number): number {
  return getEnv().JOB_INTERVAL_MS ?? ownMs;
}

/** The environment of the site that this process works for (the operator's commands), instead of its own. */
export function adoptEnv(env: Env): void {
  cached = env;
  cachedSecrets = undefined;
}

/** Newest first: the first signs, all are accepted. Outside production one is made and kept in DATA_DIR. */
export function getSessionSecrets(): readonly string[] {
  const { SESSION_SECRET, DATA_DIR } = getEnv();
  cachedSecrets ??= SESSION_SECRET ?? [keepSecret(DATA_DIR)];
  return cachedSecrets;
}

function keepSecret(dataDir: string): string {
  const path = join(dataDir, 'session-secret');
  try {
    const kept = readFileSync(path, 'utf8').trim();
    if (kept.length >= 43) return kept;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(dataDir, { recursive: true });
  const made = randomBytes(32).toString('base64url');
  writeFileSync(path, `${made}\n`, { mode: 0o600 });
  return made;
}
