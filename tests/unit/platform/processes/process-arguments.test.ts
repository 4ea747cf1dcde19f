import { expect, test } from 'vitest';
import { processNumberArgument, readProcessNumber } from '~/platform/processes/process-arguments';

test('a process reads its number; a single process has none', () => {
  expect(readProcessNumber(['node', 'server.js', '--demo', processNumberArgument(2)])).toBe(2);
  expect(readProcessNumber(['node', 'server.js', '--demo'])).toBeUndefined();
  expect(readProcessNumber(['node', 'server.js', '--process=two'])).toBeUndefined();
});
