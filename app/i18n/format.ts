import { moneyLocale, timeZone } from '#hotel/hotel.config.js';
import { type Locale, localeTable } from './locales';

/** Keeps a text, such as a day and its month, on one line. */
export const keepOnOneLine = (text: string): string => text.replaceAll(' ', '\u00a0');

const money = new Intl.NumberFormat(moneyLocale, { style: 'currency', currency: 'EUR' });

/**
 * Formats cents for people. Prices have the same form in every language, the hotel's (specification, section 9).
 * @throws RangeError if the amount is not a whole number of cents
 */
export function formatMoney(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError('Money is a whole number of cents');
  return money.format(cents / 100);
}

const pieces = new Intl.NumberFormat(moneyLocale, { useGrouping: false });

/** Formats a number of pieces beside prices, with the same minus as theirs. */
export const formatPieces = (count: number): string => pieces.format(count);

/** Formats cents for programs, the same in every language: `24.00`. */
export const toDecimal = (cents: number): string => (cents / 100).toFixed(2);

/** Formats grams as kilograms: `1,9 kg`, in English `1.9 kg`. */
export function formatWeight(grams: number, locale: Locale): string {
  const format = new Intl.NumberFormat(localeTable[locale].bcp47, { maximumFractionDigits: 2 });
  return `${format.format(grams / 1000)}\u00a0kg`;
}

/** A calendar day as a moment of it, to be formatted in this zone: the day is the same wherever the hotel is. */
const calendarZone = 'UTC';
const momentOf = (isoDay: string) => new Date(`${isoDay}T12:00:00Z`);

/** Day and month written out, in the hotel's time zone; a line does not end between them. */
function writeOut(date: Date, locale: Locale, more: Intl.DateTimeFormatOptions = {}): string {
  const options = { timeZone, day: 'numeric', month: 'long', ...more } as const;
  const text = new Intl.DateTimeFormat(localeTable[locale].bcp47, options)
    .format(date)
    .replace(' ', '\u00a0');
  // In Italian the first of a month is an ordinal, which `Intl` does not know: `1º aprile`.
  return locale === 'it' ? text.replace(/^1\u00a0/, '1º\u00a0') : text;
}

/** A day written out, in the hotel's time zone: `21. studenoga 2026.` */
export const formatDate = (date: Date, locale: Locale): string =>
  writeOut(date, locale, { year: 'numeric' });

/** A month (`2026-11`) written out: `studeni 2026.` */
export const formatMonth = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(localeTable[locale].bcp47, {
    timeZone: calendarZone,
    month: 'long',
    year: 'numeric',
  }).format(momentOf(`${month}-15`));

/** A day (`2026-11-21`) written out. */
export function formatDay(isoDay: string, locale: Locale): string {
  return writeOut(momentOf(isoDay), locale, { year: 'numeric', timeZone: calendarZone });
}

/** Languages with a comma after the weekday. */
const weekdayCommas: ReadonlySet<Locale> = new Set(['hr', 'de']);

/**
 * A day with its weekday: `subota, 3. travnja 2027.` Assembled here, because server and browser may disagree on
 * `Intl`'s commas.
 */
export function formatWeekday(isoDay: string, locale: Locale): string {
  const weekday = new Intl.DateTimeFormat(localeTable[locale].bcp47, {
    timeZone: calendarZone,
    weekday: 'long',
  });
  const name = weekday.format(momentOf(isoDay));
  return `${name}${weekdayCommas.has(locale) ? ',' : ''} ${formatDay(isoDay, locale)}`;
}

/** A day in digits, as people may type it: `3. 4. 2027.` */
export function formatDayInFigures(isoDay: string, locale: Locale): string {
  const text = new Intl.DateTimeFormat(localeTable[locale].bcp47, {
    timeZone: calendarZone,
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  }).format(momentOf(isoDay));
  return withoutZeros(text, locale);
}

/** Leaves out the zeros that `Intl` adds to days and months in Croatian, which nobody writes; not those of times. */
export const withoutZeros = (text: string, locale: Locale): string =>
  locale === 'hr' ? text.replace(/\b0(?=\d\.)/g, '') : text;

