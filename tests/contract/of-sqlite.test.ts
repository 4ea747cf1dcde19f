import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ofSqlite } from '../../tools/of-sqlite.mjs';

it('leaves out of the tests on PostgreSQL only what exists', () => {
  const gone = ofSqlite.filter(
    ({ path, title = '' }) => !existsSync(path) || !readFileSync(path, 'utf8').includes(title),
  );
  expect(gone).toEqual([]);
});
