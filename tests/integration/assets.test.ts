import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { createAssetService } from '~/content/asset.server';
import { assetPresets } from '~/routing/asset-href';
import { createImageEncoder, type EncodeJob } from '~/content/image-encoder.server';
import { imagesDir, readMasters } from '~/content/image-masters.server';
import { eventually } from '../support/eventually';

const root = mkdtempSync(join(tmpdir(), 'murva-assets-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const { encode: encodeImage } = createImageEncoder();

function setUp(masters = imagesDir) {
  const originals = readMasters(masters);
  let running = 0;
  const seen = { most: 0 };
  const encode = vi.fn(async (job: EncodeJob) => {
    running += 1;
    seen.most = Math.max(seen.most, running);
    return encodeImage(job).finally(() => (running -= 1));
  });
  const dataDir = mkdtempSync(join(root, 'data-'));
  const service = createAssetService({
    dataDir,
    list: () => originals,
    encode,
    onProblem: vi.fn(),
  });
  return { encode, seen, service };
}

test('every master opens and has the size that images.json states', async () => {
  for (const [id, master] of readMasters(imagesDir)) {
    const { width, height, format } = await sharp(master.path).metadata();
    expect({ id, width, height, format }).toEqual({
      id,
      width: master.width,
      height: master.height,
      format: 'jpeg',
    });
  }
});

test('50 parallel requests of one variant make one encode', async () => {
  const { encode, service } = setUp();
  const files = await Promise.all(
    Array.from({ length: 50 }, () => service.findAsset('bianchera', 'sm', 'image/webp')),
  );
  expect(encode).toHaveBeenCalledTimes(1);
  expect(new Set(files.map((file) => file?.path)).size).toBe(1);
});

test('never more than two encodes run concurrently', async () => {
  const { seen, service } = setUp();
  const keys = Object.keys(assetPresets);
  await Promise.all(keys.map((key) => service.findAsset('hero', key, 'image/webp')));
  expect(seen.most).toBe(2);
});

test.each([
  ['image/avif', 'heif'],
  ['image/webp', 'webp'],
  ['*/*', 'jpeg'],
])(
  'Accept %s is served as %s, in the preset’s width and under the size limit',
  async (accept, format) => {
    const { service } = setUp();
    for (const key of ['xs', 'md'] as const) {
      const file = await eventually(async () => {
        const found = await service.findAsset('hero', key, accept);
        expect(found?.standIn).toBe(false);
        return found;
      });
      const bytes = readFileSync(file?.path ?? '');
      const metadata = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ format, width: assetPresets[key] });
      expect(file?.width).toBe(metadata.width);
      expect(bytes.length).toBeLessThan(300_000);
    }
  },
);

test('no picture is enlarged, whatever the preset', async () => {
  const { service } = setUp();
  for (const key of ['lg', 'xxl', undefined]) {
    const file = await service.findAsset('bianchera', key, '');
    expect((await sharp(file?.path).metadata()).width).toBe(960);
  }
});

test('invalid ids and presets find nothing, and nothing is encoded for them', async () => {
  const { encode, service } = setUp();
  const ids = [
    '',
    '..%2f',
    '../hero',
    '..\\hero',
    '/etc/passwd',
    'hero.jpg',
    'hero\0',
    'HERO',
    '\0',
    '__proto__',
    'constructor',
    'images.json',
    'x'.repeat(1024),
    ...Array.from({ length: 10_000 }, (_, index) => `id-${index}`),
  ];
  for (const id of ids) expect(await service.findAsset(id, 'sm', 'image/avif')).toBeNull();
  for (const key of ['', 'xxxl', '__proto__', 'toString', 'w=99999', '../sm', 'x'.repeat(1024)]) {
    expect(await service.findAsset('hero', key, 'image/avif')).toBeNull();
  }
  expect(encode).not.toHaveBeenCalled();
});

test('a master damaged after the start is served as it is, and affects no other picture', async () => {
  const masters = join(root, 'masters');
  cpSync(imagesDir, masters, { recursive: true });
  const { service } = setUp(masters);
  truncateSync(join(masters, 'hero.jpg'), 20_000);
  writeFileSync(join(masters, 'buza.jpg'), Buffer.from([0xff, 0xd8, 0xff, 0, 0, 0]));
  for (const id of ['hero', 'buza', 'hero']) {
    const found = await service.findAsset(id, 'xs', 'image/webp');
    expect(found).toMatchObject({ path: join(masters, `${id}.jpg`), standIn: true });
  }
  expect(await service.findAsset('leccino', 'xs', 'image/webp')).toMatchObject({ width: 320 });
});

test('a picture with too many pixels is rejected, not decoded', async () => {
  const path = join(root, 'bomb.jpg');
  const create = { width: 10_000, height: 5_001, channels: 3 as const, background: '#fff' };
  await sharp({ create }).jpeg({ quality: 1 }).toFile(path);
  await expect(encodeImage({ path, width: 320, format: 'webp' })).rejects.toThrow(/pixel limit/);
});

test('formats that libvips reads but the web does not are rejected', async () => {
  const path = join(root, 'drawing.jpg');
  writeFileSync(path, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await expect(encodeImage({ path, width: 320, format: 'webp' })).rejects.toThrow();
});
