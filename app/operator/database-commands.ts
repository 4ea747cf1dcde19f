import { id } from '#hotel/hotel.config.js';
import type { Command } from 'commander';
import { MoveProblem, moveToPostgres } from '~/platform/database/postgres/move-to-postgres.server';
import type { PostgresState } from '~/platform/database/postgres/postgres-state.server';
import {
  createSiteDatabase,
  inspectSiteDatabase,
  openInspectedDatabase,
} from '~/platform/database/site-database.server';
import { migrate } from '~/platform/database/database.server';
import { noteMoveToPostgres } from '~/platform/env/settings-note.server';
import { lockFolder, readShellEnv, refuseForeignData } from './command-context';
import { CommandFailedError } from './errors';
import { formatExamples } from './options';
import { writeOutput } from './output';

/**
 * `npm run database`: these commands work on a database that may be missing or damaged, so they do not open it first.
 */
export function registerDatabaseCommands(program: Command): void {
  const group = program
    .command('database')
    .summary('create or check the database')
    .description(
      `Create or check the site’s database: ${id}.sqlite in DATA_DIR, or PostgreSQL at DATABASE_URL.`,
    );
  group
    .command('create')
    .summary('create an empty database')
    .description(
      'Create an empty database, once, before the first start in production. The site never creates one itself in production, so that a disk that is not mounted is not mistaken for an empty shop. Fails if the database, or anything else of its name, already exists.',
    )
    .addHelpText('after', formatExamples('database -- create'))
    .action(create);
  group
    .command('check')
    .summary('check the database, without changing it')
    .description('Report whether the site can use the database. Changes nothing.')
    .addHelpText('after', formatExamples('database -- check'))
    .action(check);
  group
    .command('to-postgres')
    .summary('move the database from SQLite to PostgreSQL')
    .description(
      'Copy everything from the file in DATA_DIR into the empty PostgreSQL database at DATABASE_URL, with the site stopped. Counts, sums and the lengths of all texts are compared; nothing is stored unless all of them match. The file is not changed.',
    )
    .addHelpText('after', formatExamples('database -- to-postgres'))
    .action(moveShop);
}

async function create(): Promise<void> {
  const env = readShellEnv();
  refuseForeignData(env);
  const { place, state, problem } = await inspectSiteDatabase(env);
  const isUsable = state.kind !== 'pooled' && state.kind !== 'unreadable';
  if (env.DATABASE_URL && !isUsable) throw new CommandFailedError(`${problem}`);
  if (state.kind !== 'missing' || !(await createSiteDatabase(env))) {
    throw new CommandFailedError(
      `${place} already exists; nothing was changed. Check it with: npm run database -- check`,
    );
  }
  writeOutput(`Created an empty database: ${place}\n`);
}

const stateDescriptions: Partial<Record<PostgresState['kind'], string>> = {
  current: 'is in order',
  older: 'is of an earlier version; the site migrates it when it next starts',
};

async function check(): Promise<void> {
  const env = readShellEnv();
  refuseForeignData(env);
  const { place, state, problem } = await inspectSiteDatabase(env);
  if (problem) throw new CommandFailedError(problem);
  writeOutput(`The database ${place} ${stateDescriptions[state.kind]}\n`);
}

/** `npm run migrate:to-postgres`. */
async function moveShop(): Promise<void> {
  const env = readShellEnv();
  refuseForeignData(env);
  if (!env.DATABASE_URL)
    throw new CommandFailedError('set DATABASE_URL to the PostgreSQL database');
  const file = { DATA_DIR: env.DATA_DIR, DATABASE_URL: undefined };
  const before = await inspectSiteDatabase(file);
  if (before.problem) throw new CommandFailedError(before.problem);
  const after = await inspectSiteDatabase(env);
  if (after.problem && after.state.kind !== 'missing') throw new CommandFailedError(after.problem);
  const lock = lockFolder(env.DATA_DIR);
  const source = openInspectedDatabase(file);
  const target = openInspectedDatabase(env);
  try {
    await migrate(source);
    await migrate(target);
    const tables = await moveToPostgres(source, target);
    for (const { table, rows } of tables) writeOutput(`${table}: ${rows}\n`);
    writeOutput(`All of ${before.place} is in ${after.place}; counts, sums and lengths agree.\n`);
    await noteMoveToPostgres(env.DATA_DIR);
  } catch (error) {
    if (error instanceof MoveProblem) throw new CommandFailedError(error.message);
    throw error;
  } finally {
    await source.destroy();
    await target.destroy();
    lock.release();
  }
}
