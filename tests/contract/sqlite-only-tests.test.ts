import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sqliteOnlyTests } from '../../tools/sqlite-only-tests.mjs';

it('leaves out of the tests on PostgreSQL only what exists', () => {
  const gone = sqliteOnlyTests.filter(
    ({ path, title = '' }) => !existsSync(path) || !readFileSync(path, 'utf8').includes(title),
  );
  expect(gone).toEqual([]);
});
