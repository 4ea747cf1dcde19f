import { useTranslation } from 'react-i18next';
import { timeZone } from '#hotel/hotel.config.js';
import { keepOnOneLine, withoutZeros } from '~/i18n/format';
import { type Locale, localeTable } from '~/i18n/locales';
import { hotelDay } from '~/platform/time/calendar';
import { dayMs, hourMs } from '~/platform/time/durations';

export type TimeFormats = ReturnType<typeof useTimeFormats>;

/** Formats times for lists, on the hotel's clock. */
export function useTimeFormats(locale: Locale, now: Date) {
  const { t } = useTranslation('reception');
  const short = {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    // `10/09` is ambiguous in English.
    month: locale === 'en' ? 'short' : 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  const { bcp47 } = localeTable[locale];
  const thisYear = new Intl.DateTimeFormat(bcp47, short);
  const otherYear = new Intl.DateTimeFormat(bcp47, { ...short, year: 'numeric' });
  const yearOf = (time: Date) => hotelDay(time).slice(0, 4);
  const clock = new Intl.DateTimeFormat(bcp47, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return {
    /** `14:05` */
    formatClock: (time: Date) => clock.format(time),
    /** `pon, 23. 11. 15:42` on one line, with the year unless it is the current one */
    formatShort(time: string) {
      const date = new Date(time);
      const format = yearOf(date) === yearOf(now) ? thisYear : otherYear;
      return keepOnOneLine(withoutZeros(format.format(date), locale));
    },
    /** The time that has passed: `5 hours`, from two days on `3 days`. */
    formatSince(time: string) {
      const ms = Math.max(0, now.getTime() - Date.parse(time));
      if (ms < hourMs) return t('waits.lessThanHour');
      return ms < 2 * dayMs
        ? t('waits.hours', { count: Math.floor(ms / hourMs) })
        : t('waits.days', { count: Math.floor(ms / dayMs) });
    },
  };
}
