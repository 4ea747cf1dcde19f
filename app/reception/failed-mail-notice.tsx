import { useTranslation } from 'react-i18next';
import { Notice } from '~/components/ui/notice';
import { resourceHref } from '~/routing/resource-href';

type FailedMailNoticeProps = {
  text: string;
  /** The numbers of the emails; nothing without any. */
  mails: readonly number[];
  /** Whether the reader may send them again. */
  canRetry: boolean;
};

/** That emails about something could not be sent, with links to their sheets. */
export function FailedMailNotice({ text, mails, canRetry }: FailedMailNoticeProps) {
  const { t } = useTranslation('decisions');
  if (mails.length === 0) return null;
  return (
    <Notice kind="error">
      <p>{text}</p>
      {canRetry
        ? mails.map((id) => (
            <p key={id}>
              <a
                className="standalone-link"
                href={resourceHref('reception.mail', { mail: String(id) })}
              >
                {t('mails.open', { id })}
              </a>
            </p>
          ))
        : null}
    </Notice>
  );
}
