import { join } from 'node:path';
import { dumpedDatabase } from '~/platform/backup/backup.server';
import {
  ClientProgramProblem,
  runClientProgram,
} from '~/platform/database/postgres/client-programs.server';
import { openPostgres } from '~/platform/database/postgres/open-postgres.server';
import {
  describeAddress,
  describePostgresProblem,
  inspectPostgres,
} from '~/platform/database/postgres/postgres-state.server';
import {
  moveSchemaBack,
  finishSchema,
  isInUse,
  moveSchemaAside,
  withConnection,
} from '~/platform/database/postgres/replaced-schema.server';
import { CommandFailedError } from './errors';
import { isEmptyShop } from './restored-database';
import { putFilesInPlace, type RestoreTarget } from './restore-files';

/**
 * The PostgreSQL database at a URL. The schema that is there is moved aside, and comes back unless the restore succeeds; until
 * then no site opens the new one.
 */
export function restoreIntoPostgres(url: string, dataDir: string, now: Date): RestoreTarget {
  const connect = <Result>(work: Parameters<typeof withConnection<Result>>[1]) =>
    withConnection(url, work);
  let aside: string | undefined;
  return {
    check: (replace) => checkDatabase(url, replace),
    async open(draft) {
      aside = await connect((client) => moveSchemaAside(client, now));
      const path = join(draft, dumpedDatabase);
      const name = decodeURIComponent(new URL(url).pathname.slice(1));
      await runClientProgram('pg_restore', url, [
        '--no-owner',
        '--no-privileges',
        '--exit-on-error',
        `--dbname=${name}`,
        path,
      ]);
      return openPostgres(url);
    },
    async finish(draft) {
      await putFilesInPlace(draft, dataDir);
      const replaced = aside ?? '';
      const isKept = await connect((client) => finishSchema(client, replaced));
      aside = undefined;
      return isKept ? `the schema ${replaced} of ${describeAddress(url)}` : undefined;
    },
    async abandon() {
      if (aside !== undefined) await connect(moveSchemaBack);
    },
  };
}

async function checkDatabase(url: string, replace: boolean): Promise<void> {
  let state = await inspectPostgres(url);
  if (state.kind === 'unreadable') {
    throw new CommandFailedError(`${describePostgresProblem(url, state)}`);
  }
  if (await withConnection(url, isInUse)) {
    throw new CommandFailedError('a site or a command uses the database; stop it first');
  }
  // A restore that was killed has left its half; what was there before it is aside.
  if (await withConnection(url, moveSchemaBack)) state = await inspectPostgres(url);
  if (replace || state.kind === 'missing') return;
  if (state.kind === 'current') {
    const db = openPostgres(url);
    try {
      if (await isEmptyShop(db)) return;
    } finally {
      await db.destroy();
    }
  }
  const what =
    describePostgresProblem(url, state) ??
    `the database ${describeAddress(url)} holds a shop already`;
  throw new CommandFailedError(
    `${what}. With --replace it is moved aside and the backup takes its place`,
  );
}

/** A failure of PostgreSQL's programs or of a statement, as one line. */
export function explainPostgresFailure(error: unknown): unknown {
  if (error instanceof ClientProgramProblem) return new CommandFailedError(error.message);
  const { code, message } = error as { code?: string; message: string };
  // Codes of PostgreSQL have five characters; 42501: insufficient privilege.
  if (!/^[0-9A-Z]{5}$/.test(code ?? '')) return error;
  const advice =
    code === '42501' ? '. The user of DATABASE_URL has to own the database and its schema' : '';
  return new CommandFailedError(`${message}${advice}; nothing was changed`);
}
