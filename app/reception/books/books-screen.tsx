import { getFormProps, useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '~/components/forms/select-field';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { formatMoney, formatMonth } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';
import type { ListedInvoice } from '~/shop/invoices/invoice-list.server';
import { formatInvoiceNumber } from '~/shop/invoices/invoice-number';
import { useTimeFormats } from '../use-time-formats';
import { DeskPages } from '../desk-pages';
import { DeskRow } from '../desk-row';
import { DeskTable } from '../desk-table';
import type { LostInvoice } from '~/shop/invoices/lost-invoices.server';
import type { EuSales } from '~/shop/sales/eu-sales';
import { EuSalesSection } from './eu-sales-section';
import { LostNotice } from './lost-notice';
import type { JournalPage } from './journal.server';
import { formatRate } from './format-rate';
import { journalFilters } from './journal-filters';

type BooksScreenProps = {
  page: JournalPage;
  lost: readonly LostInvoice[];
  /** How many more wait for a decision about their order. */
  lostInReview: number;
  /** The page on which the lost invoices were just closed was too old, so that they are still open. */
  isOutdated: boolean;
  /** Undefined if the limit is not watched. */
  euSales: EuSales | undefined;
  locale: Locale;
  now: Date;
  /** Who issues the shop's invoices. */
  issuer: 'own' | 'external' | 'missing';
  /** Identifies this page: its form is processed once. */
  submissionId: string;
  /** Invoices without a JIR have just been queued again. */
  isRetried: boolean;
};

/** The invoice journal of one month, with its exports for bookkeeping. */
export function BooksScreen(props: BooksScreenProps) {
  const { page, euSales, locale, issuer } = props;
  const { t } = useTranslation('books');
  const { month, sums } = page;
  // The JIR means nothing to a hotel whose invoices other software issues, unless the site issued some before.
  const isReported = issuer !== 'external' || page.openCount > 0;
  // Nor does its journal, in a month without.
  const hasJournal = issuer !== 'external' || sums.sales + sums.reversals > 0;
  return (
    <>
      <h1>{t('title')}</h1>
      {issuer === 'own' ? null : (
        <Notice kind={issuer === 'missing' ? 'error' : 'info'}>
          <p>{t(`issuer.${issuer}`)}</p>
        </Notice>
      )}
      <LostNotice {...props} />
      <UnreportedNotice {...props} />
      <Filter page={page} locale={locale} isReported={isReported} hasJournal={hasJournal} />
      <section className="desk-section">
        <h2>{formatMonth(month, locale)}</h2>
        {hasJournal ? (
          <p>
            {[
              t('count.sales', { count: sums.sales }),
              t('count.reversals', { count: sums.reversals }),
              ...(isReported ? [t('count.open', { count: sums.open })] : []),
            ].join('\u00A0· ')}
          </p>
        ) : null}
        {sums.rates.length > 0 ? (
          <DeskTable
            caption={t('sums.caption')}
            columns={[t('sums.rate'), t('sums.base'), t('sums.vat'), t('sums.gross')]}
            rows={sums.rates.map(({ rate, base, vat, gross }) => [
              rate === 0 ? t('sums.noVat') : formatRate(rate, locale),
              formatMoney(base),
              formatMoney(vat),
              formatMoney(gross),
            ])}
            total={[
              t('sums.total'),
              formatMoney(sums.total.base),
              formatMoney(sums.total.vat),
              formatMoney(sums.total.gross),
            ]}
          />
        ) : null}
        {issuer === 'external' ? (
          <p className="desk-actions">
            <a
              className="standalone-link"
              href={`${resourceHref('reception.books-csv', { month })}?by=money`}
            >
              {t('files.money')}
            </a>
          </p>
        ) : null}
        {sums.rates.length > 0 ? (
          <div className="desk-buttons desk-actions">
            <a className="standalone-link" href={resourceHref('reception.books-csv', { month })}>
              {t('files.csv')}
            </a>
            <a className="standalone-link" href={resourceHref('reception.books-zip', { month })}>
              {t('files.zip')}
            </a>
          </div>
        ) : null}
      </section>
      {euSales ? <EuSalesSection sales={euSales} locale={locale} /> : null}
      {hasJournal ? <JournalList {...props} /> : null}
    </>
  );
}

function JournalList({ page, locale, now }: BooksScreenProps) {
  const { t } = useTranslation('books');
  const { formatShort } = useTimeFormats(locale, now);
  const { month, rows: invoices } = page;
  return (
    <section className="desk-section">
      <h2>{t('list.title')}</h2>
      {invoices.length === 0 ? <p>{t(page.filter ? 'list.nothing' : 'list.none')}</p> : null}
      <ul className="desk-rows">
        {invoices.map((invoice) => (
          <DeskRow
            key={invoice.id}
            href={resourceHref('reception.books-invoice', { id: String(invoice.id) })}
            title={formatInvoiceNumber(invoice)}
            facts={[
              invoice.buyer.fullName,
              formatShort(invoice.issued_at),
              formatMoney(invoice.total_cents),
              invoice.order_number,
            ]}
            tag={tagOf(invoice, t)}
          />
        ))}
      </ul>
      <DeskPages
        path={resourceHref('reception.books')}
        query={{ month, kind: page.filter }}
        next={page.next}
        hasNewer={page.hasNewer}
      />
    </section>
  );
}

type Texts = ReturnType<typeof useTranslation<'books'>>['t'];

function tagOf({ kind, state }: ListedInvoice, t: Texts): string | undefined {
  if (state === 'stuck') return t('tags.refused');
  if (state === 'waiting') return t('tags.open');
  return kind === 'storno' ? t('tags.storno') : undefined;
}

function UnreportedNotice({ page, submissionId, isRetried }: BooksScreenProps) {
  const { t } = useTranslation('books');
  if (page.openCount === 0) return null;
  const text = isRetried ? 'open.retried' : 'open.text';
  return (
    <Notice title={t('open.title', { count: page.openCount })}>
      <p>{t(text)}</p>
      {isRetried ? null : (
        <form method="post" className="desk-actions">
          <input type="hidden" name="submission" value={submissionId} />
          <Button look="line">{t('open.retry')}</Button>
        </form>
      )}
    </Notice>
  );
}

type FilterProps = {
  page: JournalPage;
  locale: Locale;
  isReported: boolean;
  hasJournal: boolean;
};

function Filter({ page, locale, isReported, hasJournal }: FilterProps) {
  const { t } = useTranslation('books');
  const [form, fields] = useForm<{ month: string; kind: string }>({
    id: 'books',
    defaultValue: { month: page.month, kind: page.filter },
  });
  return (
    <form {...getFormProps(form)} className="desk-search" method="get">
      <SelectField
        meta={fields.month}
        label={t('filter.month')}
        options={page.months.map((value) => ({ value, label: formatMonth(value, locale) }))}
      />
      {hasJournal ? (
        <SelectField
          meta={fields.kind}
          label={t('filter.kind')}
          options={journalFilters
            .filter((value) => isReported || value !== 'open')
            .map((value) => ({ value, label: t(`kinds.${value || 'all'}`) }))}
        />
      ) : null}
      <Button>{t('filter.show')}</Button>
    </form>
  );
}
