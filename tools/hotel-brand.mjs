// Finds mistakes in a hotel's colours and typefaces: browsers are silent about a role that is misspelt or missing.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import postcss from 'postcss';
import { findFaintText } from './hotel-colors.mjs';
import { show } from './hotel-formats.mjs';
import { root } from './prepare.mjs';
import { suggestName } from './suggest-name.mjs';

/** The sheets that the engine links, and the roles that it reads. */
const sheets = ['brand.css', 'brand-page-end.css'];

/** Colours of text that is on one of the page's three surfaces. */
const inks = [
  '--ink',
  '--ink-muted',
  '--brand',
  '--brand-hover',
  '--accent',
  '--secondary',
  '--info',
  '--error',
  '--success',
];
const surfaces = ['--surface', '--surface-alt', '--surface-raised'];

/** Colours of text on a dark ground. */
const onInverse = [
  '--on-inverse',
  '--on-inverse-muted',
  '--inverse-accent',
  '--inverse-accent-hover',
  '--footer-ink',
  '--footer-name',
];

/** Which colours are those of text, and what is behind it. */
const pairs = [
  ...inks.flatMap((ink) => surfaces.map((surface) => [ink, surface])),
  ...onInverse.map((ink) => [ink, '--inverse']),
  ['--on-brand', '--brand'],
  ['--on-brand', '--brand-hover'],
  ['--on-secondary-accent', '--secondary'],
];

const colors = [
  ...new Set(pairs.flat()),
  '--surface-translucent',
  '--placeholder',
  '--inverse-line',
  '--line',
  '--control-line',
  '--hover-tint',
  '--loading-veil',
  '--loading-ring',
  '--choice-hover',
  '--veil',
];

/** What `brand.css` and `brand-page-end.css` say. */
export const brandRoles = [...colors, '--hero-fade', '--shadow', '--display', '--text'];

/** Names such as `white` are left out: a misspelt one could not be told from them. @param {string} value */
const isCssColor = (value) =>
  /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value) || /^[a-z-]+\(.+\)$/is.test(value);

/** PostCSS keeps comments and spaces in the values of custom properties. @param {string} value */
const trimValue = (value) => value.replace(/\/\*.*?\*\//gs, ' ').trim();

/** `#abc` as `#aabbcc`, whose contrast can be computed. @param {string | undefined} value */
const lengthen = (value) => value?.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/**
 * @param {Record<string, string>} texts the sheets by path
 * @returns {string[]} one line each
 * @throws Error that names the line of a mistake of syntax
 */
export function findBrandProblems(texts) {
  /** @type {Map<string, string>} */
  const roles = new Map();
  for (const [path, text] of Object.entries(texts))
    parse(path, text).walkDecls(/^--/, ({ prop, value }) => {
      if (!roles.has(prop)) roles.set(prop, trimValue(value));
    });
  const others = [...roles.keys()].filter((name) => !brandRoles.includes(name));
  return [
    ...brandRoles
      .filter((role) => !roles.has(role))
      .map((role) => `${role} is missing${suggestName(role, others)}`),
    ...colors.flatMap((role) => {
      const value = roles.get(role);
      return value === undefined || isCssColor(value)
        ? []
        : [`${role} takes a colour such as "#2b1a24"; it is ${show(value)}`];
    }),
    ...pairs.flatMap(([key = '', ground = '']) =>
      findFaintText({
        key,
        color: lengthen(roles.get(key)),
        ground,
        on: lengthen(roles.get(ground)),
      }),
    ),
  ];
}

/** @param {string} path @param {string} text */
function parse(path, text) {
  try {
    return postcss.parse(text);
  } catch (error) {
    if (!(error instanceof postcss.CssSyntaxError)) throw error;
    throw new Error(`${path}:${error.line}:${error.column}: ${error.reason}`, { cause: error });
  }
}

/** @param {string} folder the hotel's, absolute */
export const readBrand = (folder) =>
  Object.fromEntries(
    sheets
      .map((name) => join(folder, name))
      .map((path) => [relative(root, path), readFileSync(path, 'utf8')]),
  );
