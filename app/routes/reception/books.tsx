import { readForm } from '~/platform/forms/form.server';
import { submitClosing, submitReports } from '~/reception/books/books-action.server';
import { BooksScreen } from '~/reception/books/books-screen';
import { loadJournal } from '~/reception/books/journal.server';
import { createKey } from '~/reception/desk-keys.server';
import { deskAction, deskLoader } from '~/reception/desk-route.server';
import { countLostInReview, listLostInvoices } from '~/shop/invoices/lost-invoices.server';
import { loadEuSales } from '~/shop/sales/eu-sales.server';

export const loader = deskLoader('reception.books', async (desk) => {
  const { context, locale, now, t, url } = desk;
  const lost = await listLostInvoices(context.db);
  const isOutdated = url.searchParams.has('outdated') && lost.length > 0;
  return {
    title: t('books:title'),
    hasErrors: isOutdated,
    screen: (
      <BooksScreen
        page={await loadJournal(desk)}
        lost={lost}
        lostInReview={await countLostInReview(context.db)}
        isOutdated={isOutdated}
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

export const action = deskAction('reception.books', async (desk) => {
  const form = await readForm(desk.request, ['submission', 'intent', 'found']);
  const read = (name: string) => String(form.get(name) ?? '');
  const page = { submissionId: read('submission'), found: read('found') };
  return read('intent') === 'close' ? submitClosing(desk, page) : submitReports(desk, page);
});
