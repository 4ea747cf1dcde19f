import { useTranslation } from 'react-i18next';
import { Notice } from '~/components/ui/notice';
import type { Weekday } from '~/content/vocabulary';
import { formatPeriodOfYear } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { formatDaySpan } from '~/platform/time/day-span';
import { joinSpans, type OpeningSchedule, type Span } from './opening';

type OpeningHoursProps = {
  opening: OpeningSchedule;
  /** Heading level for the parts of the year in the page's outline. */
  heading?: 'h3' | 'h4' | 'h5';
};

/** Special days first, then the opening hours by part of the year and weekday. */
export function OpeningHours({ opening, heading: Heading = 'h3' }: OpeningHoursProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const days = (from: Weekday, to: Weekday) =>
    from === to ? t(`weekdays.${from}`) : `${t(`weekdays.${from}`)} – ${t(`weekdays.${to}`)}`;
  return (
    <div className="opening">
      {opening.special.map((special) => (
        <SpecialDays key={special.from + special.to} special={special} />
      ))}
      {opening.periods.map(({ from, to, wholeYear, rows }) => (
        <div key={from + to}>
          {wholeYear ? null : (
            <Heading className="opening__period">
              {formatPeriodOfYear({ from, to }, locale)}
            </Heading>
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
    </div>
  );
}

/** Special days now in force are shown as a notice, future ones as plain text. */
function SpecialDays({ special }: { special: OpeningSchedule['special'][number] }) {
  const locale = useLocale();
  const words = (
    <div className="opening__special">
      <p>
        <strong>{formatDaySpan(special, locale)}</strong>
      </p>
      <p>
        <Spans spans={special.spans} />
        {`. ${special.note}`}
      </p>
    </div>
  );
  return special.current ? <Notice>{words}</Notice> : words;
}

function Spans({ spans }: { spans: Span[] }) {
  const { t } = useTranslation();
  if (spans.length === 0) return <>{t('opening.closed')}</>;
  return <span className="tabular">{joinSpans(spans)}</span>;
}
