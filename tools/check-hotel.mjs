// Finds mistakes in the hotel's settings, wordings and content before the build, which takes a minute: a line for each, and no
// stack trace. A program of its own, so that the build has its memory.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { transformWithEsbuild } from 'vite';
import { exitCodes } from '../app/platform/processes/exit-codes.js';
import { hotelDir, readHotelConfig, readTexts, refuseForeignTexts } from './hotel.mjs';
import { loadTypeScript } from './load-typescript.mjs';
import { root } from './prepare.mjs';

/** @param {string} path absolute */
const shown = (path) => relative(root, path);

const configPath = join(hotelDir, 'hotel.config.js');

/** @throws Error that names file and line, or the settings, at fault */
async function checkConfig() {
  if (!existsSync(configPath))
    throw new Error(`HOTEL_DIR takes the folder of a hotel; there is no ${shown(configPath)}`);
  // Node's own message about a mistake of syntax names no file.
  await transformWithEsbuild(readFileSync(configPath, 'utf8'), configPath);
  const tables = await Promise.all([
    loadTypeScript('/app/routing/page-table.ts'),
    loadTypeScript('/app/routing/resources.ts'),
  ]);
  const [{ module: pages }, { module: resources }] = tables;
  await Promise.all(tables.map(({ close }) => close()));
  await readHotelConfig({ pages: pages.pageTable, resources: resources.resources });
}

/** @throws Error that names the file and the key at fault */
async function checkWordings() {
  await refuseForeignTexts(hotelDir);
  const own = join(hotelDir, 'translations');
  if (!existsSync(own)) return;
  for (const file of readdirSync(own, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.json')) readTexts(join(root, 'translations', file));
}

/** @throws Error that names the files and the fields at fault */
async function checkContent() {
  const { module, fixStack, close } = await loadTypeScript('/app/content/content.server.ts');
  try {
    await module.loadContent({ DATA_DIR: '' });
  } catch (error) {
    if (error instanceof Error && error.cause instanceof Error) fixStack(error.cause);
    throw error;
  } finally {
    await close();
  }
}

/** Where in the hotel's files an error was thrown: ` (app/hotel/pictures.ts:71)`. @param {unknown} error */
function placeOf(error) {
  const stack = error instanceof Error ? `${error.stack}` : '';
  const line = stack.split('\n').find((each) => /^\s+at /.test(each) && each.includes(hotelDir));
  const [, place] = line?.slice(line.indexOf(hotelDir)).match(/^(.*?:\d+):\d+\)?$/) ?? [];
  return place ? ` (${shown(place)})` : '';
}

/** @param {unknown} error */
function describe(error) {
  if (!(error instanceof Error)) return String(error);
  return `${error.message}${placeOf(error.cause ?? error)}`.replaceAll(root, '');
}

process.chdir(root);
try {
  await checkConfig();
  await checkWordings();
  // With a content backend, these files are not shown.
  if (!process.env.CONTENT_URL) await checkContent();
} catch (error) {
  console.error(describe(error));
  process.exitCode = exitCodes.config;
}
