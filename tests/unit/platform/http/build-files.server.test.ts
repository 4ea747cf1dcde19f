import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createBuildFiles } from '~/platform/http/build-files.server';
import { serve } from '../../../support/serve';

const script = 'export default "žuto";';

function makeBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-files-'));
  mkdirSync(join(folder, 'static'));
  writeFileSync(join(folder, 'static', 'a-1.js'), script);
  writeFileSync(join(folder, 'static', 'a-1.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'secret.env'), 'no type, not served');
  return folder;
}

async function withServer(folder: string, use: (url: string) => Promise<void>) {
  const sendFile = createBuildFiles(folder);
  const server = await serve((request, response) =>
    sendFile(request, response, () => response.writeHead(404).end('next')),
  );
  try {
    await use(server.url);
  } finally {
    await server.close();
  }
}

test('files are compressed, typed and cached as long as their name allows', async () => {
  await withServer(makeBuild(), async (url) => {
    const packed = await fetch(`${url}/static/a-1.js`, { headers: { 'accept-encoding': 'br' } });
    expect(await packed.text()).toBe(script);
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(packed.headers.get('cache-control')).toContain('immutable');
    const plain = await fetch(`${url}/static/a-1.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const icon = await fetch(`${url}/favicon.svg`);
    expect(icon.headers.get('cache-control')).not.toContain('immutable');
  });
});

test('a current copy is not sent again; HEAD sends no body', async () => {
  await withServer(makeBuild(), async (url) => {
    const first = await fetch(`${url}/favicon.svg`);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${url}/favicon.svg`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const head = await fetch(`${url}/favicon.svg`, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe('6');
    expect(await head.text()).toBe('');
  });
});

test('unknown files, other methods and paths outside the folder are passed on', async () => {
  await withServer(makeBuild(), async (url) => {
    for (const path of [
      '/secret.env',
      '/static',
      '/nope.js',
      '/..%2f..%2fetc/passwd',
      '/__proto__',
    ]) {
      expect((await fetch(url + path)).status, path).toBe(404);
    }
    expect((await fetch(`${url}/favicon.svg`, { method: 'POST' })).status).toBe(404);
  });
});

test('a build that is removed while the server runs is still served', async () => {
  const folder = makeBuild();
  await withServer(folder, async (url) => {
    rmSync(folder, { recursive: true });
    expect((await fetch(`${url}/static/a-1.js`)).status).toBe(200);
  });
});
