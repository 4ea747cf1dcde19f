import { id } from '#hotel/hotel.config.js';
import type { Command } from 'commander';
import { createDatabase } from '~/platform/database/create-database.server';
import {
  type DatabaseState,
  describeProblem,
  inspectDatabase,
} from '~/platform/database/database-state.server';
import { databasePath } from '~/platform/database/site-database.server';
import { readShellEnv } from './command-context';
import { CommandFailedError } from './errors';
import { formatExamples } from './options';
import { writeOutput } from './output';

/** `npm run database`: these commands open no database, since it may be missing or damaged. */
export function registerDatabaseCommands(program: Command): void {
  const group = program
    .command('database')
    .summary('create or check the database')
    .description(`Create or check the site’s database, ${id}.sqlite in DATA_DIR.`);
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
}

async function create(): Promise<void> {
  const path = databasePath(readShellEnv().DATA_DIR);
  const { kind } = inspectDatabase(path);
  if (kind !== 'missing' || !(await createDatabase(path))) {
    throw new CommandFailedError(
      `${path} already exists; nothing was changed. Check it with: npm run database -- check`,
    );
  }
  writeOutput(`Created an empty database: ${path}\n`);
}

const stateDescriptions: Partial<Record<DatabaseState['kind'], string>> = {
  current: 'is in order',
  older: 'is of an earlier version; the site migrates it when it next starts',
};

function check(): void {
  const path = databasePath(readShellEnv().DATA_DIR);
  const state = inspectDatabase(path);
  const problem = describeProblem(path, state);
  if (problem) throw new CommandFailedError(problem);
  writeOutput(`The database ${path} ${stateDescriptions[state.kind]}\n`);
}
