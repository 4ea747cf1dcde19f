import { otherCards, type TestCard } from './test-cards';

/** The only cards the Stripe emulator accepts. The first two are Stripe's own test cards; the rest exist only here. */
export const stripeCards: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'succeeds' },
  ...otherCards,
  { number: '4000000000000150', behaviour: 'wrongOrder' },
];
