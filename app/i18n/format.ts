import { moneyLocale, timeZone } from '#hotel/hotel.config.js';
import { type Locale, localeTable } from './locales';

const money = new Intl.NumberFormat(moneyLocale, { style: 'currency', currency: 'EUR' });

/**
 * Cents as people read them. Prices have one form in every language, the hotel's (specification, section 9).
 * @throws RangeError when the amount is not a whole number of cents.
 */
export function formatMoney(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError('Money is a whole number of cents');
  return money.format(cents / 100);
}

/** Cents as programs read them, the same in every language: `24.00`. */
export const toDecimal = (cents: number): string => (cents / 100).toFixed(2);

/** A day written out, in the hotel's time zone: `21. studenoga 2026.` */
export function formatDate(date: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTable[locale].bcp47, {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(date);
}

/** A month of the calendar (`2026-11`) written out: `studeni 2026.` */
export const formatMonth = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(localeTable[locale].bcp47, {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${month}-15T12:00:00Z`));

/** A day of the calendar (`2026-11-21`) written out. */
export function formatDay(isoDay: string, locale: Locale): string {
  return formatDate(new Date(`${isoDay}T12:00:00Z`), locale);
}

/** Languages that set a comma after the weekday. */
const weekdayCommas: ReadonlySet<Locale> = new Set(['hr', 'de']);

/**
 * A day of the calendar with its weekday: `subota, 3. travnja 2027.` Put together by us: server and browser need not
 * agree on `Intl`'s commas.
 */
export function formatWeekday(isoDay: string, locale: Locale): string {
  const weekday = new Intl.DateTimeFormat(localeTable[locale].bcp47, { timeZone, weekday: 'long' });
  const name = weekday.format(new Date(`${isoDay}T12:00:00Z`));
  return `${name}${weekdayCommas.has(locale) ? ',' : ''} ${formatDay(isoDay, locale)}`;
}

/** A day of the calendar in figures, as people may type it: `03. 04. 2027.` */
export function formatDayInFigures(isoDay: string, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTable[locale].bcp47, {
    timeZone,
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  }).format(new Date(`${isoDay}T12:00:00Z`));
}

const englishMonths = 'Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec'.split(' ');

/** Puts a day in figures together; English names the month, because `10/09` is read in two ways. */
const shortDays: Record<Locale, (year: string, month: string, day: string) => string> = {
  hr: (year, month, day) => `${Number(day)}.\u00a0${Number(month)}.\u00a0${year}.`,
  en: (year, month, day) => `${Number(day)}\u00a0${englishMonths[Number(month) - 1]}\u00a0${year}`,
  it: (year, month, day) => `${day}/${month}/${year}`,
  de: (year, month, day) => `${day}.${month}.${year}`,
};

/** A day of the calendar as short as it is clear: `10. 9. 2026.`; the same in every browser. */
export function formatDayShort(isoDay: string, locale: Locale): string {
  const [year = '', month = '', day = ''] = isoDay.split('-');
  return shortDays[locale](year, month, day);
}

/** A day of every year (`07-01`) written out: `1. srpnja`. */
export function formatDayOfYear(day: string, locale: Locale): string {
  // A leap year, so that 29 February is a day.
  return new Intl.DateTimeFormat(localeTable[locale].bcp47, {
    timeZone,
    day: 'numeric',
    month: 'long',
  }).format(new Date(`2024-${day}T12:00:00Z`));
}

/** A moment written out, 24-hour clock, in the hotel's time zone. */
export function formatDateTime(date: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTable[locale].bcp47, {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date);
}

/** Between day and hour. */
const atWord: Record<Locale, string> = { hr: 'u', en: 'at', it: 'alle', de: 'um' };

/**
 * A moment that may have to be proved, with its zone: `21. 11. 2026. u 19:05`, zone and offset in brackets. The month
 * in words where figures would be read in two ways.
 */
export function formatMoment(date: Date, locale: Locale): string {
  const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone }).format(date);
  // Plain spaces: the text also goes into mails and files.
  const day =
    locale === 'en'
      ? formatDay(isoDay, locale)
      : formatDayShort(isoDay, locale).replaceAll('\u00a0', ' ');
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const zone = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' });
  const part = zone.formatToParts(date).find(({ type }) => type === 'timeZoneName');
  const offset = (part?.value ?? '').replace('GMT', 'UTC');
  return `${day} ${atWord[locale]} ${hour.format(date)} (${timeZone}, ${offset})`;
}

const countryToolsByLocale = new Map<Locale, ReturnType<typeof makeCountryTools>>();

function makeCountryTools(locale: Locale) {
  const { bcp47 } = localeTable[locale];
  return {
    names: new Intl.DisplayNames(bcp47, { type: 'region' }),
    collator: new Intl.Collator(bcp47),
  };
}

// Made once a language: making them costs more than using them.
function countryTools(locale: Locale) {
  const tools = countryToolsByLocale.get(locale) ?? makeCountryTools(locale);
  countryToolsByLocale.set(locale, tools);
  return tools;
}

/** Country names in the reader's language, sorted as that language sorts. */
export function listCountries(codes: readonly string[], locale: Locale) {
  const { names, collator } = countryTools(locale);
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => collator.compare(a.name, b.name));
}
