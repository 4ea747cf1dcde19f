import { mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { href } from '~/routing/href';
import { listFailures } from '~/platform/processes/process-failures.js';
import { sendCommand } from '../../tools/deploy/control.mjs';
import {
  keepEarlierAssets,
  listReleases,
  makeCurrent,
  readLink,
  releasePath,
} from '../../tools/deploy/releases.mjs';
import { makeTempDir } from '../support/memory-database';
import { makeRelease, startSupervisor, visit } from '../support/releases';

const names = {
  first: '20261101T080000Z-a',
  second: '20261102T080000Z-b',
  unfit: '20261103T080000Z-c',
  broken: '20261104T080000Z-d',
  failing: '20261105T080000Z-e',
  dying: '20261106T080000Z-f',
};

/** A site that opens, but cannot show one of its pages. */
const failingSite = (path: string) => `import { Server } from 'node:http';
  const { emit } = Server.prototype;
  Server.prototype.emit = function (event, request, response) {
    if (event !== 'request' || request.url !== ${JSON.stringify(path)}) return emit.apply(this, arguments);
    response.writeHead(500).end();
  };
  await import('./site.js');`;

test('an update, wrong updates and the way back: no request fails, and open pages keep their scripts', async () => {
  const root = makeTempDir();
  makeRelease(root, names.first, { 'build/client/static/first-0a1b2c.js': 'first();' });
  makeRelease(root, names.second);
  keepEarlierAssets(root, releasePath(root, names.second));
  makeRelease(root, names.unfit, { 'build/server/operator.js': 'process.exit(1);' });
  // Stands for a migration, with which the release that runs cannot start any more.
  const operator = join('..', `${names.second}/build/server/operator.js`);
  makeRelease(root, names.broken, {
    'build/server/server.js': `import { writeFileSync } from 'node:fs';
      writeFileSync(${JSON.stringify(operator)}, 'process.exit(1);');
      throw new Error('broken');`,
  });
  const italianShop = href('shop', 'it');
  makeRelease(root, names.failing, {
    'build/server/site.js': readFileSync('build/server/server.js', 'utf8'),
    'build/server/server.js': failingSite(italianShop),
  });
  makeRelease(root, names.dying, {
    'build/server/site.js': readFileSync('build/server/server.js', 'utf8'),
    'build/server/server.js': `await import('./site.js');
      setTimeout(() => process.exit(70), 200);`,
  });
  expect(listReleases(root)).toEqual(Object.values(names));
  makeCurrent(root, names.first);
  const dataDir = makeTempDir();
  const supervised = await startSupervisor(root, dataDir);
  onTestFinished(() => supervised.stop());
  const { url, pid } = supervised;
  expect(readFileSync(join(dataDir, 'open-process'), 'utf8')).toBe(String(pid));

  const home = href('home', 'de');
  const page = await (await fetch(url + home)).text();
  const script = /\/page-scripts\/[\w-]{22}\.js/.exec(page)?.[0] ?? 'no script';
  const stop = visit(url, [home, italianShop, '/static/first-0a1b2c.js', script, '/shop/cart']);
  const swap = (release: string) => sendCommand(root, { command: 'swap', release });

  // Stands for a full disk, on which the link cannot be made.
  const obstacle = join(root, `.current-${pid}`);
  mkdirSync(obstacle);
  expect(await swap(names.second)).toMatchObject({ ok: false });
  expect((await sendCommand(root, { command: 'status' }))?.text).toContain(names.first);
  rmdirSync(obstacle);
  expect(await swap(names.second)).toMatchObject({ ok: true });
  expect([readLink(root, 'current'), readLink(root, 'previous')]).toEqual([
    names.second,
    names.first,
  ]);
  expect(await swap(names.unfit)).not.toHaveProperty('isChanged');
  expect(await swap(names.broken)).toMatchObject({
    ok: false,
    isChanged: true,
    text: expect.stringContaining(`${names.second} still runs, but does not pass its check`),
  });
  expect(await swap(names.failing)).toMatchObject({
    ok: false,
    text: expect.stringContaining(`${italianShop} answered 500`),
  });
  expect(await swap('../../elsewhere')).toMatchObject({ ok: false });
  expect(readLink(root, 'current')).toBe(names.second);
  const status = await sendCommand(root, { command: 'status' });
  expect(status?.text).toContain(names.second);
  expect(await swap(names.first)).toMatchObject({ ok: true });
  expect(readLink(root, 'current')).toBe(names.first);
  const { requests, failures } = await stop();
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(100);

  expect(await swap(names.dying)).toMatchObject({ ok: true });
  await expect
    .poll(() => readLink(root, 'current'), { timeout: 60_000, interval: 200 })
    .toBe(names.first);
  // It may have failed once more before the earlier release was open.
  expect(listFailures(dataDir, new Date()).length).toBeGreaterThanOrEqual(3);
});
