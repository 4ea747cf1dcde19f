import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
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

/** A checkout with nothing but the tool, its list of the first hotel's focal points, and the packages. */
function makeCheckout() {
  const folder = makeTempDir();
  for (const part of ['images.mjs', 'pictures']) {
    cpSync(join(root, 'tools/artwork', part), join(folder, 'tools/artwork', part), {
      recursive: true,
    });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** A hotel's folder of pictures in such a checkout, with one in its list, and the tool for it. */
function makeImages(
  folder = 'hotels/lake/images',
  before: Record<string, unknown> = { pier: old },
) {
  const checkout = makeCheckout();
  const images = join(checkout, folder);
  const list = join(images, 'images.json');
  mkdirSync(images, { recursive: true });
  writeFileSync(list, JSON.stringify(before));
  const run = (...jobs: string[]) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(checkout, 'tools/artwork/images.mjs'), images, ...jobs],
      { encoding: 'utf8' },
    );
    const entries = JSON.parse(readFileSync(list, 'utf8')) as Record<string, Entry>;
    return { status, stderr: `\n${stderr}`, entries };
  };
  return { folder: images, run };
}

/** Puts pictures into a folder of the checkout, some of them with an entry, and runs the tool. */
function listImages(folder: string, pictures: string[], before: Record<string, unknown>) {
  const images = makeImages(folder, before);
  for (const name of pictures) {
    cpSync(join(root, 'tests/fixtures/hotel/images/honey.jpg'), join(images.folder, `${name}.jpg`));
  }
  const { status, stderr, entries } = images.run();
  expect({ status, stderr: stderr.trim() }).toEqual({ status: 0, stderr: '' });
  return entries;
}

const listed = JSON.parse(
  readFileSync(join(root, 'tools/artwork/pictures/days.json'), 'utf8'),
) as Record<string, [number, number]>;
const known = Object.keys(listed).find((name) => String(listed[name]) !== '0.5,0.5') ?? '';
const old = { file: 'pier.jpg', width: 1, height: 1, color: '#000000', focus: [0.2, 0.9] };

test('a focal point set by hand stays, and the rest of the entry is measured again', () => {
  const { pier } = listImages('hotels/lake/images', ['pier'], { pier: old });
  expect(pier?.focus).toEqual([0.2, 0.9]);
  expect(pier?.width).toBeGreaterThan(1);
});

test('a new picture has its focal point in the centre, even if the first hotel has one of its name', () => {
  const entries = listImages('hotels/lake/images', ['pier', known], {});
  expect(entries.pier?.focus).toEqual([0.5, 0.5]);
  expect(entries[known]?.focus).toEqual([0.5, 0.5]);
});

test('a new picture of the first hotel has the focal point of its own list', () => {
  const entries = listImages('app/hotel/images', ['pier', known], { pier: old });
  expect(entries[known]?.focus).toEqual(listed[known]);
  expect(entries.pier?.focus).toEqual([0.2, 0.9]);
});

test('a picture from a camera or a printer is measured as the site shows it', async () => {
  const { folder, run } = makeImages();
  const honey = sharp(join(root, 'tests/fixtures/hotel/images/honey.jpg'));
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
  const honey = readFileSync(join(root, 'tests/fixtures/hotel/images/honey.jpg'));
  writeFileSync(join(folder, 'half.jpg'), honey.subarray(0, honey.length / 2));
  writeFileSync(join(folder, 'IMG_1.JPG'), honey);
  writeFileSync(join(folder, 'plan.png'), '');
  const { status, stderr, entries } = run('My_room=elsewhere.jpg', 'room=elsewhere.jpg');
  expect(status).toBe(1);
  for (const name of ['half.jpg', 'IMG_1.JPG', 'plan.png', 'My_room=', 'elsewhere.jpg: ']) {
    expect(stderr).toContain(`\n${name}`);
  }
  expect(entries).toEqual({ pier: old });
});
