import cluster from 'node:cluster';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('the parent of open processes leaves the note by which its own crash is noticed', async () => {
  vi.spyOn(cluster, 'setupPrimary').mockReturnValue();
  vi.spyOn(cluster, 'fork').mockImplementation(() => {
    const worker = Object.assign(new EventEmitter(), { process: { pid: 1 } });
    setImmediate(() => worker.emit('message', { isOpen: true, isDatabaseUsable: true }));
    return worker as unknown as ReturnType<typeof cluster.fork>;
  });
  vi.spyOn(process, 'on').mockReturnThis();
  vi.spyOn(process, 'once').mockReturnThis();
  vi.spyOn(log, 'info').mockReturnValue();
  const env = makeEnv({ WEB_PROCESSES: 2, DATA_DIR: makeTempDir() });
  await startProcesses(env, 'server.js');
  expect(readFileSync(join(env.DATA_DIR, 'open-process'), 'utf8')).toBe(String(process.pid));
});
