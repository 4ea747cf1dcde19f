import { expect, test } from 'vitest';
import { formatResult, ok, runCheck, warn } from '~/operator/checks/check-result';

test('a check has its own results; one that throws or takes too long has failed', async () => {
  const run = (check: () => Promise<never>) => runCheck({ name: 'x', run: check }, 20);
  expect(await run(() => Promise.reject(new Error('no disk')))).toEqual([
    { level: 'fail', text: 'no disk' },
  ]);
  expect(await run(() => new Promise(() => {}))).toEqual([
    { level: 'fail', text: 'gave no result within 0.02 seconds' },
  ]);
  const both = await runCheck({ name: 'x', run: async () => [ok('a'), warn('b')] }, 20);
  expect(both.map((result) => formatResult('mail', result))).toEqual([
    'ok    mail        a\n',
    'warn  mail        b\n',
  ]);
});
