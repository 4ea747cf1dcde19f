import { expect, test } from 'vitest';
import { checkNode } from '~/operator/check-command';

test.each([
  ['20.20.2', 'warn'],
  ['22.23.3', 'ok'],
  ['24.21.0', 'fail'],
])('Node.js %s: %s', (version, level) => {
  expect(checkNode(version)).toMatchObject({ level });
});
