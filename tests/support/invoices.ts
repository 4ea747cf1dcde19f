import { createInvoiceService } from '~/shop/invoices/invoice-service.server';
import type { Invoicing, Issuer } from '~/shop/invoices/invoicing';
import { issuerKeys, testAuthority } from './fiscalisation';
import { makeContent } from './made-up-hotel/content';

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
export const ownInvoicing = (): Invoicing => ({
  kind: 'own',
  issuer: testIssuer(),
  trusted: testAuthority(),
  url: undefined,
});

/** The service of a made-up hotel that issues its invoices itself, unless given otherwise. */
export function makeInvoices(invoicing: Invoicing = ownInvoicing()) {
  const content = makeContent();
  const current = () => ({ get: () => content });
  return createInvoiceService(invoicing, { current } as never);
}
