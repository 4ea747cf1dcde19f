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

/**
 * Finds mistakes in how a hotel writes amounts, dates and numbers.
 * @param {Record<string, unknown>} config
 * @param {readonly string[]} languages the engine's
 */
export function findFormatProblems({ moneyLocale, regions }, languages) {
  const takes = `regions takes an object of locales by language, such as { de: "de-AT" }`;
  return [
    ...(isLocale(moneyLocale)
      ? []
      : [`moneyLocale takes a locale such as "en-IE"; it is ${show(moneyLocale)}`]),
    ...(isRecord(regions)
      ? Object.entries(regions)
          .filter(
            ([language, region]) =>
              !languages.includes(language) ||
              !isLocale(region) ||
              new Intl.Locale(String(region)).language !== language,
          )
          .map(([language, region]) => `${takes}; ${show(language)} is ${show(region)}`)
      : [`${takes}; it is ${show(regions)}`]),
  ];
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
