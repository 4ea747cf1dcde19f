import { useTranslation } from 'react-i18next';
import { timeZone } from '#hotel/hotel.config.js';
import { dayMs, hourMs } from '~/platform/time/durations';
import { type Locale, localeTable } from '~/i18n/locales';

export type TimeFormats = ReturnType<typeof useTimeFormats>;

/** Formats times for lists, on the hotel's clock. */
export function useTimeFormats(locale: Locale, now: Date) {
  const { t } = useTranslation('reception');
  const format = new Intl.DateTimeFormat(localeTable[locale].bcp47, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const clock = new Intl.DateTimeFormat(localeTable[locale].bcp47, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return {
    /** `14:05` */
    formatClock: (time: Date) => clock.format(time),
    /** `pon, 23. 11. 15:42` */
    formatShort: (time: string) => format.format(new Date(time)),
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
