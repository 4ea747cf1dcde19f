import { useTranslation } from 'react-i18next';
import { Notice } from '~/components/ui/notice';
import type { Locale } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';
import type { EuSales } from '~/shop/sales/eu-sales';
import type { StockItem } from '~/shop/stock/stock-list.server';
import { RunningOut } from '../stock/stock-screen';
import { useTimeFormats } from '../use-time-formats';
import { EuSalesList, InvoiceList, LostInvoiceList } from './books-lists';
import {
  ChargeList,
  DecisionList,
  ExpiringList,
  EnquiryList,
  SendList,
  StatementList,
  UnsentMailList,
  WithdrawalList,
} from './today-lists';
import type { Worklist } from './today.server';

type TodayScreenProps = {
  work: Worklist;
  runningOut: readonly StockItem[];
  /** This year's, if they come near the limit. */
  euSales: readonly EuSales[];
  /** Whether guests’ requests are among the lists; whoever may not see them is not told that none waits. */
  seesEnquiries: boolean;
  /** Whether the reader may print slips and labels. */
  canPrint: boolean;
  /** Whether the reader may send failed emails again. */
  canRetryMails: boolean;
  locale: Locale;
  now: Date;
};

/** What staff have to do, the most urgent first; each row links to its sheet. */
export function TodayScreen(props: TodayScreenProps) {
  const { work, runningOut, euSales, seesEnquiries, canPrint, canRetryMails, locale, now } = props;
  const { t } = useTranslation('reception');
  const times = useTimeFormats(locale, now);
  const { statementCount, enquiryCount, invoiceCount, mailCount, heldMailCount, ...lists } = work;
  const isDone = [...Object.values(lists), runningOut, euSales].every((rows) => rows.length === 0);
  return (
    <>
      <h1>{t('today.title')}</h1>
      <p className="note desk-as-of">
        {t('today.asOf', { time: times.formatClock(now) })}{' '}
        <a className="standalone-link" href={resourceHref('reception')}>
          {t('today.reload')}
        </a>
      </p>
      {isDone ? (
        <Notice kind="ok" title={t('today.done.title')}>
          <p>{t(seesEnquiries ? 'today.done.text' : 'today.done.withoutRequests')}</p>
        </Notice>
      ) : null}
      <DecisionList work={work} />
      <WithdrawalList rows={work.withdrawals} times={times} />
      <ExpiringList rows={work.expiring} times={times} />
      <SendList rows={work.send} canPrint={canPrint} />
      <ChargeList rows={work.charge} />
      <StatementList rows={work.statements} count={statementCount} times={times} />
      <EnquiryList rows={work.enquiries} count={enquiryCount} times={times} locale={locale} />
      <InvoiceList rows={work.invoices} count={invoiceCount} times={times} />
      <LostInvoiceList rows={work.lostInvoices} times={times} />
      <EuSalesList rows={euSales} />
      <RunningOut items={runningOut} />
      <UnsentMailList
        id="mails"
        rows={work.mails}
        count={mailCount}
        times={times}
        canRetry={canRetryMails}
      />
      <UnsentMailList
        id="heldMails"
        rows={work.heldMails}
        count={heldMailCount}
        times={times}
        canRetry={canRetryMails}
      />
    </>
  );
}
