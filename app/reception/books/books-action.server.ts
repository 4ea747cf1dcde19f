import { closeLostInvoices } from '~/shop/invoices/lost-invoices.server';
import { retryReports } from '~/shop/invoices/report-rows.server';
import { isKey } from '../desk-keys.server';
import { redirectTo, type StaffRequest } from '../desk-route.server';
import { storeOnce } from '../log/run-once.server';

type Page = { submissionId: string };

/**
 * Closes the list of the invoices that a restored backup lacks, once, however often the button is pressed.
 * @param page.found when the last one on the page was found; later ones stay open
 */
export async function submitClosing(
  desk: StaffRequest,
  { submissionId, found }: Page & { found: string },
): Promise<Response> {
  if (isKey(submissionId)) {
    await storeOnce(desk, { submissionId, action: 'close-lost' }, async (trx) => {
      await closeLostInvoices(trx, desk.now, found);
      return true;
    });
  }
  return redirectTo(desk.url.pathname);
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
