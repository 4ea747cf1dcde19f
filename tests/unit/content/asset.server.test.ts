import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import type { EncodeJob } from '~/content/image-encoder.server';
import { createAssetService } from '~/content/asset.server';
import { readMasters } from '~/content/image-masters.server';
import { OverloadError } from '~/platform/http/fair-queue';
import { assetPresets } from '~/routing/asset-href';
import { eventually } from '../../support/eventually';
import { makeJpeg } from '../../support/small-jpeg';

const root = mkdtempSync(join(tmpdir(), 'test-assets-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const imagesDir = join(root, '.');
const list = () => readMasters(imagesDir);
const entry = { height: 10, color: '#ffffff', focus: [0.5, 0.5] };
writeFileSync(join(root, 'wide.jpg'), makeJpeg(2000, 10));
writeFileSync(join(root, 'small.jpg'), makeJpeg(500, 10));
writeFileSync(
  join(root, 'images.json'),
  JSON.stringify({
    wide: { ...entry, file: 'wide.jpg', width: 2000 },
    small: { ...entry, file: 'small.jpg', width: 500 },
  }),
);

function setUp() {
  const dataDir = mkdtempSync(join(root, 'data-'));
  const encode = vi.fn(async (_job: EncodeJob) => Buffer.from('picture'));
  const onProblem = vi.fn();
  const service = createAssetService({ dataDir, list, encode, onProblem });
  return { dataDir, folder: join(dataDir, 'cache', 'assets'), encode, onProblem, service };
}

test('a variant is encoded at its first request only, also after a restart', async () => {
  const { dataDir, folder, encode, service } = setUp();
  const file = await service.findAsset('wide', 'sm', 'image/webp');
  expect(file).toMatchObject({ contentType: 'image/webp', width: 640, standIn: false });
  expect(readdirSync(folder)).toEqual([file?.name]);
  expect(file?.name).toMatch(/^wide-[0-9a-f]{8}-sm\.webp$/);
  const restarted = createAssetService({ dataDir, list, encode, onProblem: vi.fn() });
  expect(await restarted.findAsset('wide', 'sm', 'image/webp')).toEqual(file);
  expect(encode).toHaveBeenCalledTimes(1);
});

test('WebP stands in for AVIF, which is made in the background and served from then on', async () => {
  const { encode, service } = setUp();
  const accept = 'image/avif,image/webp,*/*';
  let finish = () => {};
  encode
    .mockResolvedValueOnce(Buffer.from('quick'))
    .mockImplementationOnce(
      () => new Promise((resolve) => (finish = () => resolve(Buffer.from('small')))),
    );
  for (let count = 0; count < 2; count += 1) {
    const file = await service.findAsset('wide', 'sm', accept);
    expect(file).toMatchObject({ contentType: 'image/webp', width: 640, standIn: true });
  }
  await eventually(() => expect(encode).toHaveBeenCalledTimes(2));
  finish();
  await eventually(async () => {
    const file = await service.findAsset('wide', 'sm', accept);
    expect(file).toMatchObject({ contentType: 'image/avif', standIn: false });
  });
  expect(encode.mock.calls.map(([job]) => job.format)).toEqual(['webp', 'avif']);
});

test('a picture that cannot be made in the background is reported once, and tried again later', async () => {
  const { encode, onProblem, service } = setUp();
  encode.mockResolvedValueOnce(Buffer.from('quick')).mockRejectedValueOnce(new Error('damaged'));
  const find = () => service.findAsset('wide', 'sm', 'image/avif,image/webp');
  await find();
  await eventually(() => expect(onProblem).toHaveBeenCalledTimes(1));
  expect(await find()).toMatchObject({ contentType: 'image/webp', standIn: true });
  expect(encode).toHaveBeenCalledTimes(2);
  vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await find();
  await eventually(() => expect(encode).toHaveBeenCalledTimes(3));
  expect(onProblem).toHaveBeenCalledTimes(1);
});

test('presets above the original share one file', async () => {
  const { encode, service } = setUp();
  const files = await Promise.all(
    ['sm', 'md', 'xxl', undefined].map((key) => service.findAsset('small', key, '')),
  );
  expect(new Set(files.map((file) => file?.path)).size).toBe(1);
  expect(files[0]?.width).toBe(500);
  expect(encode).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ width: 500 }));
});

test('an empty file left by a power cut is made again', async () => {
  const { encode, service } = setUp();
  const file = await service.findAsset('wide', 'xs', '');
  writeFileSync(file?.path ?? '', '');
  await service.findAsset('wide', 'xs', '');
  expect(encode).toHaveBeenCalledTimes(2);
});

test('the original is served while the disk accepts no file, without encoding in vain', async () => {
  const { dataDir, encode, onProblem, service } = setUp();
  writeFileSync(join(dataDir, 'cache'), 'in the way');
  for (let count = 0; count < 3; count += 1) {
    const file = await service.findAsset('wide', 'xs', 'image/avif');
    expect(file).toMatchObject({ standIn: true, contentType: 'image/jpeg', width: 2000 });
    expect(file?.path).toBe(join(imagesDir, 'wide.jpg'));
  }
  expect(encode).toHaveBeenCalledTimes(1);
  expect(onProblem).toHaveBeenCalledTimes(1);
  rmSync(join(dataDir, 'cache'));
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
  expect(await service.findAsset('wide', 'xs', 'image/webp')).toMatchObject({ standIn: false });
  vi.useRealTimers();
});

