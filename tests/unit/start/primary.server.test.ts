import cluster from 'node:cluster';
import { expect, test, vi } from 'vitest';
import { log } from '~/platform/log/log.server';
import { startProcesses } from '~/start/primary.server';
import { makeEnv } from '../../support/load-context';
import { makeTempDir } from '../../support/memory-database';

test('a first process that the system cannot start is reported before the site gives up', async () => {
  vi.spyOn(cluster, 'setupPrimary').mockReturnValue();
  vi.spyOn(cluster, 'fork').mockImplementation(() => {
    throw new Error('spawn ENOMEM');
  });
  vi.spyOn(process, 'on').mockReturnThis();
  vi.spyOn(process, 'once').mockReturnThis();
  const exit = new Error('exit');
  const ended = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw exit;
  });
  const said = vi.spyOn(log, 'fatal').mockReturnValue();
  const env = makeEnv({ WEB_PROCESSES: 2, DATA_DIR: makeTempDir() });
  await expect(startProcesses(env, 'server.js')).rejects.toBe(exit);
  expect(said).toHaveBeenCalledWith({ problem: 'spawn ENOMEM' }, expect.any(String));
  expect(ended).toHaveBeenCalledWith(71);
});
