import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { explainStartFailure } from '~/start/start-failures.server';
import { makeTempDir } from '../../support/memory-database';

const settings = { PORT: 3002, HOST: '127.0.0.1', DATA_DIR: './data' };

/** The failure, as the system reports it. */
async function catchError(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail');
}

test('a taken port is one line that names it', async () => {
  const first = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void first.close());
  await once(first, 'listening');
  const { port } = first.address() as { port: number };
  const second = createServer().listen(port, '127.0.0.1');
  const error = await catchError(() => once(second, 'listening'));
  expect(explainStartFailure(error, settings)).toEqual({
    message:
      'PORT 3002 at 127.0.0.1 is taken by another process (EADDRINUSE). Stop that one, or set another PORT',
    exitCode: 71,
  });
});

test('a port that is taken when a parent binds it for several processes is the same line', () => {
  const error = Object.assign(new Error('bind EADDRINUSE'), {
    code: 'EADDRINUSE',
    syscall: 'bind',
  });
  expect(explainStartFailure(error, settings)).toMatchObject({
    message: expect.stringMatching(/^PORT 3002 at 127\.0\.0\.1 is taken/),
    exitCode: 71,
  });
});

test('a HOST that no address belongs to is one line that names it', async () => {
  const server = createServer();
  const HOST = '999.1.1.1';
  const error = await catchError(async () => {
    server.listen(0, HOST);
    await once(server, 'listening');
  });
  expect(explainStartFailure(error, { ...settings, HOST })).toMatchObject({
    message: expect.stringMatching(
      /^The site cannot listen at 999\.1\.1\.1:3002 \((?:ENOTFOUND|EAI_\w+)\)/,
    ),
    exitCode: 77,
  });
});

test('another name that cannot be resolved says nothing about HOST', () => {
  const error = Object.assign(new Error('getaddrinfo ENOTFOUND db'), {
    code: 'ENOTFOUND',
    syscall: 'getaddrinfo',
    hostname: 'db',
  });
  expect(explainStartFailure(error, settings)).toBeUndefined();
});

test('a DATA_DIR that cannot be used is one line that names it', async () => {
  const file = join(makeTempDir(), 'file');
  writeFileSync(file, '');
  const error = await catchError(() => mkdirSync(join(file, 'data'), { recursive: true }));
  expect(explainStartFailure(error, settings)).toMatchObject({
    message: expect.stringMatching(/^DATA_DIR \.\/data cannot be used: ENOTDIR at /),
    exitCode: 77,
  });
});

test('a fault of ours is not explained away', () => {
  expect(explainStartFailure(new TypeError('undefined'), settings)).toBeUndefined();
});
