import type { Transaction } from 'kysely';
import type { SiteContent } from '~/content/content.server';
import type { Database } from '~/platform/database/schema';
import { JobSignal } from '~/platform/jobs/job.server';
import { log } from '~/platform/log/log.server';
import type { IssuedNumber } from './invoice-journal';
import type { InvoiceJournal } from './invoice-journal.server';
import { toSeller } from './invoice-content';
import { issueInvoices } from './issue-invoice.server';
import { type Invoicing, invoicingAt } from './invoicing';
import { adoptNumbers } from './lost-invoices.server';

/** Issues the invoices of charges and refunds. */
export type InvoiceService = {
  /** Who issues the invoices now. */
  readonly invoicing: Invoicing;
  /** Why nothing may be charged now, for the operator; undefined if charging is allowed. */
  readonly refusal: string | undefined;
  /**
   * Issues an order's missing invoices, in the transaction that changes its payment. If the journal cannot be read, none
   * is issued, because its number might have been given before; nor is one once the certificate has expired. The invoice
   * job tries again.
   * @returns how many
   */
  issue(trx: Transaction<Database>, orderId: number, now: Date): Promise<number>;
  /** Call after the commit: writes new numbers to the journal and wakes the job. Failures are logged. */
  committed(): Promise<void>;
  /** Call before an invoice is sent. @throws StorageError if its number cannot be written to the journal */
  recordNumbers(): Promise<void>;
  /** Call at start: compares the journal with the database. @returns how many lost invoices were found */
  reconcileNumbers(now: Date): Promise<number>;
  /** Signals new invoices to the job. */
  issued: JobSignal;
};

/** @param journal the numbers given before; they are not given again if the database was restored */
export function createInvoiceService(
  invoicing: Invoicing,
  content: SiteContent,
  journal: Pick<InvoiceJournal, 'read' | 'record' | 'reconcile'>,
): InvoiceService {
  const issued = new JobSignal();
  let isReconciled = false;
  async function recordNumbers() {
    if (invoicing.kind === 'own') await journal.record(new Date());
  }
  return {
    get invoicing() {
      return invoicingAt(invoicing, new Date());
    },
    get refusal() {
      const current = invoicingAt(invoicing, new Date());
      return current.kind === 'missing' ? current.reason : undefined;
    },
    async issue(trx, orderId, now) {
      const current = invoicingAt(invoicing, now);
      if (current.kind !== 'own') return 0;
      const { issuer } = current;
      if (!isReconciled) {
        const entries = await readOrLog(journal);
        if (!entries) return 0;
        await adoptNumbers(trx, entries, issuer.oib, now);
      }
      const seller = toSeller(content.current().get().site);
      return issueInvoices(trx, orderId, { issuer, seller, now });
    },
    async committed() {
      try {
        await recordNumbers();
      } catch (error) {
        log.error({ err: error }, 'Invoice numbers could not be written to their journal');
      }
      issued.notify();
    },
    recordNumbers,
    async reconcileNumbers(now) {
      if (invoicing.kind !== 'own') return 0;
      const { unreadable, lost } = await journal.reconcile(invoicing.issuer.oib, now);
      isReconciled = true;
      if (unreadable > 0)
        log.warn({ lines: unreadable }, 'The journal of invoice numbers has unreadable lines');
      return lost;
    },
    issued,
  };
}

async function readOrLog(
  journal: Pick<InvoiceJournal, 'read'>,
): Promise<IssuedNumber[] | undefined> {
  try {
    return await journal.read();
  } catch (error) {
    log.error({ err: error }, 'No invoice is issued: the journal of their numbers cannot be read');
    return undefined;
  }
}
