import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PageScripts } from '~/platform/http/page-scripts';
import { storePageScriptsIn } from '~/platform/http/stored-page-scripts.server';
import { makeTempDir } from '../../../support/memory-database';
import { serve } from '../../../support/serve';

const pageScripts = new PageScripts();
let later = new PageScripts();

const { url: origin, close } = await serve(async (request, response) => {
  const address = request.url ?? '';
  for (const scripts of [pageScripts, later]) {
    if (await scripts.send(address, request, response)) return;
  }
  response.writeHead(404).end();
});
afterAll(close);

const script = (number: number) => `window.number = ${number}; // ${'room '.repeat(50)}`;

test('a script’s address is derived from its content, and it may be cached for good', async () => {
  const address = pageScripts.add(script(1), 'without cart');
  expect(address).toMatch(/^\/page-scripts\/[\w-]{22}\.js$/);
  expect(pageScripts.add(script(1), 'without cart')).toBe(address);
  expect(pageScripts.add(script(2), 'without cart')).not.toBe(address);
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await fetch(origin + address, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await answer.text()).toBe(script(1));
  }
});

test('unknown and expired scripts are not found', async () => {
  expect((await fetch(`${origin}/page-scripts/AAAAAAAAAAAAAAAAAAAAAA.js`)).status).toBe(404);
  const first = pageScripts.add(script(3), 'without cart');
  const second = pageScripts.add(script(4), 'without cart');
  for (let number = 5; number < 1004; number++) pageScripts.add(script(number), 'without cart');
  expect((await fetch(origin + first)).status).toBe(404);
  expect((await fetch(origin + second)).status).toBe(200);
});

test('pages for carts of many sizes evict no scripts of pages for everyone', async () => {
  const home = pageScripts.add(script(2000), 'without cart');
  for (let number = 3000; number < 4100; number++) pageScripts.add(script(number), 'with cart');
  expect((await fetch(origin + home)).status).toBe(200);
});

test('a requested script stays cached, although its page is not rendered again', async () => {
  const home = pageScripts.add(script(5000), 'without cart');
  for (let number = 6000; number < 7500; number++) {
    pageScripts.add(script(number), 'without cart');
    if (number % 500 === 0) await fetch(origin + home);
  }
  expect((await fetch(origin + home)).status).toBe(200);
});

test('a process finds the scripts that an earlier one has left, and nothing else in their folder', async () => {
  const folder = makeTempDir();
  const earlier = new PageScripts(storePageScriptsIn(folder));
  const address = earlier.add(script(7), 'without cart');
  const damaged = earlier.add(script(8), 'with cart');
  await earlier.handOver();
  writeFileSync(join(folder, basename(damaged)), 'window.altered = true;');
  const old = join(folder, `${'o'.repeat(22)}.js`);
  writeFileSync(old, '');
  utimesSync(old, 0, 0);
  await earlier.handOver();
  expect(existsSync(old)).toBe(false);
  writeFileSync(join(folder, basename(damaged)), 'window.altered = true;');
  later = new PageScripts(storePageScriptsIn(folder));
  expect(await (await fetch(origin + address)).text()).toBe(script(7));
  expect((await fetch(origin + damaged)).status).toBe(404);
});
