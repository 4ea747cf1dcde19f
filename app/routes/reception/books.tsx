import { readForm } from '~/platform/forms/form.server';
import { BooksScreen } from '~/reception/books/books-screen';
import { loadJournal } from '~/reception/books/journal.server';
import { createKey, isKey } from '~/reception/desk-keys.server';
import { deskAction, deskLoader, goTo } from '~/reception/desk-route.server';
import { logAction } from '~/reception/log/staff-actions.server';
import { retryReports } from '~/shop/invoices/report-rows.server';

export const loader = deskLoader('reception.books', async (desk) => {
  const { context, locale, now, t, url } = desk;
  return {
    title: t('books:title'),
    screen: (
      <BooksScreen
        page={await loadJournal(desk)}
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
    const submissionId = String((await readForm(request, ['submission'])).get('submission') ?? '');
    if (!isKey(submissionId)) return goTo(url.pathname);
    const log = { submissionId, staffEmail: staff.email, action: 'report-again' };
    const row = await logAction(context.db, { ...log, screen: url.pathname, outcome: 'done', now });
    if (row !== undefined && (await retryReports(context.db, now)) > 0)
      context.invoices.issued.notify();
    return goTo(`${url.pathname}?retried`);
  },
);
