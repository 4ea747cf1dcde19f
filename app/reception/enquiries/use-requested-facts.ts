import { useTranslation } from 'react-i18next';
import type { Reservation } from '~/hospitality/replies/reservation';
import { formatDayShort } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';

/** Day, time and number of guests, in short, for a row of a list. */
export function useRequestedFacts(locale: Locale) {
  const { t } = useTranslation('inbox');
  return ({ date, time, guests }: Reservation): string[] => [
    ...(date ? [[formatDayShort(date, locale), time].filter(Boolean).join(' ')] : []),
    ...(guests ? [t('persons', { count: guests })] : []),
  ];
}
