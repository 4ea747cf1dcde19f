import { useTranslation } from 'react-i18next';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { formatMoney } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { formatInvoiceNumber } from '~/shop/invoices/invoice-number';
import type { LostInvoice } from '~/shop/invoices/lost-invoices.server';
import { useTimeFormats } from '../use-time-formats';
import { DeskRow } from '../desk-row';

type LostNoticeProps = {
  lost: readonly LostInvoice[];
  /** How many more wait for a decision about their order. */
  lostInReview: number;
  isOutdated: boolean;
  locale: Locale;
  now: Date;
  /** Identifies this page: its form is processed once. */
  submissionId: string;
};

/** Invoices that a restored backup does not contain, until they are in the books. */
export function LostNotice({
  lost,
  lostInReview,
  isOutdated,
  locale,
  now,
  submissionId,
}: LostNoticeProps) {
  const { t } = useTranslation('books');
  const { formatShort } = useTimeFormats(locale, now);
  if (lost.length === 0) return null;
  return (
    <Notice kind="error" title={t('lost.title', { count: lost.length })}>
      {isOutdated ? <p>{t('lost.outdated')}</p> : null}
      <p>{t('lost.text')}</p>
      {lostInReview > 0 ? <p>{t('lost.inReview', { count: lostInReview })}</p> : null}
      <ul className="desk-rows">
        {lost.map((invoice) => (
          <DeskRow
            key={invoice.zki}
            title={formatInvoiceNumber(invoice)}
            facts={[
              formatShort(invoice.issued_at),
              formatMoney(invoice.total_cents),
              invoice.key.split(':')[0] ?? '',
            ]}
          />
        ))}
      </ul>
      <form method="post" className="desk-actions">
        <input type="hidden" name="submission" value={submissionId} />
        <input
          type="hidden"
          name="found"
          value={lost
            .map(({ found_at }) => found_at)
            .sort()
            .at(-1)}
        />
        <Button look="line" name="intent" value="close">
          {t('lost.close')}
        </Button>
      </form>
    </Notice>
  );
}
