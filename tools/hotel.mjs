// The hotel to build: its folder, settings and public files. Runs on a fresh clone: what needs a package is imported by the
// build only.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { comparePlaceholders, joinForms } from './placeholders.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The hotel's folder: HOTEL_DIR, or `app/hotel`. */
export const hotelDir = resolve(root, process.env.HOTEL_DIR || 'app/hotel');

/** The build's folder: BUILD_DIR, or `build`; builds of two hotels can coexist. */
export const buildDir = resolve(root, process.env.BUILD_DIR || 'build');

/** The engine's texts, by language. */
const textsDir = join(root, 'translations');

/** The names in a folder, without those that the system puts there. @param {string} path */
const namesIn = (path) => readdirSync(path).filter((name) => !name.startsWith('.'));

/** The path of a hotel's settings. @param {string} folder absolute */
const configOf = (folder) => join(folder, 'hotel.config.js');

/**
 * The exports of the hotel's `hotel.config.js`.
 * @param {Pick<import('./hotel-config.mjs').Engine, 'pages' | 'resources'>} tables the engine's, which only a bundler can read
 * @throws Error that names every setting that would break the site
 */
export async function readHotelConfig(tables) {
  const path = configOf(hotelDir);
  const config = await import(pathToFileURL(path).href);
  const { findConfigProblems } = await import('./hotel-config.mjs');
  const problems = findConfigProblems(config, { ...tables, languages: namesIn(textsDir) });
  if (problems.length > 0) throw new Error(listProblems(relative(root, path), problems));
  return config;
}

/** @param {string} title @param {readonly string[]} problems */
export const listProblems = (title, problems) =>
  [`${title}:`, ...problems.map((problem) => `  ${problem}`)].join('\n');

/** Module aliases for `~` and `#hotel`. */
export const hotelAlias = { '~': join(root, 'app'), '#hotel': hotelDir };

/** The folders that the built site reads at run time, relative to where it is started. */
export const hotelDefine = {
  'import.meta.env.HOTEL_DIR': JSON.stringify(relative(root, hotelDir)),
  'import.meta.env.BUILD_DIR': JSON.stringify(relative(root, buildDir)),
};

/**
 * Where the public files are collected: each build and the development server have a folder of their own, since it is emptied
 * first, while another process may be serving or copying what is in its own.
 * @param {'build' | 'serve'} command Vite's
 */
export const publicFolder = (command) =>
  join(root, '.cache', 'public', command === 'build' ? basename(buildDir) : 'development');

/**
 * A Vite plugin that merges the public files of the engine and the hotel; the hotel's take precedence. As a plugin, because tools
 * that only read the configuration must not change files.
 * @param {'build' | 'serve'} command Vite's
 * @returns {import('vite').Plugin}
 */
export function hotelPublicFiles(command) {
  return {
    name: 'hotel-public-files',
    config() {
      const folder = publicFolder(command);
      rmSync(folder, { recursive: true, force: true });
      for (const part of [join(root, 'public'), join(hotelDir, 'public')]) {
        if (existsSync(part)) cpSync(part, folder, { recursive: true });
      }
      return { publicDir: folder };
    },
  };
}

/**
 * Whether a value is an object with keys, and no list.
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
export const isRecord = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @param {Record<string, unknown>} texts
 * @param {Record<string, unknown>} own
 * @param {string} parent the keys above, `form.hints.`
 * @returns {Record<string, unknown>}
 * @throws Error for a key that nothing reads, or a placeholder that nothing fills in
 */
function overlay(texts, own, parent = '') {
  const merged = { ...texts };
  for (const [key, value] of Object.entries(own)) {
    const name = `${parent}${key}`;
    if (!Object.hasOwn(texts, key)) throw new Error(`the engine has no text ${name}`);
    const base = merged[key];
    if (isRecord(base) !== isRecord(value))
      throw new Error(`${name} takes ${isRecord(base) ? 'texts with keys' : 'one text'}`);
    const [unfilled] = comparePlaceholders(String(value), joinForms(texts, key));
    if (unfilled) throw new Error(`nothing fills in ${unfilled} in ${name}`);
    merged[key] = isRecord(base) && isRecord(value) ? overlay(base, value, `${name}.`) : value;
  }
  return merged;
}

