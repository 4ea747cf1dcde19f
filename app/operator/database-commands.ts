import { createDatabase } from '~/platform/database/create-database.server';
import {
  type DatabaseState,
  describeProblem,
  inspectDatabase,
} from '~/platform/database/database-state.server';
import { databasePath } from '~/platform/database/site-database.server';
import { expectWords, OperatorError, readArguments } from './command-line';
import { print } from './output';
import type { SetupCommand, Subject } from './subject';

const usage = `The database of the site, murva.sqlite in DATA_DIR.

  npm run database -- create
  npm run database -- check

create makes an empty database, once, before the first start in production: there the site never
makes one by itself, so that a disk that is not there is not taken for an empty shop. It refuses if
anything is in the place. check says what is there, and changes nothing.
`;

const create: SetupCommand = (args) => {
  expectWords(readArguments(args, {}).positionals, []);
  return async ({ DATA_DIR }) => {
    const path = databasePath(DATA_DIR);
    const { kind } = inspectDatabase(path);
    if (kind !== 'missing' || !(await createDatabase(path))) {
      throw new OperatorError(
        `There is something at ${path} already; nothing was done. What it is says: npm run database -- check`,
      );
    }
    print(`An empty database was made: ${path}\n`);
  };
};

const states: Partial<Record<DatabaseState['kind'], string>> = {
  current: 'is in order',
  older: 'is of an earlier version: the next start brings it up to date',
};

const check: SetupCommand = (args) => {
  expectWords(readArguments(args, {}).positionals, []);
  return async ({ DATA_DIR }) => {
    const path = databasePath(DATA_DIR);
    const state = inspectDatabase(path);
    const problem = describeProblem(path, state);
    if (problem) throw new OperatorError(problem);
    print(`The database ${path} ${states[state.kind]}\n`);
  };
};

export const database: Subject = { usage, commands: {}, setup: { create, check } };
