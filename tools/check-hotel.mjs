// Finds mistakes in the hotel's settings, wordings and content before the build, which takes a minute: a line for each, and no
// stack trace. A program of its own, so that the build has its memory.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { transformWithEsbuild } from 'vite';
import { exitCodes } from '../app/platform/processes/exit-codes.js';
import { findBrandProblems, readBrand } from './hotel-brand.mjs';
import {
  hotelDir,
  listProblems,
  readHotelConfig,
  readJson,
  readTexts,
  refuseForeignTexts,
} from './hotel.mjs';
import { openTypeScript } from './load-typescript.mjs';
import { listOmissions } from './placeholders.mjs';
import { root } from './prepare.mjs';

/** @param {string} path absolute */
const shown = (path) => relative(root, path);

const configPath = join(hotelDir, 'hotel.config.js');

/** @typedef {Awaited<ReturnType<typeof openTypeScript>>} TypeScript */

/** What the engine imports or links of a hotel, beside its settings and pictures. */
const required = [
  'content.ts',
  'fonts.ts',
  'mark.tsx',
  'brand.css',
  'brand-page-end.css',
  ...[
    'favicon.svg',
    'favicon.ico',
    'logo.svg',
    'apple-touch-icon.png',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable-512.png',
  ].map((name) => join('public', name)),
];

/** @throws Error that names the files */
function checkFiles() {
  if (!existsSync(configPath))
    throw new Error(`HOTEL_DIR takes the folder of a hotel; there is no ${shown(configPath)}`);
  const missing = required.filter((name) => !existsSync(join(hotelDir, name)));
  if (missing.length > 0)
    throw new Error(
      `${shown(hotelDir)} lacks ${missing.join(', ')}; tests/fixtures/hotel has examples`,
    );
}

/** @throws Error that names file and line */
async function checkConfigSyntax() {
  // Node's own message about a mistake of syntax names no file.
  await transformWithEsbuild(readFileSync(configPath, 'utf8'), configPath);
}

/** @param {TypeScript} typeScript @throws Error that names the settings at fault */
async function checkConfig({ load }) {
  const { pageTable } = await load('/app/routing/page-table.ts');
  const { resources } = await load('/app/routing/resources.ts');
  await readHotelConfig({ pages: pageTable, resources });
}

/** @throws Error that names the file and the key at fault */
async function checkWordings() {
  await refuseForeignTexts(hotelDir);
  const own = join(hotelDir, 'translations');
  if (!existsSync(own)) return;
  for (const file of readdirSync(own, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    await checkJsonSyntax(join(own, file));
    checkFile(join(root, 'translations', file), join(own, file));
  }
}

/** JSON.parse names no line. @param {string} path @throws Error that names file and line */
const checkJsonSyntax = (path) =>
  transformWithEsbuild(readFileSync(path, 'utf8'), path, { loader: 'json' });

/** @throws Error that names the roles at fault */
function checkBrand() {
  const problems = findBrandProblems(readBrand(hotelDir));
  const title = join(shown(hotelDir), 'brand.css or brand-page-end.css');
  if (problems.length > 0) throw new Error(listProblems(title, problems));
}

/**
 * Says what the hotel's wordings leave out.
 * @param {string} path the engine's file
 * @param {string} own the hotel's
 * @throws Error that names the key at fault
 */
function checkFile(path, own) {
  readTexts(path, own);
  const [texts, words] = [path, own].map(readJson);
  for (const line of listOmissions(texts, words)) console.warn(`Note: ${shown(own)}: ${line}`);
}

/** @param {TypeScript} typeScript @throws Error that names the files and the fields at fault */
async function checkContent({ load, fixStack }) {
  const { loadContent } = await load('/app/content/content.server.ts');
  try {
    await loadContent({ DATA_DIR: '' });
  } catch (error) {
    if (error instanceof Error && error.cause instanceof Error) fixStack(error.cause);
    throw error;
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
/** @type {TypeScript | undefined} */
let typeScript;
try {
  checkFiles();
  await checkConfigSyntax();
  await checkWordings();
  checkBrand();
  // What takes a second comes last.
  typeScript = await openTypeScript();
  await checkConfig(typeScript);
  // With a content backend, these files are not shown.
  if (!process.env.CONTENT_URL) {
    const pictures = join(hotelDir, 'images', 'images.json');
    if (existsSync(pictures)) await checkJsonSyntax(pictures);
    await checkContent(typeScript);
  }
} catch (error) {
  console.error(describe(error));
  process.exitCode = exitCodes.config;
} finally {
  await typeScript?.close();
}
