import { useTranslation } from 'react-i18next';
import type { Locale } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';
import { DeskPages } from '../desk-pages';
import { useTimeFormats } from '../use-time-formats';
import type { ListPage } from '../list-pages';
import type { StaffAction } from './staff-actions.server';

type LogScreenProps = { page: ListPage<StaffAction>; locale: Locale; now: Date };

/** The actions of staff: who, when, what, on which screen and with which outcome. */
export function LogScreen({ page, locale, now }: LogScreenProps) {
  const { t } = useTranslation(['requests', 'reception']);
  const { formatShort } = useTimeFormats(locale, now);
  return (
    <>
      <h1>{t('log.title')}</h1>
      <p className="desk-lead">{t('log.lead')}</p>
      {page.rows.length === 0 ? <p>{t('log.none')}</p> : null}
      <ol className="desk-history desk-log">
        {page.rows.map(({ id, staff_email, action, subject, screen, outcome, created_at }) => (
          <li key={id}>
            <span className="note tabular">
              <time dateTime={created_at}>{formatShort(created_at)}</time> · {staff_email}
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
        hasNewer={page.hasNewer}
      />
    </>
  );
}
