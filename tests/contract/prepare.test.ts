import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a build that the system has killed says that memory may be short', () => {
  const code = `import('./tools/prepare.mjs').then(({ run }) =>
    run(process.execPath, ['--eval', 'process.kill(process.pid, "SIGKILL")']));`;
  const ended = spawnSync(process.execPath, ['--eval', code], { encoding: 'utf8' });
  expect(ended.status).toBe(1);
  expect(ended.stderr).toMatch(/^Ended by SIGKILL, probably for want of memory/);
});
