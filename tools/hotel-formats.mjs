import { isRecord } from './hotel.mjs';

/**
 * A value as it may be written in a file.
 * @param {unknown} value
 */
export const show = (value) => JSON.stringify(value) ?? String(value);

/** @param {unknown} value whether it is a language tag whose formats are known here */
function isLocale(value) {
  if (typeof value !== 'string') return false;
  try {
    return Intl.NumberFormat.supportedLocalesOf(value).length > 0;
  } catch {
    return false;
  }
}

/** Whether 3 April is 4/3/2027: days are typed with the day first, or the year. @param {unknown} locale */
function writesMonthFirst(locale) {
  const [first] = new Intl.DateTimeFormat(String(locale)).formatToParts();
  return first?.type === 'month';
}

/**
 * @param {string} language
 * @param {unknown} region
 * @param {readonly string[]} languages the engine's
 */
function findRegionProblems(language, region, languages) {
  const isOfLanguage =
    languages.includes(language) &&
    isLocale(region) &&
    new Intl.Locale(String(region)).language === language;
  if (!isOfLanguage) return [`${regionsTake}; ${show(language)} is ${show(region)}`];
  return writesMonthFirst(region)
    ? [
        `regions.${language} takes a locale that writes the day before the month, as guests type it; ${show(region)} writes the month first`,
      ]
    : [];
}

const regionsTake = 'regions takes an object of locales by language, such as { de: "de-AT" }';

/**
 * Finds mistakes in how a hotel writes amounts, dates and numbers.
 * @param {Record<string, unknown>} config
 * @param {readonly string[]} languages the engine's
 */
export function findFormatProblems({ moneyLocale, regions }, languages) {
  return [
    ...(isLocale(moneyLocale)
      ? []
      : [`moneyLocale takes a locale such as "en-IE"; it is ${show(moneyLocale)}`]),
    ...(isRecord(regions)
      ? Object.entries(regions).flatMap(([language, region]) =>
          findRegionProblems(language, region, languages),
        )
      : [`${regionsTake}; it is ${show(regions)}`]),
  ];
}

/**
 * Finds missing typefaces: emails and pages about refused requests would be set in `undefined`.
 * @param {Record<string, unknown>} config
 */
export function findFontProblems({ mailFonts }) {
  const takes = 'mailFonts takes lists for font-family: { display: "Georgia, serif", text: "…" }';
  if (!isRecord(mailFonts)) return [`${takes}; it is ${show(mailFonts)}`];
  return ['display', 'text']
    .filter((role) => typeof mailFonts[role] !== 'string' || mailFonts[role] === '')
    .map((role) => `${takes}; ${role} is ${show(mailFonts[role])}`);
}

/**
 * Finds what is no whole number: years as a text would be joined to another one instead of added.
 * @param {Record<string, unknown>} config
 */
export function findNumberProblems({ bookkeepingYears, smallestUnitPricedPack }) {
  /** @param {unknown} value */
  const isCount = (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0;
  return [
    ...(isCount(bookkeepingYears)
      ? []
      : [`bookkeepingYears takes a whole number, such as 7; it is ${show(bookkeepingYears)}`]),
    ...(isCount(smallestUnitPricedPack)
      ? []
      : [
          `smallestUnitPricedPack takes a whole number, 0 if no pack is exempt; it is ${show(smallestUnitPricedPack)}`,
        ]),
  ];
}
