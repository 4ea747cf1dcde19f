import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeTempDir } from '../support/memory-database';
import { root } from '../support/source-files';

type Entry = {
  file: string;
  width: number;
  height: number;
  color: string;
  focus: [number, number];
};

/** A hotel's folder of pictures, with one in its list, and the tool for it. */
function makeImages(before: Record<string, unknown> = { pier: old }) {
  const folder = join(makeTempDir(), 'images');
  const list = join(folder, 'images.json');
  mkdirSync(folder);
  writeFileSync(list, JSON.stringify(before));
  const run = (...jobs: string[]) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(root, 'tools/hotel-images.mjs'), folder, ...jobs],
      { encoding: 'utf8' },
    );
    const entries = JSON.parse(readFileSync(list, 'utf8')) as Record<string, Entry>;
    return { status, stderr: `\n${stderr}`, entries };
  };
  return { folder, run };
}

const honeyFile = join(root, 'tests/fixtures/hotel/images/honey.jpg');
const old = { file: 'pier.jpg', width: 1, height: 1, color: '#000000', focus: [0.2, 0.9] };

test('a focal point set by hand stays, and the rest of the entry is measured again', () => {
  const { folder, run } = makeImages();
  for (const name of ['pier', 'terrace']) cpSync(honeyFile, join(folder, `${name}.jpg`));
  const { status, entries } = run();
  expect(status).toBe(0);
  expect(entries.pier?.focus).toEqual([0.2, 0.9]);
  expect(entries.pier?.width).toBeGreaterThan(1);
  expect(entries.terrace?.focus).toEqual([0.5, 0.5]);
});

test('a list that is right stays as it is, byte for byte', () => {
  const { folder, run } = makeImages();
  const example = join(root, 'tests/fixtures/hotel/images');
  cpSync(example, folder, { recursive: true });
  expect(run().status).toBe(0);
  const list = (from: string) => readFileSync(join(from, 'images.json'), 'utf8');
  expect(list(folder)).toBe(list(example));
});

test('a picture in another format becomes a JPEG file on paper', async () => {
  const { folder, run } = makeImages({});
  const source = join(folder, '..', 'Plan 1.png');
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: 30, height: 20, channels: 4, background: clear } }).toFile(source);
  const { status, entries } = run(`plan=${source}`);
  expect(status).toBe(0);
  expect(entries.plan).toMatchObject({ file: 'plan.jpg', width: 30, height: 20 });
  // Not black; the encoder rounds.
  expect(entries.plan?.color).toMatch(/^#f[5-7]e[d-f]/);
});

test('a picture from a camera or a printer is measured as the site shows it', async () => {
  const { folder, run } = makeImages();
  const honey = sharp(honeyFile);
  const { width, height } = await honey.metadata();
  await honey.clone().withMetadata({ orientation: 6 }).toFile(join(folder, 'turned.jpg'));
  await honey.clone().greyscale().toColourspace('b-w').toFile(join(folder, 'grey.jpg'));
  await honey.clone().toColourspace('cmyk').toFile(join(folder, 'print.jpg'));
  const { entries } = run();
  expect(entries.turned).toMatchObject({ width: height, height: width });
  expect(entries.grey?.color).toMatch(/^#([0-9a-f]{2})\1\1$/);
  // Far from black, which is what the inks would be as lights.
  expect(entries.print?.color).toMatch(/^#[b-f]/);
});

test('what cannot become a picture is named, and the list stays as it is', () => {
  const { folder, run } = makeImages();
  const honey = readFileSync(honeyFile);
  writeFileSync(join(folder, 'half.jpg'), honey.subarray(0, honey.length / 2));
  writeFileSync(join(folder, 'IMG_1.JPG'), honey);
  writeFileSync(join(folder, 'plan.png'), '');
  const { status, stderr, entries } = run(
    'My_room=elsewhere.jpg',
    'room=elsewhere.jpg',
    'plan 2.png',
  );
  expect(status).toBe(1);
  for (const name of [
    'half.jpg',
    'IMG_1.JPG',
    'plan.png',
    'My_room=',
    'elsewhere.jpg: ',
    'plan 2.png: ',
  ]) {
    expect(stderr).toContain(`\n${name}`);
  }
  expect(stderr).toContain('lake-room=plan 2.png');
  expect(entries).toEqual({ pier: old });
});

test('a mistyped folder is refused instead of made', () => {
  const folder = join(makeTempDir(), 'imagse');
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tools/hotel-images.mjs'), folder],
    { encoding: 'utf8' },
  );
  expect(status).toBe(2);
  expect(stderr).toContain(`There is no folder ${folder}.`);
  expect(existsSync(folder)).toBe(false);
});
