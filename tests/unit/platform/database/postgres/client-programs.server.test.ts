import { expect, test } from 'vitest';
import {
  describeConnection,
  runClientProgram,
} from '~/platform/database/postgres/client-programs.server';

test('a connection is described by variables, decoded, so that no argument holds the password', () => {
  expect(describeConnection('postgres://s%40ite:p%2Fw@db.example:5433/sh%20op')).toEqual({
    PGHOST: 'db.example',
    PGPORT: '5433',
    PGUSER: 's@ite',
    PGPASSWORD: 'p/w',
    PGDATABASE: 'sh op',
  });
});

test('certificates and sockets keep their parameters; what only the site’s driver knows is translated', () => {
  const read = (rest: string) => describeConnection(`postgres://site@[::1]/shop${rest}`);
  expect(read('')).toMatchObject({ PGHOST: '::1' });
  expect(read('?host=%2Fvar%2Frun%2Fpostgresql')).toMatchObject({ PGHOST: '/var/run/postgresql' });
  expect(read('?sslmode=verify-full')).toMatchObject({
    PGSSLMODE: 'verify-full',
    PGSSLROOTCERT: 'system',
  });
  expect(read('?sslmode=verify-full&sslrootcert=%2Fca.pem')).toMatchObject({
    PGSSLROOTCERT: '/ca.pem',
  });
  expect(read('?sslmode=no-verify')).toMatchObject({ PGSSLMODE: 'require' });
});

test('a program that is not installed is one line that says what to install', async () => {
  await expect(
    runClientProgram('pg_dump', 'postgres://a/b', [], { ...process.env, PATH: '/nowhere' }),
  ).rejects.toThrow(/^pg_dump is not installed on this machine.*postgresql-client/);
});
