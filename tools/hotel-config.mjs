import { findColorProblems } from './hotel-colors.mjs';
import {
  findFontProblems,
  findFormatProblems,
  findNumberProblems,
  show,
} from './hotel-formats.mjs';
import { isRecord } from './hotel.mjs';
import { suggestName } from './suggest-name.mjs';

/**
 * @typedef {{ path: string | Record<string, string>, isOptional?: boolean, partOf?: string | readonly string[] }} Row
 * @typedef {object} Engine what the engine offers
 * @property {readonly string[]} languages
 * @property {Record<string, Row>} pages `pageTable`
 * @property {Record<string, { path: string, page?: string }>} resources
 */

/** @param {unknown} value */
const listOf = (value) => (Array.isArray(value) ? value.map(String) : []);

/**
 * Finds the settings of a hotel that would break its site, its links or its commands.
 * @param {Record<string, unknown>} config the exports of `hotel.config.js`
 * @param {Engine} engine
 * @returns {string[]} one line each, which names the setting, what it takes and what it is
 */
export function findConfigProblems(config, engine) {
  const { id, orderPrefix, timeZone } = config;
  return [
    ...(typeof id === 'string' && /^[a-z0-9-]+$/.test(id)
      ? []
      : [`id takes lower-case letters, digits and hyphens; it is ${show(id)}`]),
    ...findLanguageProblems(config.languages, engine),
    ...(isTimeZone(timeZone)
      ? []
      : [`timeZone takes an IANA name such as "Europe/Dublin"; it is ${show(timeZone)}`]),
    ...(typeof orderPrefix === 'string' &&
    /^[A-Z]{1,4}$/.test(orderPrefix) &&
    !['P', 'R'].includes(orderPrefix)
      ? []
      : [
          `orderPrefix takes one to four capital letters, but not P or R alone; it is ${show(orderPrefix)}`,
        ]),
    ...findFormatProblems(config, engine.languages),
    ...findNumberProblems(config),
    ...findColorProblems(config),
    ...findFontProblems(config),
    ...findPathProblems(config, engine),
    ...findWithoutProblems(config.withoutPages, engine),
  ];
}

