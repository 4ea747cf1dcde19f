import type { Transaction } from 'kysely';
import type { SiteContent } from '~/content/content.server';
import type { Database } from '~/platform/database/schema';
import { JobSignal } from '~/platform/jobs/job.server';
import { toSeller } from './invoice-content';
import { issueInvoices } from './issue-invoice.server';
import type { Invoicing } from './invoicing';

/** The invoices of whatever moves money. */
export type InvoiceService = {
  invoicing: Invoicing;
  /** Why nothing may be charged now; undefined when it may. For the operator. */
  refusal: string | undefined;
  /** Issues what an order's money lacks, in the transaction that moves it. @returns how many were issued */
  issue(trx: Transaction<Database>, orderId: number, now: Date): Promise<number>;
  /** Invoices were issued: call it after the commit. */
  issued: JobSignal;
};

export function createInvoiceService(invoicing: Invoicing, content: SiteContent): InvoiceService {
  return {
    invoicing,
    refusal: invoicing.kind === 'missing' ? invoicing.reason : undefined,
    async issue(trx, orderId, now) {
      if (invoicing.kind !== 'own') return 0;
      const seller = toSeller(content.current().get().site);
      return issueInvoices(trx, orderId, { issuer: invoicing.issuer, seller, now });
    },
    issued: new JobSignal(),
  };
}