const englishMonths = 'Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec'.split(' ');

/** Formats a day in digits; English names the month, because `10/09` is ambiguous. */
const shortDays: Record<Locale, (year: string, month: string, day: string) => string> = {
  hr: (year, month, day) => `${Number(day)}.\u00a0${Number(month)}.\u00a0${year}.`,
  en: (year, month, day) => `${Number(day)}\u00a0${englishMonths[Number(month) - 1]}\u00a0${year}`,
  it: (year, month, day) => `${day}/${month}/${year}`,
  de: (year, month, day) => `${day}.${month}.${year}`,
};

/** A day in the shortest unambiguous form, `10. 9. 2026.`; identical in every browser. */
export function formatDayShort(isoDay: string, locale: Locale): string {
  return shortDays[locale](isoDay.slice(0, 4), isoDay.slice(5, 7), isoDay.slice(8));
}

/** A yearly day (`07-01`) written out: `1. srpnja`. */
export function formatDayOfYear(day: string, locale: Locale): string {
  // A leap year, so that 29 February is a day.
  return writeOut(momentOf(`2024-${day}`), locale, { timeZone: calendarZone });
}

/** A period of every year; it can wrap after the dash only, not between a day and its month. */
export function formatPeriodOfYear(
  { from, to }: { from: string; to: string },
  locale: Locale,
): string {
  return `${formatDayOfYear(from, locale)}\u00a0– ${formatDayOfYear(to, locale)}`;
}

/** A date and time written out, 24-hour clock, in the hotel's time zone. */
export const formatDateTime = (date: Date, locale: Locale): string =>
  writeOut(date, locale, {
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

/** The word between day and time. */
const atWord: Record<Locale, string> = { hr: 'u', en: 'at', it: 'alle', de: 'um' };

/**
 * A date and time for records that may serve as evidence, with the zone: `21. 11. 2026. u 19:05`, followed by zone
 * and offset in brackets. The month is written out where digits would be ambiguous.
 */
export function formatMoment(date: Date, locale: Locale): string {
  const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone }).format(date);
  const written = locale === 'en' ? formatDay(isoDay, locale) : formatDayShort(isoDay, locale);
  // Plain spaces, because the text is also used in emails and files.
  const day = written.replaceAll('\u00a0', ' ');
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const zone = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' });
  // The offset follows the date: `21/11/2026, GMT+1`.
  const offset = zone.format(date).replace(/.*(?:GMT|UTC)/, 'UTC');
  return `${day} ${atWord[locale]} ${hour.format(date)} (${timeZone}, ${offset})`;
}

type CountryName = { code: string; name: string };

const countryToolsByLocale = new Map<Locale, ReturnType<typeof makeCountryTools>>();

function makeCountryTools(locale: Locale) {
  const { bcp47 } = localeTable[locale];
  const names = new Intl.DisplayNames(bcp47, { type: 'region' });
  const collator = new Intl.Collator(bcp47);
  return { names, collator, lists: new Map<string, CountryName[]>() };
}

// Created once per language: creating them costs more than using them.
function countryTools(locale: Locale) {
  const tools = countryToolsByLocale.get(locale) ?? makeCountryTools(locale);
  countryToolsByLocale.set(locale, tools);
  return tools;
}

/** `Intl` throws for what cannot be a code. */
const nameOf = (names: Intl.DisplayNames, code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;

/** A country's name in the reader's language; its code if it has none. */
export const countryName = (code: string, locale: Locale): string =>
  nameOf(countryTools(locale).names, code);

/** Country names in the reader's language, sorted as that language sorts. */
export function listCountries(codes: readonly string[], locale: Locale): CountryName[] {
  const { names, collator, lists } = countryTools(locale);
  // Naming and sorting the countries of Europe takes as long as loading the rest of a cart. Lists come from the content.
  const key = codes.join(' ');
  const known = lists.get(key);
  if (known) return [...known];
  const list = codes
    .map((code) => ({ code, name: nameOf(names, code) }))
    .sort((a, b) => collator.compare(a.name, b.name));
  lists.set(key, list);
  return [...list];
}
