import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import type { IssueTexts } from '~/hospitality/newsletter/issues/issue-texts';
import type { RecipientGroup } from '~/hospitality/newsletter/issues/send-issue.server';
import { resourceHref } from '~/routing/resource-href';
import { Consequences } from '../consequences';
import { nativeLanguageName } from './native-language-name';
import { PreviewLinks } from './preview-links';

type SendScreenProps = {
  id: number;
  version: number;
  title: string;
  texts: IssueTexts;
  groups: readonly RecipientGroup[];
  perMinute: number;
  submissionId: string;
  /** Whether the draft has changed since the page was shown. */
  isChanged: boolean;
};

/** The confirmation page before an issue is sent: its recipients by language. */
export function SendScreen(props: SendScreenProps) {
  const { id, version, title, texts, groups, perMinute, submissionId, isChanged } = props;
  const { t } = useTranslation(['issues', 'reception']);
  const recipients = groups.reduce((sum, { count }) => sum + count, 0);
  const minutes = Math.ceil(recipients / perMinute);
  const draft = resourceHref('reception.newsletter-issue', { id: String(id) });
  return (
    <div className="desk-column">
      {isChanged ? (
        <Notice kind="error" role="alert">
          <p>{t('send.changed')}</p>
        </Notice>
      ) : null}
      <h1 className="desk-title">
        <span>{t('send.title')}</span>
        <span>{title}</span>
      </h1>
      {recipients === 0 ? (
        <Notice>
          <p>{t('list.noSubscribers')}</p>
        </Notice>
      ) : (
        <Consequences
          texts={[
            t('send.recipients', { count: recipients }),
            ...groups.map((group) => describeGroup(group, t)),
            minutes < 120
              ? t('send.pace', { count: minutes, perMinute })
              : t('send.paceHours', { count: Math.ceil(minutes / 60), perMinute }),
            t('send.once'),
            t('send.final'),
          ]}
        />
      )}
      <section className="desk-section" aria-labelledby="texts">
        <h2 id="texts">{t('send.read')}</h2>
        <PreviewLinks id={id} texts={texts} />
      </section>
      <form method="post" className="desk-form">
        <input type="hidden" name="submission" value={submissionId} />
        <input type="hidden" name="version" value={version} />
        <div className="desk-buttons">
          {recipients === 0 ? null : <Button>{t('send.confirm', { count: recipients })}</Button>}
          <a className="standalone-link" href={draft}>
            {t('send.cancel')}
          </a>
        </div>
      </form>
    </div>
  );
}

function describeGroup(
  { locale, textLocale, count }: RecipientGroup,
  t: TFunction<['issues', 'reception']>,
): string {
  const language = nativeLanguageName(locale);
  return textLocale === undefined || textLocale === locale
    ? t('send.group', { language, count })
    : t('send.fallback', { language, count, text: nativeLanguageName(textLocale) });
}
