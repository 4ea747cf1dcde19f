import { useTranslation } from 'react-i18next';
import { isTemplateId } from '~/hospitality/replies/reply-templates';
import { isLocale, type Locale } from '~/i18n/locales';
import { languageName } from '~/i18n/staff-locale';
import { resourceHref } from '~/routing/resource-href';
import { DeskPages } from '../desk-pages';
import { useTimeFormats } from '../use-time-formats';
import type { ListPage } from '../list-pages';
import type { StaffAction } from './staff-actions.server';

type LogScreenProps = { page: ListPage<StaffAction>; locale: Locale; now: Date };

/** Where a line wraps, it ends with the dot. */
const dot = '\u00a0· ';

/** The actions of staff: who, when, what, on which screen and with which outcome. */
export function LogScreen({ page, locale, now }: LogScreenProps) {
  const { t } = useTranslation(['log', 'wording', 'reception']);
  const { formatShort } = useTimeFormats(locale, now);
  const describeSubject = useDescription(locale);
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="desk-lead">{t('lead')}</p>
      {page.rows.length === 0 ? <p>{t('none')}</p> : null}
      <ol className="desk-history desk-log">
        {page.rows.map(({ id, staff_email, action, subject, screen, outcome, created_at }) => (
          <li key={id}>
            <span className="note tabular">
              <time dateTime={created_at}>{formatShort(created_at)}</time>
              {dot}
              {staff_email}
            </span>
            <span>
              {t(`actions.${action}`, { defaultValue: action })}
              {subject ? `${dot}${describeSubject(subject)}` : ''}
              {outcome ? `${dot}${t(`outcomes.${outcome}`, { defaultValue: outcome })}` : ''}
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

/** Words before a number or a key in the log, where the name of the action already says what it is. */
const kinds = /^(?:request|newsletter|passkey|payment|withdrawal|mail|stock|text) /;

/** What an action was about, in the reader's language; the database has English words and keys. */
function useDescription(locale: Locale) {
  const { t } = useTranslation(['log', 'wording']);
  return (subject: string): string => {
    const key = subject.replace(kinds, '');
    if (key === subject) return subject;
    if (/^\d+$/.test(key)) return t('number', { number: key });
    const [template, language] = key.split(' ');
    if (!isTemplateId(template) || !isLocale(language)) return key;
    return `${t(`wording:names.${template}`)} (${languageName(language, locale)})`;
  };
}
