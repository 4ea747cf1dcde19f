// The pictures of a first visit, before any of them has been encoded.
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '../markdown.mjs';
import { median } from '../percentile.mjs';
import { format } from './format.mjs';
import { startSite, stop } from './processes.mjs';
import { imageHeaders, read, send } from './visits.mjs';

const pages = ['/', '/smjestaj', '/shop', '/shop/bianchera'];

/**
 * The largest file of every picture that these pages name: the most that one request may cost.
 * @param {number} port
 */
async function findLargest(port) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const path of pages) {
    const html = await read(port, { path, status: 200 });
    for (const [address, id = ''] of html.matchAll(/\/assets\/([\w-]+)\?key=\w+[^" ]*/g)) {
      const largest = address.replaceAll('&amp;', '&').replace(/key=\w+/, 'key=xxl');
      found.set(id, largest);
    }
  }
  return [...found.values()];
}

/**
 * @param {number} port
 * @param {string[]} paths
 * @returns milliseconds of each
 */
async function timeEach(port, paths) {
  const times = [];
  for (const path of paths) {
    const began = performance.now();
    await send(port, { path, status: 200, headers: imageHeaders });
    times.push(performance.now() - began);
  }
  return times;
}

/**
 * One visitor on a new installation, one picture after the other.
 * @param {import('./shop.mjs').Shop} shop
 * @returns {Promise<import('./report.mjs').Part>}
 */
export async function measureColdPictures({ port, folder }) {
  const dataDir = mkdtempSync(join(folder, 'cold-'));
  const site = await startSite({ port, dataDir });
  const paths = await findLargest(port);
  const cold = await timeEach(port, paths);
  const again = await timeEach(port, paths);
  await stop(site);
  const line = (/** @type {string} */ name, /** @type {number[]} */ times) => [
    name,
    format(times[0], 0),
    format(median(times), 0),
    format(Math.max(...times), 0),
  ];
  return {
    title: `Pictures on a new installation: ${paths.length}, each at its largest size`,
    text: [
      table([
        ['ms, a new connection each', 'the first', 'median', 'slowest'],
        line('first time, encoded', cold),
        line('second time, AVIF being made in the background', again),
      ]),
    ],
    figures: { cold, again },
    bars: { coldPictures: Math.max(...cold) },
  };
}
