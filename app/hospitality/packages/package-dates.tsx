import { useTranslation } from 'react-i18next';
import { formatDaySpan } from '~/platform/time/day-span';
import { useLocale } from '~/i18n/use-locale';
import type { PackageCard } from './package-offer';

/** The dates still available, or how long an undated package is valid. */
export function PackageDates({ of: { dated, dates, validity } }: { of: PackageCard }) {
  const { t } = useTranslation('packages');
  const locale = useLocale();
  if (!dated) return <p>{validity}</p>;
  if (dates.length === 0) return <p>{t('datesOver')}</p>;
  return (
    <ul className="dates">
      {dates.map((span) => (
        <li key={span.from}>
          <time dateTime={span.from}>{formatDaySpan(span, locale)}</time>
        </li>
      ))}
    </ul>
  );
}
