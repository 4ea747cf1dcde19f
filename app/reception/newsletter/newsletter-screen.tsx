import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import type { ListedIssue } from '~/hospitality/newsletter/issues/issues.server';
import type { RecipientGroup } from '~/hospitality/newsletter/issues/send-issue.server';
import type { Locale } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';
import { useTimeFormats } from '../use-time-formats';
import { DeskPages } from '../desk-pages';
import { DeskRow } from '../desk-row';
import type { ListPage } from '../list-pages';
import { titleOf } from './issue-form';
import { nativeLanguageName } from './native-language-name';

type NewsletterScreenProps = {
  page: ListPage<ListedIssue>;
  groups: readonly RecipientGroup[];
  /** Whether a draft was just deleted. */
  isDiscarded: boolean;
  locale: Locale;
  now: Date;
};

/** The newsletter's issues, and the number of subscribers. */
export function NewsletterScreen(props: NewsletterScreenProps) {
  const { page, groups, isDiscarded, locale, now } = props;
  const { t } = useTranslation(['issues', 'reception']);
  const { formatShort } = useTimeFormats(locale, now);
  const recipients = groups.reduce((sum, { count }) => sum + count, 0);
  const languages = groups.map(({ locale, count }) => `${nativeLanguageName(locale)} ${count}`);
  return (
    <>
      {isDiscarded ? (
        <Notice kind="ok">
          <p>{t('list.discarded')}</p>
        </Notice>
      ) : null}
      <h1>{t('title')}</h1>
      <p className="desk-lead">
        {recipients === 0 ? t('list.noSubscribers') : t('list.subscribers', { count: recipients })}
        {recipients === 0 ? null : (
          <>
            <br />
            <span className="note">{languages.join('\u00A0· ')}</span>
          </>
        )}
      </p>
      <p>
        <a className={buttonClass()} href={resourceHref('reception.newsletter-new')}>
          {t('list.write')}
        </a>
      </p>
      {page.rows.length === 0 ? <p className="desk-more">{t('list.none')}</p> : null}
      <ul className="desk-rows desk-more">
        {page.rows.map((issue) => (
          <DeskRow
            key={issue.id}
            href={resourceHref('reception.newsletter-issue', { id: String(issue.id) })}
            title={titleOf(issue.texts, locale) || t('untitled')}
            facts={[
              formatShort(issue.started_at ?? issue.updated_at),
              ...(issue.state === 'draft'
                ? []
                : [t('list.recipients', { count: issue.recipients })]),
            ]}
            tag={t(`states.${issue.state}`)}
          />
        ))}
      </ul>
      <DeskPages
        path={resourceHref('reception.newsletter')}
        query={{}}
        next={page.next}
        hasNewer={page.hasNewer}
      />
    </>
  );
}
