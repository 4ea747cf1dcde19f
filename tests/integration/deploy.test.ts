import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { href } from '~/routing/href';
import { sendCommand } from '../../tools/deploy/control.mjs';
import {
  keepEarlierAssets,
  listReleases,
  makeCurrent,
  readLink,
  releasePath,
} from '../../tools/deploy/releases.mjs';
import { makeTempDir } from '../support/memory-database';
import { findFreePorts } from '../support/free-ports';

const names = {
  first: '20261101T080000Z-a',
  second: '20261102T080000Z-b',
  unfit: '20261103T080000Z-c',
  broken: '20261104T080000Z-d',
};

/** A release as `npm run deploy` leaves it: the build that is there, beside the packages and files that it reads. */
function makeRelease(root: string, name: string, files: Record<string, string>) {
  const folder = releasePath(root, name);
  mkdirSync(join(folder, 'build'), { recursive: true });
  cpSync('build', join(folder, 'build'), { recursive: true });
  for (const shared of ['app', 'node_modules', 'package.json', 'tools']) {
    symlinkSync(resolve(shared), join(folder, shared));
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
}

async function startSupervisor(root: string): Promise<string> {
  const port = await findFreePorts();
  const url = `http://127.0.0.1:${port}`;
  const { PATH = '', HOME = '' } = process.env;
  const settings = { PORT: `${port}`, DATA_DIR: makeTempDir(), SITE_URL: url };
  const child: ChildProcess = spawn(process.execPath, ['tools/supervise.mjs', root, '--demo'], {
    env: { NODE_ENV: 'production', PATH, HOME, TZ: 'UTC', PREPARE_PICTURES: '0', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  await expect
    .poll(
      () =>
        fetch(`${url}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
  return url;
}

/** Visitors who go on until they are stopped. @returns what went wrong for them */
function visit(url: string, paths: readonly string[]): () => Promise<string[]> {
  const failures: string[] = [];
  const over = new AbortController();
  let answers = 0;
  const visitor = async () => {
    for (let turn = 0; !over.signal.aborted; turn++) {
      const path = paths[turn % paths.length] ?? '/';
      const answer = await fetch(url + path, { redirect: 'manual' }).then(
        async (response) => ({ status: response.status, text: await response.text() }),
        (error: unknown) => ({ status: String((error as Error).cause), text: '' }),
      );
      if (answer.status !== 200) failures.push(`${path}: ${answer.status}`);
      answers += 1;
    }
  };
  const visitors = Array.from({ length: 3 }, visitor);
  return async () => {
    over.abort();
    await Promise.all(visitors);
    expect(answers).toBeGreaterThan(100);
    return failures;
  };
}

test('an update, two wrong updates and the way back: no request fails, and open pages keep their scripts', async () => {
  const root = makeTempDir();
  makeRelease(root, names.first, { 'build/client/static/first-0a1b2c.js': 'first();' });
  makeRelease(root, names.second, {});
  keepEarlierAssets(root, releasePath(root, names.second));
  makeRelease(root, names.unfit, { 'build/server/operator.js': 'process.exit(1);' });
  makeRelease(root, names.broken, { 'build/server/server.js': 'throw new Error("broken");' });
  expect(listReleases(root)).toEqual(Object.values(names));
  makeCurrent(root, names.first);
  const url = await startSupervisor(root);

  const home = href('home', 'de');
  const page = await (await fetch(url + home)).text();
  const script = /\/page-scripts\/[\w-]{22}\.js/.exec(page)?.[0] ?? 'no script';
  const stop = visit(url, [home, '/static/first-0a1b2c.js', script, '/shop/cart']);
  const swap = (release: string) => sendCommand(root, { command: 'swap', release });

  expect(await swap(names.second)).toMatchObject({ ok: true });
  expect([readLink(root, 'current'), readLink(root, 'previous')]).toEqual([
    names.second,
    names.first,
  ]);
  expect(await swap(names.unfit)).toMatchObject({ ok: false });
  expect(await swap(names.broken)).toMatchObject({ ok: false });
  expect(await swap('../../elsewhere')).toMatchObject({ ok: false });
  expect(readLink(root, 'current')).toBe(names.second);
  const status = await sendCommand(root, { command: 'status' });
  expect(status?.text).toContain(names.second);
  expect(await swap(names.first)).toMatchObject({ ok: true });
  expect(readLink(root, 'current')).toBe(names.first);
  expect(await stop()).toEqual([]);
});
