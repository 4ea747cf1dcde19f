import { readForm } from '~/platform/forms/form.server';
import { BooksScreen } from '~/reception/books/books-screen';
import { loadJournal } from '~/reception/books/journal.server';
import { createKey, isKey } from '~/reception/desk-keys.server';
import { deskAction, deskLoader, redirectTo } from '~/reception/desk-route.server';
import { logAction } from '~/reception/log/staff-actions.server';
import { closeLostInvoices, listLostInvoices } from '~/shop/invoices/lost-invoices.server';
import { loadEuSales } from '~/shop/orders/eu-sales.server';
import { retryReports } from '~/shop/invoices/report-rows.server';

export const loader = deskLoader('reception.books', async (desk) => {
  const { context, locale, now, t, url } = desk;
  return {
    title: t('books:title'),
    screen: (
      <BooksScreen
        page={await loadJournal(desk)}
        lost={await listLostInvoices(context.db)}
        euSales={await loadEuSales(context, now)}
        locale={locale}
        now={now}
        issuer={context.invoices.invoicing.kind}
        submissionId={createKey()}
        isRetried={url.searchParams.has('retried')}
      />
    ),
  };
});

export const action = deskAction(
  'reception.books',
  async ({ context, request, staff, url, now }) => {
    const form = await readForm(request, ['submission', 'intent']);
    const submissionId = String(form.get('submission') ?? '');
    if (!isKey(submissionId)) return redirectTo(url.pathname);
    const isClosing = form.get('intent') === 'close';
    const action = isClosing ? 'close-lost' : 'report-again';
    const log = { submissionId, staffEmail: staff.email, action };
    const row = await logAction(context.db, { ...log, screen: url.pathname, outcome: 'done', now });
    if (isClosing) {
      if (row !== undefined) await closeLostInvoices(context.db, now);
      return redirectTo(url.pathname);
    }
    if (row !== undefined && (await retryReports(context.db, now)) > 0)
      context.invoices.issued.notify();
    return redirectTo(`${url.pathname}?retried`);
  },
);
