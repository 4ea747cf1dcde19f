import { useTranslation } from 'react-i18next';
import type { UnsentMail } from '~/platform/mail/outbox-list.server';
import { Notice } from '~/components/ui/notice';
import { UnbrokenNumbers } from '~/components/ui/unbroken-numbers';
import { resourceHref } from '~/routing/resource-href';

type UnsentMailNoticeProps = {
  /** What to do about those that could not be sent. */
  text: string;
  /** Nothing without any. */
  mails: readonly UnsentMail[];
  /** Whether the reader may send them again. */
  canRetry: boolean;
};

/** That emails about something could not be sent, or are held after a restore, with links to their sheets. */
export function UnsentMailNotice({ text, mails, canRetry }: UnsentMailNoticeProps) {
  const { t } = useTranslation('decisions');
  const groups = [
    { text, listed: mails.filter(({ isHeld }) => !isHeld) },
    { text: t('mails.held'), listed: mails.filter(({ isHeld }) => isHeld) },
  ];
  return groups
    .filter(({ listed }) => listed.length > 0)
    .map((group) => (
      <Notice key={group.text} kind="error">
        <p>{group.text}</p>
        {canRetry
          ? group.listed.map(({ id, to, subject }) => (
              <p key={id}>
                <a
                  className="standalone-link"
                  href={resourceHref('reception.mail', { mail: String(id) })}
                >
                  {/* In a box of its own, as the link lays its children out side by side. */}
                  <span>
                    <UnbrokenNumbers text={subject} />
                  </span>
                </a>{' '}
                <span className="note">{to}</span>
              </p>
            ))
          : null}
      </Notice>
    ));
}
