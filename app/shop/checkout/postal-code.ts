// Imported by the schemas only, so that the browser does not load the formats of 249 countries.
import { getCountryByCode, validatePostalCode } from 'postal-code-checker';

/** How post and cars mark a country before a postcode (“D-10115”), where it is not the ISO code. */
const countrySigns: Readonly<Record<string, readonly string[]>> = {
  AT: ['A'],
  BE: ['B'],
  CY: ['KY'],
  DE: ['D'],
  EE: ['EST'],
  ES: ['E'],
  FI: ['FIN', 'SF'],
  FR: ['F'],
  HU: ['H'],
  IE: ['IRL'],
  IT: ['I'],
  LI: ['FL'],
  LU: ['L'],
  ME: ['MNE'],
  MK: ['NMK'],
  MT: ['M'],
  NO: ['N'],
  PT: ['P'],
  RS: ['SRB'],
  SE: ['S'],
  SI: ['SLO'],
  SM: ['RSM'],
  VA: ['V'],
};

/** Postcodes as their countries write them, where the library's samples are without the space, outdated or unusual. */
const ownSamples: Readonly<Record<string, readonly string[]>> = {
  MT: ['VLT 1117'],
  RS: ['11000'],
  SE: ['114 55'],
};

/** More letters and digits than any country's postcode has, its sign included. */
const maxLength = 16;

/** Postcodes in a country's format; undefined if it is not known, or if the country has no postcodes. */
function listSamples(country: string) {
  if (!/^[A-Z]{2}$/.test(country)) return undefined;
  const samples = ownSamples[country] ?? getCountryByCode(country)?.examplePostalCodes;
  return samples?.length ? samples : undefined;
}

/** A postcode as an example of a country's format; undefined if that is not known. */
export const samplePostalCode = (country: string): string | undefined => listSamples(country)?.[0];

/**
 * A postcode as its country writes it: `D-10115` becomes `10115`, and `00950` in Poland `00-950`. Spaces, dashes and case
 * do not matter. Where the country's format is not known, the text is returned as it is.
 * @returns undefined if the country has no such postcodes
 */
export function parsePostalCode(typed: string, country: string): string | undefined {
  const samples = listSamples(country);
  if (!samples) return typed;
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
  if (text.length > maxLength) return undefined;
  const signs = [country, ...(countrySigns[country] ?? [])].filter((sign) => text.startsWith(sign));
  const codes = [text, ...signs.map((sign) => text.slice(sign.length))];
  // In Latvia and Andorra the sign is part of the postcode.
  const isSigned = samples.every((sample) => sample.startsWith(country));
  const spellings = [...codes, ...(isSigned ? codes.map((code) => country + code) : [])]
    .flatMap(spell)
    .filter((code) => validatePostalCode(country, code));
  const shapes = new Set(samples.map(shapeOf));
  return spellings.find((code) => shapes.has(shapeOf(code))) ?? spellings[0];
}

/** Where a postcode has its separators. */
const shapeOf = (code: string) => code.replace(/[A-Z\d]/g, 'x');

/** Letters and digits without a separator, and with one at any place: no country's postcodes have two. */
const spell = (code: string) => [
  code,
  ...Array.from({ length: Math.max(0, code.length - 1) }, (_, index) =>
    [' ', '-'].map((mark) => code.slice(0, index + 1) + mark + code.slice(index + 1)),
  ).flat(),
];
