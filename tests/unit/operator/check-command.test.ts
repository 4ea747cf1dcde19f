import { expect, test } from 'vitest';
import { checkNode, findHostProblem } from '~/operator/check-command';

test.each([
  ['20.20.2', 'warn'],
  ['22.23.3', 'ok'],
  ['24.21.0', 'fail'],
])('Node.js %s: %s', (version, level) => {
  expect(checkNode(version)).toMatchObject({ level });
});

test('a HOST at which the site cannot listen is found before it is started again', async () => {
  expect(await findHostProblem({ HOST: '127.0.0.1' })).toBeUndefined();
  expect(await findHostProblem({ HOST: '192.0.2.1' })).toBe(
    'HOST is wrong: the site cannot listen at 192.0.2.1 (EADDRNOTAVAIL); it takes an address to listen on, e.g. 127.0.0.1 or 0.0.0.0',
  );
});
