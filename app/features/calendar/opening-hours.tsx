import { useTranslation } from 'react-i18next';
import type { Weekday } from '~/features/content/house-schema';
import { formatDay, formatDayOfYear } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import type { OpeningView, Span } from './opening';

/** Opening hours by weekday and part of the year, then the days that differ. */
export function OpeningHours({ opening }: { opening: OpeningView }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const days = (from: Weekday, to: Weekday) =>
    from === to ? t(`weekdays.${from}`) : `${t(`weekdays.${from}`)} – ${t(`weekdays.${to}`)}`;
  return (
    <div className="opening">
      {opening.periods.map(({ from, to, wholeYear, rows }) => (
        <div key={from + to}>
          {wholeYear ? null : (
            <h3 className="opening__period">
              {formatDayOfYear(from, locale)} – {formatDayOfYear(to, locale)}
            </h3>
          )}
          <dl className="opening__week">
            {rows.map((row) => (
              <div key={row.from}>
                <dt>{days(row.from, row.to)}</dt>
                <dd>
                  <Spans spans={row.spans} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {opening.special.map(({ from, to, spans, note }) => (
        <p key={from} className="opening__special">
          <strong>
            {from === to
              ? formatDay(from, locale)
              : `${formatDay(from, locale)} – ${formatDay(to, locale)}`}
          </strong>
          : <Spans spans={spans} />. {note}
        </p>
      ))}
    </div>
  );
}

function Spans({ spans }: { spans: Span[] }) {
  const { t } = useTranslation();
  if (spans.length === 0) return <>{t('opening.closed')}</>;
  return <span className="tabular">{spans.map(({ from, to }) => `${from}–${to}`).join(', ')}</span>;
}
