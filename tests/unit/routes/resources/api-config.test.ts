import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { toContract } from '~/content/content-contract';
import { loader } from '~/routes/resources/api-config';
import { makeLoadContext } from '../../../support/load-context';

const context = makeLoadContext();
const source = context.content.current();

const ask = (headers: Record<string, string> = {}) =>
  loader({
    request: new Request('http://localhost/api/config', { headers }),
    params: {},
    context,
  });

test('the response is the snapshot', async () => {
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  const { data } = await answer.json();
  const { revision, images, ...content } = data;
  expect(revision).toBe(source.revision());
  expect(content).toEqual(toContract(source.get()));
  expect(images).toEqual(Object.fromEntries(source.images()));
});

test('a client that has the revision gets no second copy', async () => {
  const etag = (await ask()).headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"[0-9a-f]{12}"$/);
  const answer = await ask({ 'If-None-Match': etag });
  expect(answer.status).toBe(304);
  expect(answer.body).toBeNull();
  expect(answer.headers.get('etag')).toBe(etag);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect((await ask({ 'If-None-Match': 'W/"other"' })).status).toBe(200);
});

test('the response is compressed as the client accepts it', async () => {
  const plain = await ask();
  const zipped = await ask({ 'Accept-Encoding': 'gzip' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  const body = Buffer.from(await zipped.arrayBuffer());
  expect(zipped.headers.get('content-length')).toBe(String(body.length));
  expect(gunzipSync(body)).toEqual(Buffer.from(await plain.arrayBuffer()));
});
