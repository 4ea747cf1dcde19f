import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeOutput } from '~/operator/output';
import { makeTempDir } from '../../support/memory-database';

test('a file in a folder that does not exist names the folder', () => {
  const folder = join(makeTempDir(), 'novmeber');
  const write = () => writeOutput('x', join(folder, 'orders.csv'));
  expect(write).toThrow(`${folder} cannot be written to (ENOENT): there is no such folder`);
});
