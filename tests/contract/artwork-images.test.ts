import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTempDir } from '../support/memory-database';
import { root } from '../support/source-files';

type Entry = { file: string; width: number; focus: [number, number] };

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

/** Puts pictures into a folder of the checkout, some of them with an entry, and runs the tool. */
function listImages(folder: string, pictures: string[], before: Record<string, unknown>) {
  const checkout = makeCheckout();
  const images = join(checkout, folder);
  mkdirSync(images, { recursive: true });
  for (const name of pictures) {
    cpSync(join(root, 'tests/fixtures/hotel/images/honey.jpg'), join(images, `${name}.jpg`));
  }
  writeFileSync(join(images, 'images.json'), JSON.stringify(before));
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(checkout, 'tools/artwork/images.mjs'), images],
    { encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(readFileSync(join(images, 'images.json'), 'utf8')) as Record<string, Entry>;
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
