import { useTranslation } from 'react-i18next';
import type { Locale } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';
import { DeskPages } from '../desk-pages';
import { useMoments } from '../desk-moments';
import type { LogPage } from './log-page.server';

type LogScreenProps = { page: LogPage; locale: Locale; now: Date };

/** What was done on the desk: who, when, what, on which screen, and how it ended. */
export function LogScreen({ page, locale, now }: LogScreenProps) {
  const { t } = useTranslation(['requests', 'reception']);
  const { shortMoment } = useMoments(locale, now);
  return (
    <>
      <h1>{t('log.title')}</h1>
      <p className="desk-lead">{t('log.lead')}</p>
      {page.actions.length === 0 ? <p>{t('log.none')}</p> : null}
      <ol className="desk-history desk-log">
        {page.actions.map(({ id, staff_email, action, subject, screen, outcome, created_at }) => (
          <li key={id}>
            <span className="note tabular">
              <time dateTime={created_at}>{shortMoment(created_at)}</time> · {staff_email}
            </span>
            <span>
              {t(`log.actions.${action}`, { defaultValue: action })}
              {subject ? ` · ${subject}` : ''}
              {outcome ? ` · ${t(`log.outcomes.${outcome}`, { defaultValue: outcome })}` : ''}
            </span>
            <span className="note">{screen}</span>
          </li>
        ))}
      </ol>
      <DeskPages
        path={resourceHref('reception.log')}
        query={{}}
        next={page.next}
        isLater={page.isLater}
      />
    </>
  );
}
