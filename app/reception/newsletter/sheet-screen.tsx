import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import type { Issue } from '~/hospitality/newsletter/issues/issues.server';
import type { SendingNumbers } from '~/hospitality/newsletter/issues/send-issue.server';
import type { Locale } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';
import { Facts } from '../desk-facts';
import { useTimeFormats } from '../use-time-formats';
import { DeskRow } from '../desk-row';
import { titleOf } from './issue-form';
import { nativeLanguageName } from './native-language-name';
import { PreviewLinks } from './preview-links';

type SheetScreenProps = {
  issue: Issue;
  numbers: readonly (readonly [Locale, SendingNumbers])[];
  perMinute: number;
  submissionId: string;
  locale: Locale;
  now: Date;
};

const kinds = ['sent', 'waiting', 'failed', 'left'] as const;

/** An issue that is being sent or has been sent: its progress and its texts. */
export function SheetScreen(props: SheetScreenProps) {
  const { issue, numbers, perMinute, submissionId, locale, now } = props;
  const { t } = useTranslation(['issues', 'reception']);
  const { formatShort } = useTimeFormats(locale, now);
  const sum = (kind: (typeof kinds)[number]) =>
    numbers.reduce((total, [, each]) => total + each[kind], 0);
  const { id, state, started_at, finished_at, staff_email } = issue;
  const isOpen = state === 'sending' || state === 'stopped';
  return (
    <div className="desk-column">
      <p>
        <a className="standalone-link" href={resourceHref('reception.newsletter')}>
          {t('back')}
        </a>
      </p>
      <h1 className="desk-title">
        <span>{titleOf(issue.texts, locale) || t('untitled')}</span>
        <span>{t(`states.${state}`)}</span>
      </h1>
      {isOpen ? (
        <Notice kind={state === 'stopped' ? 'error' : 'info'}>
          <p>{t(`sheet.${state}`, { count: perMinute })}</p>
        </Notice>
      ) : null}
      <Facts
        rows={[
          [t('sheet.by'), staff_email],
          [t('sheet.started'), started_at ? formatShort(started_at) : ''],
          [t('sheet.finished'), finished_at ? formatShort(finished_at) : ''],
        ]}
      />
      <section className="desk-section" aria-labelledby="numbers">
        <h2 id="numbers">{t('sheet.numbers')}</h2>
        <Facts rows={kinds.map((kind) => [t(`sheet.${kind}`), String(sum(kind))] as const)} />
        {numbers.length > 1 ? (
          <ul className="desk-rows desk-more">
            {numbers.map(([language, each]) => (
              <DeskRow
                key={language}
                title={nativeLanguageName(language)}
                facts={kinds.map((kind) => `${t(`sheet.${kind}`)} ${each[kind]}`)}
              />
            ))}
          </ul>
        ) : null}
        {sum('failed') > 0 ? <p className="note desk-more">{t('sheet.failedText')}</p> : null}
      </section>
      {isOpen ? (
        <form method="post" className="desk-form">
          <input type="hidden" name="submission" value={submissionId} />
          <div className="desk-buttons">
            <a
              className={buttonClass('line')}
              href={resourceHref('reception.newsletter-issue', { id: String(id) })}
            >
              {t('sheet.reload')}
            </a>
            <Button name="press" value={state === 'sending' ? 'stop' : 'continue'} look="line">
              {t(state === 'sending' ? 'sheet.stop' : 'sheet.continue')}
            </Button>
          </div>
        </form>
      ) : null}
      <section className="desk-section" aria-labelledby="texts">
        <h2 id="texts">{t('sheet.texts')}</h2>
        <PreviewLinks id={id} texts={issue.texts} />
      </section>
    </div>
  );
}
