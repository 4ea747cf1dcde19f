import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { stop } from '../../tools/bench/processes.mjs';

test('a process that was killed is not waited for', { timeout: 20_000 }, async () => {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await expect(stop({ child })).resolves.toBeUndefined();
});
