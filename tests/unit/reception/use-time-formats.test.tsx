import { expect, test } from 'vitest';
import type { Locale } from '~/i18n/locales';
import { useTimeFormats } from '~/reception/use-time-formats';
import { withPlainSpaces } from '../../support/plain-spaces';
import { renderScreen } from '../../support/render-screen';

function Moments({ locale }: { locale: Locale }) {
  const { formatShort } = useTimeFormats(locale, new Date('2027-01-01T00:30:00Z'));
  // On the hotel's clock the second one is this year's.
  return ['2026-09-10T13:42:00Z', '2026-12-31T23:10:00Z'].map(formatShort).join(' | ');
}

test.each([
  ['hr', 'čet, 10. 9. 2026. 15:42 | pet, 1. 1. 00:10'],
  ['en', 'Thu, 10 Sept 2026, 15:42 | Fri 1 Jan, 00:10'],
  ['de', 'Do., 10.9.2026, 15:42 | Fr., 1.1., 00:10'],
  ['it', 'gio 10/09/2026, 15:42 | ven 01/01, 00:10'],
] as const)('in %s a moment of another year has its year', async (locale, text) => {
  expect(withPlainSpaces(await renderScreen(<Moments locale={locale} />, { locale }))).toBe(text);
});
