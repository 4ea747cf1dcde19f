import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { id } from '#hotel/hotel.config.js';
import type { Env } from '~/platform/env/env-schema';
import { createDatabase } from './create-database.server';
import { migrate, openDatabase } from './database.server';
import { describeProblem, inspectDatabase } from './database-state.server';
import type { DatabaseHealth } from './database-health';
import { openPostgres } from './postgres/open-postgres.server';
import { isServerLost } from './postgres/postgres-errors';
import {
  describeAddress,
  describePostgresProblem,
  inspectPostgres,
  type PostgresState,
} from './postgres/postgres-state.server';
import { removeOthersAccess } from './private-files.server';
import type { Database } from './schema';
import { DatabaseUnavailable } from './storage-error';

/** Path of the SQLite database in a data folder. */
export const databasePath = (dataDir: string) => resolve(join(dataDir, `${id}.sqlite`));

/** The settings that locate the database: PostgreSQL at `DATABASE_URL`, otherwise a file in `DATA_DIR`. */
export type DatabaseSettings = Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>;

type SiteDatabase = {
  /** Location in human-readable form. */
  place: string;
  state: PostgresState;
  /** One line for the operator; undefined if this version can use the database. */
  problem: string | undefined;
};

/** Determines the state of the configured database without changing anything. */
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
 * Creates an empty database.
 * @returns false if one already exists
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

/** Opens a database after `inspectSiteDatabase`. */
export function openInspectedDatabase(
  { DATABASE_URL: url, DATA_DIR }: DatabaseSettings,
  health?: DatabaseHealth,
): Kysely<Database> {
  if (url !== undefined) return openPostgres(url, health && { health });
  const path = databasePath(DATA_DIR);
  removeOthersAccess([path, `${path}-wal`, `${path}-shm`]);
  return openDatabase(path, health && { health });
}

/** Kept short: if a lease cannot be renewed or a limit counted within this time, waiting longer is of no use. */
const processesMaxWaitMs = 2_000;

/**
 * Opens separate connections for coordination between the processes of a site, so that a busy shop cannot starve it.
 * @returns undefined with SQLite, which supports a single process only
 */
export function openProcessesDatabase({
  DATABASE_URL: url,
}: Pick<Env, 'DATABASE_URL'>): Kysely<Database> | undefined {
  if (url === undefined) return undefined;
  return openPostgres(url, {
    use: 'processes',
    maxConnections: 2,
    maxWaitMs: processesMaxWaitMs,
  });
}

/** How long the start waits for a database server that is still starting, or that is lost meanwhile. */
const serverStartTimeoutMs = 20_000;
const serverPauseMs = 500;

/** The server cannot be reached at the moment. */
class ServerAway extends DatabaseUnavailable {
  override name = 'ServerAway';
}

/**
 * Opens the site's database and migrates it. A missing database is only created in demonstration mode: in production
 * an empty one in the place of the real one would be a disaster.
 * @param health records errors
 * @throws DatabaseUnavailable if there is no database that this version can use
 */
export async function openSiteDatabase(
  env: DatabaseSettings & Pick<Env, 'strict'>,
  health?: DatabaseHealth,
): Promise<Kysely<Database>> {
  const deadline = performance.now() + serverStartTimeoutMs;
  for (;;) {
    try {
      return await tryToOpen(env, health);
    } catch (error) {
      if (!(error instanceof ServerAway) || performance.now() >= deadline) throw error;
    }
    await setTimeout(serverPauseMs);
  }
}

/** @throws ServerAway also if the server is lost after the inspection */
async function tryToOpen(
  env: DatabaseSettings & Pick<Env, 'strict'>,
  health: DatabaseHealth | undefined,
): Promise<Kysely<Database>> {
  const { DATABASE_URL: url } = env;
  try {
    let found = await inspectSiteDatabase(env);
    if (found.state.kind === 'missing' && !env.strict) {
      await createSiteDatabase(env);
      found = await inspectSiteDatabase(env);
    }
    if (found.problem) {
      const isAway = url !== undefined && found.state.kind === 'unreadable';
      throw isAway ? new ServerAway(found.problem) : new DatabaseUnavailable(found.problem);
    }
    return await openAndMigrate(env, health);
  } catch (error) {
    if (url === undefined || !isServerLost(error)) throw error;
    const state = { kind: 'unreadable', detail: (error as Error).message } as const;
    throw new ServerAway(describePostgresProblem(url, state), { cause: error });
  }
}

async function openAndMigrate(
  env: DatabaseSettings,
  health: DatabaseHealth | undefined,
): Promise<Kysely<Database>> {
  removeOthersAccess([join(env.DATA_DIR, 'mail')]);
  const db = openInspectedDatabase(env, health);
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
