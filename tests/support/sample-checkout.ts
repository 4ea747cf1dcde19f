import type { CheckoutView } from '~/shop/checkout/checkout-view';
import { sampleCart } from './sample-cart';

/** A completed checkout at its review step. */
export function sampleCheckout(changes: Partial<CheckoutView> = {}): CheckoutView {
  return {
    step: 'review',
    reachable: ['data', 'delivery', 'review'],
    values: {
      fullName: 'Ana Kovač',
      email: 'ana@example.com',
      phone: '091 234 5678',
      address: 'Ilica 1',
      postalCode: '31000',
      city: 'Osijek',
      country: 'HR',
      sameAddress: 'on',
      deliveryMethod: 'gls',
    },
    billingCountries: [
      { code: 'HR', name: 'Hrvatska' },
      { code: 'CH', name: 'Švicarska' },
    ],
    deliveryCountries: [
      { code: 'HR', name: 'Hrvatska' },
      { code: 'DE', name: 'Njemačka' },
    ],
    cart: sampleCart(),
    delivery: { state: 'priced', country: 'HR', countryName: 'Hrvatska', cents: 450 },
    totalCents: 5250,
    cards: ['Visa', 'Mastercard'],
    guarantee: { title: 'Zakonsko jamstvo', text: 'Najmanje dvije godine.' },
    carrier: 'GLS',
    deliveryMethod: 'gls',
    deliveryDays: { min: 5, max: 7 },
    deliveryNotes: [],
    open: true,
    submissionId: `${'a'.repeat(32)}-${'b'.repeat(32)}`,
    priceChanges: [],
    seller: {
      legalName: 'Linden d.o.o.',
      address: 'Mill Lane 4, 8010 Graz, Austrija',
      taxNumber: '12345678903',
      phone: '+38552000001',
      phoneDisplay: '+385 52 000 001',
      email: 'shop@linden.example',
    },
    ...changes,
  };
}
