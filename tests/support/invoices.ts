import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { startInvoiceJob } from '~/shop/invoices/invoice-job.server';
import { createInvoiceService, type InvoiceService } from '~/shop/invoices/invoice-service.server';
import type { Invoicing, Issuer } from '~/shop/invoices/invoicing';
import { issuerKeys, testAuthority } from './fiscalisation';
import { makeEnv } from './load-context';
import { makeContent, makeSiteContent } from './made-up-hotel/content';

/** What the test vectors were issued with. */
export const testIssuer = (): Issuer => ({
  keys: issuerKeys(),
  oib: '12345678903',
  operatorOib: '98765432106',
  premises: 'WEB1',
  device: '1',
  sequence: 'N',
  isInVat: true,
});

/** The site issues its invoices itself. */
export const ownInvoicing = () =>
  ({
    kind: 'own',
    issuer: testIssuer(),
    trusted: testAuthority(),
    url: undefined,
  }) satisfies Invoicing;

/** Made once: checking it takes as long as a whole schedule of a random test. Nothing changes content. */
const madeUp = makeContent();

/** The service of a made-up hotel that issues its invoices itself, unless given otherwise. */
export function makeInvoices(
  invoicing: Invoicing = ownInvoicing(),
  journal?: Parameters<typeof createInvoiceService>[2],
  content = madeUp,
) {
  const current = () => ({ get: () => content });
  const nothing = async () => {};
  const noJournal = {
    read: async () => [],
    record: nothing,
    reconcile: async () => ({ unreadable: 0, lost: 0 }),
  };
  return createInvoiceService(invoicing, { current } as never, journal ?? noJournal);
}

/** The invoice job of a made-up hotel, where the tax office cannot be reached. */
export const startUnreachedJob = (db: Kysely<Database>, invoices: InvoiceService) =>
  startInvoiceJob({
    db,
    invoices,
    content: makeSiteContent(),
    env: makeEnv(),
    emulatorUrl: 'http://127.0.0.1:9',
    onMail: () => {},
  });
