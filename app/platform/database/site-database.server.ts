import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { id } from '#hotel/hotel.config.js';
import type { Env } from '~/platform/env/env-schema';
import { createDatabase } from './create-database.server';
import { migrate, openDatabase } from './database.server';
import { type DatabaseState, describeProblem, inspectDatabase } from './database-state.server';
import type { DatabaseHealth } from './database-health';
import { openPostgres } from './postgres/open-postgres.server';
import {
  describeAddress,
  describePostgresProblem,
  inspectPostgres,
} from './postgres/postgres-state.server';
import { closeToOthers } from './private-files.server';
import type { Database } from './schema';
import { DatabaseUnavailable } from './storage-error';

/** Where an SQLite database is. */
export const databasePath = (dataDir: string) => resolve(join(dataDir, `${id}.sqlite`));

/** The settings that say where the database is: PostgreSQL at an address, or else a file in a folder. */
export type DatabaseSettings = Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>;

type SiteDatabase = {
  /** For people. */
  place: string;
  state: DatabaseState;
  /** One line for the operator; undefined when this version may use it. */
  problem: string | undefined;
};

/** Determines what is where the settings say, without changing anything there. */
export async function inspectSiteDatabase(settings: DatabaseSettings): Promise<SiteDatabase> {
  const { DATABASE_URL: url, DATA_DIR } = settings;
  if (url !== undefined) {
    const state = await inspectPostgres(url);
    return { place: describeAddress(url), state, problem: describePostgresProblem(url, state) };
  }
  const place = databasePath(DATA_DIR);
  const state = inspectDatabase(place);
  return { place, state, problem: describeProblem(place, state) };
}

/**
 * Makes an empty database.
 * @returns false when one was there
 */
export async function createSiteDatabase(settings: DatabaseSettings): Promise<boolean> {
  const { DATABASE_URL: url, DATA_DIR } = settings;
  if (url === undefined) return createDatabase(databasePath(DATA_DIR));
  const db = openPostgres(url);
  try {
    await migrate(db);
    return true;
  } finally {
    await db.destroy();
  }
}

/** Opens a database that was inspected. */
export function openInspectedDatabase(
  { DATABASE_URL: url, DATA_DIR }: DatabaseSettings,
  health?: DatabaseHealth,
): Kysely<Database> {
  if (url !== undefined) return openPostgres(url, health && { health });
  const path = databasePath(DATA_DIR);
  closeToOthers([path, `${path}-wal`, `${path}-shm`]);
  return openDatabase(path, health && { health });
}

/** How long a start waits for a server that is starting too. */
const serverPatienceMs = 20_000;
const serverPauseMs = 500;

async function inspectPatiently(settings: DatabaseSettings): Promise<SiteDatabase> {
  const deadline = performance.now() + serverPatienceMs;
  for (;;) {
    const found = await inspectSiteDatabase(settings);
    const isAway = settings.DATABASE_URL !== undefined && found.state.kind === 'unreadable';
    if (!isAway || performance.now() >= deadline) return found;
    await setTimeout(serverPauseMs);
  }
}

/**
 * Opens the site's database and migrates it. Only a demonstration makes one by itself: in production an empty one in the
 * place of another is a disaster.
 * @param health records errors
 * @throws DatabaseUnavailable when there is no database that this version may use
 */
export async function openSiteDatabase(
  env: DatabaseSettings & Pick<Env, 'strict'>,
  health?: DatabaseHealth,
): Promise<Kysely<Database>> {
  let found = await inspectPatiently(env);
  if (found.state.kind === 'missing' && !env.strict) {
    await createSiteDatabase(env);
    found = await inspectSiteDatabase(env);
  }
  if (found.problem) throw new DatabaseUnavailable(found.problem);
  closeToOthers([join(env.DATA_DIR, 'mail')]);
  const db = openInspectedDatabase(env, health);
  await migrate(db);
  return db;
}
