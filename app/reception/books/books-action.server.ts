import { closeLostInvoices } from '~/shop/invoices/lost-invoices.server';
import { retryReports } from '~/shop/invoices/report-rows.server';
import { isKey } from '../desk-keys.server';
import { redirectTo, type StaffRequest } from '../desk-route.server';
import { runOnce, storeOnce } from '../log/run-once.server';

type Page = { submissionId: string };

/**
 * Closes the list of the invoices that a restored backup lacks, once, however often the button is pressed.
 * @param page.found when the last one on the page was found; later ones stay open. A page from before an update of the
 * site does not say it: nothing is closed or logged then, and the books say so
 */
export async function submitClosing(
  desk: StaffRequest,
  { submissionId, found }: Page & { found: string },
): Promise<Response> {
  const { context, now, url } = desk;
  if (!isKey(submissionId)) return redirectTo(url.pathname);
  if (Number.isNaN(Date.parse(found))) return redirectTo(`${url.pathname}?outdated`);
  const action = { submissionId, action: 'close-lost' };
  await context.db
    .transaction()
    .execute((trx) =>
      runOnce(desk, trx, action, async () =>
        (await closeLostInvoices(trx, now, found)) > 0 ? 'done' : 'already',
      ),
    );
  return redirectTo(url.pathname);
}

/** Reports the invoices without a JIR again, once, however often the button is pressed. */
export async function submitReports(desk: StaffRequest, { submissionId }: Page): Promise<Response> {
  const { context, now, url } = desk;
  if (!isKey(submissionId)) return redirectTo(url.pathname);
  const isStored = await storeOnce(desk, { submissionId, action: 'report-again' }, async (trx) => {
    await retryReports(trx, now);
    return true;
  });
  if (isStored) context.invoices.issued.notify();
  return redirectTo(`${url.pathname}?retried`);
}
