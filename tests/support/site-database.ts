import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { administer, databaseUrl, testServerUrl } from './postgres-server';

/** What PostgreSQL says of a database that exists, or that another process is creating at the same time. */
const alreadyExists = ['42P04', '23505'];

/** One database per data folder, so that a site restarted on its folder finds its rows again. */
const nameOf = (dataDir: string) =>
  `site_${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 32)}`;

/** Of the database that belongs to a data folder, on the run's PostgreSQL server; undefined where tests run on SQLite. */
export function siteDatabaseUrl(dataDir: string): string | undefined {
  const server = testServerUrl();
  return server === undefined ? undefined : databaseUrl(server, nameOf(dataDir));
}

/** The settings that a site and its operator's commands need to find their database, beside `DATA_DIR`. */
export function databaseSettings(dataDir: string): { DATABASE_URL?: string } {
  const url = siteDatabaseUrl(dataDir);
  return url === undefined ? {} : { DATABASE_URL: url };
}

/** Creates the data folder's database without tables, as a server's administrator does, unless it is there. */
export async function provideDatabase(dataDir: string): Promise<void> {
  const server = testServerUrl();
  if (server === undefined) return;
  try {
    await administer(server, `create database ${nameOf(dataDir)} template template0`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && alreadyExists.includes(error.code ?? '')))
      throw error;
  }
}

/** Removes the data folder's database, whose site has ended. */
export async function removeDatabase(dataDir: string): Promise<void> {
  rmSync(join(dataDir, 'murva.sqlite'), { force: true });
  const server = testServerUrl();
  if (server === undefined) return;
  await administer(server, `drop database if exists ${nameOf(dataDir)} with (force)`);
}