test('the original is served for a picture that cannot be encoded, and tried again later', async () => {
  const { encode, onProblem, service } = setUp();
  encode.mockRejectedValueOnce(new Error('damaged'));
  const find = (key: string) => service.findAsset('wide', key, 'image/webp');
  for (const file of [...(await Promise.all([find('xs'), find('xs')])), await find('xs')])
    expect(file).toMatchObject({ standIn: true, contentType: 'image/jpeg', width: 2000 });
  expect(encode).toHaveBeenCalledTimes(1);
  expect(onProblem).toHaveBeenCalledTimes(1);
  expect(await find('sm')).toMatchObject({ standIn: false });
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(await find('xs')).toMatchObject({ standIn: false });
});

test('a picture for which too many others wait is not taken for a damaged one', async () => {
  const crowd = mkdtempSync(join(root, 'crowd-'));
  writeFileSync(join(crowd, 'wide.jpg'), makeJpeg(2000, 10));
  const wide = { ...entry, file: 'wide.jpg', width: 2000 };
  const ids = Array.from({ length: 203 }, (_, index) => `picture-${index}`);
  const masters = Object.fromEntries(ids.map((id) => [id, wide]));
  writeFileSync(join(crowd, 'images.json'), JSON.stringify(masters));
  const onProblem = vi.fn();
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const service = createAssetService({
    dataDir: mkdtempSync(join(root, 'data-')),
    list: () => readMasters(crowd),
    encode: () => isReleased.then(() => Buffer.from('picture')),
    onProblem,
  });
  const find = (id: string) => service.findAsset(id, 'sm', 'image/webp');
  const requests = ids.map(find);
  await expect(Promise.all(requests)).rejects.toThrow(OverloadError);
  release();
  const outcomes = await Promise.allSettled(requests);
  const refused = ids.filter((_, index) => outcomes[index]?.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(await find(refused[0] ?? '')).toMatchObject({ standIn: false });
  expect(onProblem).not.toHaveBeenCalled();
});

test('all variants are listed once: distinct widths only, best format first', () => {
  const { service } = setUp();
  const list = service.listVariants();
  expect(list).toHaveLength(3 * (Object.keys(assetPresets).length + 2));
  expect(new Set(list.map((variant) => JSON.stringify(variant))).size).toBe(list.length);
  expect(list[0]?.format).toBe('avif');
  expect(list.at(-1)?.format).toBe('jpg');
});

test('warming makes every variant ahead and removes obsolete files', async () => {
  const { folder, encode, service } = setUp();
  await service.findAsset('wide', 'xs', '');
  for (const name of ['old.avif', 'fresh.avif']) writeFileSync(join(folder, name), 'x');
  const longAgo = Date.now() / 1000 - 2 * 24 * 3600;
  utimesSync(join(folder, 'old.avif'), longAgo, longAgo);
  const list = service.listVariants();
  await service.warmAssets(list, { signal: new AbortController().signal });
  expect(encode).toHaveBeenCalledTimes(list.length);
  const names = readdirSync(folder);
  expect(names).toHaveLength(list.length + 1);
  expect(names).toContain('fresh.avif');
});

test('warming continues after a damaged picture and reports it', async () => {
  const { encode, onProblem, service } = setUp();
  encode.mockRejectedValueOnce(new Error('damaged'));
  const list = service.listVariants();
  await service.warmAssets(list, { signal: new AbortController().signal });
  expect(encode).toHaveBeenCalledTimes(list.length);
  expect(onProblem).toHaveBeenCalledTimes(1);
});

test('warming stops on request', async () => {
  const { encode, service } = setUp();
  const stop = new AbortController();
  encode.mockImplementation(async () => {
    stop.abort();
    return Buffer.from('picture');
  });
  await service.warmAssets(service.listVariants(), { signal: stop.signal });
  expect(encode).toHaveBeenCalledTimes(1);
});

test('warming waits while a visitor waits, and other visitors do not wait for it', async () => {
  const { encode, service } = setUp();
  let release = () => {};
  encode.mockImplementationOnce(
    () => new Promise((resolve) => (release = () => resolve(Buffer.from('x')))),
  );
  const slow = service.findAsset('wide', 'xl', '');
  await eventually(() => expect(encode).toHaveBeenCalledTimes(1));
  const list = service.listVariants().slice(0, 2);
  const warmed = service.warmAssets(list, { signal: new AbortController().signal });
  expect(await service.findAsset('wide', 'xxl', '')).toMatchObject({ width: 1536 });
  expect(encode).toHaveBeenCalledTimes(2);
  release();
  await Promise.all([slow, warmed]);
  expect(encode).toHaveBeenCalledTimes(4);
});