/** @param {unknown} value */
function isTimeZone(value) {
  if (typeof value !== 'string') return false;
  try {
    Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {unknown} languages
 * @param {Engine} engine
 */
function findLanguageProblems(languages, engine) {
  const takes = `languages takes a list of some of ${engine.languages.join(', ')}, the default first`;
  if (!Array.isArray(languages) || languages.length === 0)
    return [`${takes}; it is ${show(languages)}`];
  return [
    ...languages
      .filter((language) => !engine.languages.includes(language))
      .map((language) => `${takes}; ${show(language)} is none of them`),
    ...languages
      .filter((language, index) => languages.indexOf(language) !== index)
      .map((language) => `languages names ${show(language)} twice`),
  ];
}

/**
 * @param {string} page
 * @param {Engine} engine
 */
const noSuchPage = (page, { pages }) =>
  `the engine has no page ${show(page)}${suggestName(page, Object.keys(pages))}`;

/**
 * Whether a page is left out with every page that it is part of. The engine's `isLeftOut`, which a tool cannot import.
 * @param {string} page @param {readonly string[]} without @param {Engine} engine
 */
const isOfLeftOut = (page, without, { pages }) =>
  [pages[page]?.partOf ?? ''].flat().every((whole) => without.includes(whole));

/** @param {Engine} engine */
const optionalPages = ({ pages }) => Object.keys(pages).filter((page) => pages[page]?.isOptional);

/**
 * @param {unknown} withoutPages
 * @param {Engine} engine
 */
function findWithoutProblems(withoutPages, engine) {
  if (!Array.isArray(withoutPages))
    return [`withoutPages takes a list of pages; it is ${show(withoutPages)}`];
  const without = listOf(withoutPages);
  return without
    .filter((page) => !engine.pages[page]?.isOptional && !isOfLeftOut(page, without, engine))
    .map((page) =>
      Object.hasOwn(engine.pages, page)
        ? `withoutPages: the page ${show(page)} cannot be left out, since others lead to it. These can: ${optionalPages(engine).join(', ')}`
        : `withoutPages: ${noSuchPage(page, engine)}`,
    );
}

/**
 * @param {Record<string, unknown>} config
 * @param {Engine} engine
 */
function findPathProblems(config, engine) {
  const { paths } = config;
  if (!isRecord(paths)) return [`paths takes an object of paths by page; it is ${show(paths)}`];
  const languages = listOf(config.languages).filter((each) => engine.languages.includes(each));
  const problems = Object.entries(paths).flatMap(([page, entry]) => {
    const row = Object.hasOwn(engine.pages, page) ? engine.pages[page] : undefined;
    return row
      ? findEntryProblems({ key: `paths.${page}`, entry, row, languages, engine })
      : [`paths.${page}: ${noSuchPage(page, engine)}`];
  });
  // A path in the wrong form is not compared.
  return problems.length > 0 ? problems : findTakenPaths({ ...config, paths }, languages, engine);
}

/**
 * @param {{ key: string, entry: unknown, row: Row, languages: readonly string[], engine: Engine }} facts
 */
function findEntryProblems({ key, entry, row, languages, engine }) {
  if (!isRecord(entry))
    return [
      `${key} takes an object with a path for each of ${languages.join(', ')}; it is ${show(entry)}`,
    ];
  return [
    ...Object.keys(entry)
      .filter((language) => !engine.languages.includes(language))
      .map(
        (language) =>
          `${key}: the engine has no language ${show(language)}${suggestName(language, engine.languages)}`,
      ),
    ...languages.flatMap((language) => {
      const engines = pathIn(row, language);
      const path = entry[language];
      if (path === undefined)
        return [`${key} takes a path for each of ${languages.join(', ')}; ${language} is missing`];
      if (typeof path !== 'string' || !/^\/(?:(?::?[a-z0-9-]+)(?:\/:?[a-z0-9-]+)*)?$/.test(path))
        return [
          `${key}.${language} takes a path such as ${show(engines)}, of lower-case letters, digits and hyphens, without a slash at the end; it is ${show(path)}`,
        ];
      return namesIn(path) === namesIn(engines)
        ? []
        : [
            `${key}.${language} takes a path with the parameters of ${show(engines)}; it is ${show(path)}`,
          ];
    }),
  ];
}

/**
 * @param {Row} row
 * @param {string} language
 */
const pathIn = ({ path }, language) =>
  typeof path === 'string' ? path : /** @type {string} */ (path[language]);

/** @param {string} path */
const namesIn = (path) => (path.match(/:\w+/g) ?? []).sort().join();

/**
 * Whether a page at the one path, earlier in the table, leaves none of the other's addresses to a page after it.
 * @param {string} earlier
 * @param {string} later
 */
function covers(earlier, later) {
  const [wanted, given] = [earlier.split('/'), later.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part === given[index] || part.startsWith(':'))
  );
}

/**
 * Finds the hotel's paths that two pages have, or a page and a resource, or that begin like another language's.
 * @param {Record<string, unknown> & { paths: Record<string, unknown> }} config
 * @param {readonly string[]} languages
 * @param {Engine} engine
 */
function findTakenPaths({ paths, withoutPages }, languages, engine) {
  const without = listOf(withoutPages);
  const isOffered = (/** @type {string} */ page) =>
    !without.includes(page) && !isOfLeftOut(page, without, engine);
  const offered = Object.entries({ ...engine.pages, ...rowsOf(paths) }).filter(([page]) =>
    isOffered(page),
  );
  const others = Object.values(engine.resources).filter(({ page }) => !page || isOffered(page));
  return languages.flatMap((language, order) =>
    offered.flatMap(([page, row], index) => {
      const path = pathIn(row, language);
      const key = `paths.${page}.${language}`;
      const twin = offered
        .slice(0, index)
        .find(
          ([other, its]) =>
            (page in paths || other in paths) && covers(pathIn(its, language), path),
        );
      if (twin) {
        const [other, its] = twin;
        return page in paths
          ? [`${key} takes a path that no other page has; ${show(path)} is that of ${other}`]
          : [
              `paths.${other}.${language} takes a path that no other page has; ${show(pathIn(its, language))} is that of ${page}`,
            ];
      }
      if (!(page in paths) || order > 0) return [];
      const [, first = ''] = path.split('/');
      if (languages.includes(first))
        return [`${key} takes a path that does not begin with a language; it is ${show(path)}`];
      return others.some((resource) => covers(resource.path, path))
        ? [`${key} takes a path that the engine does not use itself; it is ${show(path)}`]
        : [];
    }),
  );
}

/** @param {Record<string, unknown>} paths @returns {Record<string, Row>} */
const rowsOf = (paths) =>
  Object.fromEntries(
    Object.entries(paths).map(([page, path]) => [
      page,
      { path: /** @type {Record<string, string>} */ (path) },
    ]),
  );
