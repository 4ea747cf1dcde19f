import type { NewOrder } from '~/shop/orders/new-order';

let lastSubmission = 0;

/** A submission id that is unique in the process. */
export function nextSubmissionId(checkoutKey = 'c'.repeat(32)): string {
  lastSubmission += 1;
  return `${checkoutKey}-${lastSubmission.toString(16).padStart(32, '0')}`;
}

/** An order as frozen by the checkout: 2 × 19.00 + 1 × 6.50 + 5.50 delivery = 50.00. */
export function makeNewOrder(change: Partial<NewOrder> = {}): NewOrder {
  return {
    submissionId: nextSubmissionId(),
    locale: 'en',
    contentRevision: 'abc',
    buyer: {
      fullName: 'Ana Čačić',
      address: 'Gradinska 1',
      city: 'Grožnjan',
      postalCode: '52429',
      country: 'HR',
      email: 'ana@example.com',
      phone: '+385911234567',
    },
    recipient: null,
    deliveryCountry: 'HR',
    deliveryMethod: 'gls',
    giftMessage: '',
    comment: '',
    lines: [makeLine('autumn-oil', 1900, 2, 500), makeLine('soap', 650, 1)],
    deliveryCents: 550,
    weightGrams: 2300,
    ...change,
  };
}

/** A line at 25 % VAT; `rate` is another one, in basis points. */
export function makeLine(
  id: string,
  unitCents: number,
  count: number,
  rate = 2500,
): NewOrder['lines'][number] {
  return {
    productId: id,
    variantId: `${id}-500`,
    productName: `${id} en`,
    variantName: '500 ml',
    productNameForStaff: id,
    variantNameForStaff: '500 ml',
    unitCents,
    count,
    vat: [{ rate, cents: unitCents * count }],
  };
}
