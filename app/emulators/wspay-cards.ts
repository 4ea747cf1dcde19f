import type { TestCard } from './test-cards';

/** The only cards that WSPay's emulator takes. A payment is abandoned by leaving the page or by its cancel button. */
export const wspayCards: readonly TestCard[] = [
  { number: '4111111111111111', behaviour: 'succeeds' },
  { number: '4000000000000002', behaviour: 'declined' },
  { number: '4000000000000101', behaviour: 'answersLate' },
  { number: '4000000000000119', behaviour: 'calledTwice' },
  { number: '4000000000000127', behaviour: 'callbackFirst' },
  { number: '4000000000000135', behaviour: 'neverReturns' },
  { number: '4000000000000143', behaviour: 'noCallback' },
];
