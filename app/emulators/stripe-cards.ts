import type { TestCard } from './test-cards';

/** The only cards the Stripe emulator accepts. The first two are Stripe's own test cards; the rest exist only here. */
export const stripeCards: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'succeeds' },
  { number: '4000000000000002', behaviour: 'declined' },
  { number: '4000000000000101', behaviour: 'answersLate' },
  { number: '4000000000000119', behaviour: 'calledTwice' },
  { number: '4000000000000127', behaviour: 'callbackFirst' },
  { number: '4000000000000135', behaviour: 'neverReturns' },
  { number: '4000000000000143', behaviour: 'noCallback' },
  { number: '4000000000000150', behaviour: 'wrongOrder' },
];
