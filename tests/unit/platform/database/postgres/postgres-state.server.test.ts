import { expect, test } from 'vitest';
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
