// Which hotel is built: its folder, its settings and its public files. Without dependencies: it also runs on a bare
// clone.
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The hotel's folder: `app/hotel`, or what HOTEL_DIR names. */
export const hotelDir = resolve(root, process.env.HOTEL_DIR || 'app/hotel');

/** Where the build goes: `build`, or what BUILD_DIR names; builds of two hotels can exist side by side. */
export const buildDir = resolve(root, process.env.BUILD_DIR || 'build');

/** The languages on offer, paths and pages of the hotel: the exports of its `hotel.config.js`. */
export const readHotelConfig = () => import(pathToFileURL(join(hotelDir, 'hotel.config.js')).href);

/** What modules find under `~` and `#hotel`. */
export const hotelAlias = { '~': join(root, 'app'), '#hotel': hotelDir };

/** The folders that the built site reads at run time, relative to where it is started. */
export const hotelDefine = {
  'import.meta.env.HOTEL_DIR': JSON.stringify(relative(root, hotelDir)),
  'import.meta.env.BUILD_DIR': JSON.stringify(relative(root, buildDir)),
};

/** Puts the engine's public files and the hotel's together; a hotel's file wins. */
export function collectPublicFiles() {
  const folder = join(root, '.cache', 'public', relative(root, hotelDir).replaceAll('/', '-'));
  rmSync(folder, { recursive: true, force: true });
  for (const part of [join(root, 'public'), join(hotelDir, 'public')]) {
    if (existsSync(part)) cpSync(part, folder, { recursive: true });
  }
  return folder;
}

/** @param {unknown} value */
const isTree = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @param {Record<string, unknown>} texts
 * @param {Record<string, unknown>} own
 * @returns {Record<string, unknown>}
 */
function overlay(texts, own) {
  const merged = { ...texts };
  for (const [key, value] of Object.entries(own)) {
    const base = merged[key];
    merged[key] =
      isTree(base) && isTree(value)
        ? overlay(
            /** @type {Record<string, unknown>} */ (base),
            /** @type {Record<string, unknown>} */ (value),
          )
        : value;
  }
  return merged;
}

/**
 * The texts of a file below `translations/`, with those of the hotel's own file of the same name laid over them.
 * @param {string} path absolute
 * @returns {Record<string, unknown>}
 */
export function readTexts(path) {
  const texts = JSON.parse(readFileSync(path, 'utf8'));
  const own = join(hotelDir, 'translations', basename(dirname(path)), basename(path));
  return existsSync(own) ? overlay(texts, JSON.parse(readFileSync(own, 'utf8'))) : texts;
}

/**
 * Vite's part of it: texts of the hotel over the engine's.
 * @returns {import('vite').Plugin}
 */
export function hotelTexts() {
  const folder = join(root, 'translations');
  return {
    name: 'hotel-texts',
    enforce: 'pre',
    load(id) {
      const path = id.split('?')[0] ?? id;
      if (!path.startsWith(`${folder}/`) || !path.endsWith('.json')) return undefined;
      const own = join(hotelDir, 'translations', basename(dirname(path)), basename(path));
      this.addWatchFile(own);
      return JSON.stringify(readTexts(path));
    },
  };
}
