import { isRecord } from './hotel.mjs';
import { show } from './hotel-formats.mjs';
import { suggestName } from './suggest-name.mjs';

/**
 * The roles of `mailColors`.
 * @type {readonly (keyof import('../app/routing/hotel-config').HotelConfig['mailColors'])[]}
 */
const roles = ['background', 'surface', 'notice', 'text', 'muted', 'brand', 'accent', 'border'];

/** Which colours `mail-style.ts` writes on which; in dark mode headings and links have the accent instead of the brand. */
const onEither = [
  ['text', 'background'],
  ['text', 'surface'],
  ['text', 'notice'],
  ['muted', 'background'],
  ['muted', 'surface'],
  ['accent', 'surface'],
  // The button's text has the colour of the surface.
  ['brand', 'surface'],
];
const pairs = {
  mailColors: [...onEither, ['brand', 'background']],
  mailColorsDark: [...onEither, ['accent', 'background']],
};

/** WCAG 1.4.3, for text of the usual size. */
const readable = 4.5;

/** @param {unknown} value @returns {value is string} */
const isColor = (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/** WCAG's relative luminance. @param {string} color `#RRGGBB` */
function luminanceOf(color) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {string} one @param {string} other */
function contrastOf(one, other) {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * The message about text that is hard to read.
 * @param {{ key: string, color: unknown, ground: string, on: unknown }} pair
 */
export function findFaintText({ key, color, ground, on }) {
  if (!isColor(color) || !isColor(on)) return [];
  const contrast = contrastOf(color, on);
  if (contrast >= readable) return [];
  // Rounded down, so that 4.499 is not said to be enough.
  const shown = (Math.floor(contrast * 100) / 100).toFixed(2);
  return [
    `${key} needs a contrast of at least ${readable}:1 on ${ground}, so that text can be read; ${color} on ${on} has ${shown}:1`,
  ];
}

/**
 * @param {'mailColors' | 'mailColorsDark'} key
 * @param {unknown} colors
 */
function findPaletteProblems(key, colors) {
  if (!isRecord(colors))
    return [
      `${key} takes an object of colours by role: ${roles.join(', ')}; it is ${show(colors)}`,
    ];
  return [
    ...Object.keys(colors)
      .filter((role) => !roles.some((known) => known === role))
      .map((role) => `${key}: there is no role ${show(role)}${suggestName(role, roles)}`),
    ...roles
      .filter((role) => !isColor(colors[role]))
      .map(
        (role) => `${key}.${role} takes a colour such as "#2b1a24"; it is ${show(colors[role])}`,
      ),
    ...pairs[key].flatMap(([role = '', ground = '']) =>
      findFaintText({ key: `${key}.${role}`, color: colors[role], ground, on: colors[ground] }),
    ),
  ];
}

/**
 * Finds colours that browsers and mail programs would not understand, and text that would be hard to read in them.
 * @param {Record<string, unknown>} config the exports of `hotel.config.js`
 */
export function findColorProblems({ themeColor, mailColors, mailColorsDark }) {
  return [
    ...(isColor(themeColor)
      ? []
      : [`themeColor takes a colour such as "#f6eedf"; it is ${show(themeColor)}`]),
    ...findPaletteProblems('mailColors', mailColors),
    ...findPaletteProblems('mailColorsDark', mailColorsDark),
  ];
}