/**
 * A hotel's own file for one of the engine's texts.
 * @param {string} path absolute
 * @param {string} folder the hotel's, absolute
 */
const ownTexts = (path, folder) =>
  join(folder, 'translations', basename(dirname(path)), basename(path));

/** Some editors begin a file with a byte order mark, which JSON has not. @param {string} path */
export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));

/**
 * Reads a file in `translations/`, overridden by the hotel's own file of the same name.
 * @param {string} path absolute
 * @returns {Record<string, unknown>}
 * @throws Error that names the file at fault
 */
export function readTexts(path, own = ownTexts(path, hotelDir)) {
  let file = path;
  try {
    const texts = readJson(path);
    if (!existsSync(own)) return texts;
    file = own;
    return overlay(texts, readJson(own));
  } catch (error) {
    throw new Error(`${relative(root, file)}: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}

/** The end of a key, before its plural form: the wording for a hotel without a shop. */
const withoutShop = /_withoutShop(?=$|_(?:zero|one|two|few|many|other)$)/;

/**
 * Chooses the wordings of one hotel: `title_withoutShop` replaces `title` where there is no shop, and is left out where
 * there is one.
 * @param {Record<string, unknown>} texts
 * @param {readonly string[]} withoutPages the hotel's
 * @returns {Record<string, unknown>}
 */
export function chooseWordings(texts, withoutPages) {
  /** @type {[string, unknown][]} */
  const entries = Object.entries(texts).map(([key, value]) => [
    key,
    isRecord(value) ? chooseWordings(value, withoutPages) : value,
  ]);
  const usual = entries.filter(([key]) => !withoutShop.test(key));
  if (!withoutPages.includes('shop')) return Object.fromEntries(usual);
  const others = entries.filter(([key]) => withoutShop.test(key));
  // Of two entries with the same key, the later one counts.
  return Object.fromEntries([
    ...usual,
    ...others.map(([key, value]) => [key.replace(withoutShop, ''), value]),
  ]);
}

/**
 * Finds files and folders in a hotel's `translations/` that override nothing, because the engine has none of that name.
 * @param {string} folder the hotel's, absolute
 * @returns {Promise<string[]>} one line each
 */
async function findForeignTexts(folder) {
  const { suggestName } = await import('./suggest-name.mjs');
  const own = join(folder, 'translations');
  if (!existsSync(own)) return [];
  const languages = namesIn(textsDir);
  /** @type {(path: string, kind: string, known: readonly string[]) => string} */
  const describe = (path, kind, known) =>
    `${relative(root, path)}: the engine has no such ${kind}${suggestName(basename(path), known)}`;
  return namesIn(own).flatMap((language) => {
    const at = join(own, language);
    if (!languages.includes(language)) return [describe(at, 'language', languages)];
    const files = namesIn(join(textsDir, language));
    return namesIn(at)
      .filter((file) => !files.includes(file))
      .map((file) => describe(join(at, file), 'file', files));
  });
}

/**
 * @param {string} folder a hotel's, absolute
 * @throws Error that names the translations that would be ignored
 */
export async function refuseForeignTexts(folder) {
  const foreign = await findForeignTexts(folder);
  if (foreign.length > 0)
    throw new Error(listProblems('translations that override nothing', foreign));
}

/**
 * A Vite plugin for the texts of `translations/`: the engine's, overridden by the hotel's, in the wordings that the hotel needs.
 * @param {string} folder the hotel's, absolute
 * @returns {import('vite').Plugin}
 */
export function hotelTexts(folder = hotelDir) {
  return {
    name: 'hotel-texts',
    enforce: 'pre',
    buildStart: () => refuseForeignTexts(folder),
    async load(id) {
      const path = id.split('?')[0] ?? id;
      if (!path.startsWith(`${textsDir}/`) || !path.endsWith('.json')) return undefined;
      const own = ownTexts(path, folder);
      this.addWatchFile(own);
      const { withoutPages } = await import(pathToFileURL(configOf(folder)).href);
      return JSON.stringify(chooseWordings(readTexts(path, own), withoutPages));
    },
  };
}
