import { useTranslation } from 'react-i18next';
import { Notice } from '~/components/ui/notice';
import type { DateWarning } from '~/hospitality/replies/date-warnings.server';
import { joinSpans } from '~/content/opening/opening';
import { formatDay, formatWeekday } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { formatDaySpan } from '~/platform/time/day-span';

type DateWarningsProps = { warnings: readonly DateWarning[]; locale: Locale };

/** Warnings of a day or time at which the hotel does not usually receive guests. */
export function DateWarnings({ warnings, locale }: DateWarningsProps) {
  const { t } = useTranslation('inbox');
  const describe = useDescription(locale);
  return warnings.map((warning) => {
    const { kind } = warning;
    const text = describe(warning);
    return (
      <Notice
        key={kind}
        kind="error"
        title={t(kind === 'otherDate' ? 'closed.otherDate' : 'closed.title')}
      >
        {text === undefined ? null : <p>{text}</p>}
      </Notice>
    );
  });
}

/** When it is open instead; undefined if it is not. */
function useDescription(locale: Locale) {
  const { t } = useTranslation('inbox');
  return (warning: DateWarning): string | undefined => {
    switch (warning.kind) {
      case 'closure': {
        const span = formatDaySpan(warning.closed, locale);
        return t('closed.closure', { span, reopens: formatDay(warning.reopens, locale) });
      }
      case 'hours':
        return t('closed.hours', { times: joinSpans(warning.spans) });
      case 'day': {
        const { next, spans } = warning;
        if (!next) return undefined;
        return t('closed.day', { next: formatWeekday(next, locale), times: joinSpans(spans) });
      }
      case 'otherDate': {
        const dates = warning.dates.map((span) => formatDaySpan(span, locale));
        return dates.length > 0 ? t('closed.dates', { dates: dates.join('; ') }) : undefined;
      }
    }
  };
}
