import { expect, onTestFinished, test } from 'vitest';
import { hasPgBouncer, startPgBouncer } from '../../../../support/pg-bouncer';
import { usePostgres } from '../../../../support/use-postgres';
import {
  describePostgresProblem,
  inspectPostgres,
} from '~/platform/database/postgres/postgres-state.server';

test('a certificate that cannot be read is named, as a problem of DATABASE_URL', async () => {
  const url = 'postgres://site:secret@127.0.0.1:1/shop?sslmode=verify-full&sslrootcert=/no/ca.pem';
  expect(describePostgresProblem(url, await inspectPostgres(url))).toBe(
    'The database shop on 127.0.0.1:1 cannot be reached. Look at DATABASE_URL, the server, and the rights of the user in it (ENOENT at /no/ca.pem)',
  );
});

test.each([
  ['3D000', /^The database shop on db does not exist\. .*createdb.* \(3D000\)$/],
  ['28P01', /^The database shop on db refuses the user or the password in DATABASE_URL \(28P01\)$/],
  ['ECONNREFUSED', /^The database shop on db cannot be reached\. .* \(ECONNREFUSED\)$/],
])('what the server answers is said in words: %s', (detail, words) => {
  const url = 'postgres://site:secret@db/shop';
  expect(describePostgresProblem(url, { kind: 'unreadable', detail })).toMatch(words);
});

const postgres = usePostgres();
const hasPooler = hasPgBouncer();
if (!hasPooler) console.warn('SKIPPED: no PgBouncer on this machine; apt-get install pgbouncer');

test.runIf(postgres.isPossible && hasPooler)(
  'a pooler in session mode may be used, one in transaction mode not: settings and locks reach other clients',
  async () => {
    const inspect = async (mode: 'session' | 'transaction') => {
      const pooler = await startPgBouncer(postgres.server.url, mode);
      onTestFinished(pooler.stop);
      return (await inspectPostgres(pooler.url)).kind;
    };
    expect(await inspect('session')).toBe('missing');
    expect(await inspect('transaction')).toBe('pooled');
  },
);

test('a pooler in transaction mode is named, with what to do', () => {
  expect(
    describePostgresProblem('postgres://site:secret@db:6432/shop', { kind: 'pooled' }),
  ).toMatch(
    /^The database shop on db:6432 is behind a connection pooler in transaction mode, .* session mode/,
  );
});
