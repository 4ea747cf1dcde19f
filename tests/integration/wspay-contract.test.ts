import type { WspayFault } from '../../app/emulators/wspay-faults';
import { openTestShop, submitCard } from '../support/wspay-test-shop';
import { type ContractFault, describeProvider } from './payment-provider-contract';

const operations = ['completion', 'void', 'refund'] as const;

const faults: Record<ContractFault, WspayFault> = {
  down: { kind: 'down' },
  slow: { kind: 'slow', ms: 10_000 },
  cut: { kind: 'cutAfterBytes', bytes: 60 },
  garbage: { kind: 'html' },
  wrongSignature: { kind: 'wrongSignature' },
  failedAfter: { kind: 'http500' },
};

const cards = { succeeds: '4111111111111111', declined: '4000000000000002' };

describeProvider({
  name: 'WSPay',
  faults: ['down', 'slow', 'cut', 'garbage', 'wrongSignature', 'failedAfter'],
  reportsRefunds: false,
  async open() {
    const shop = await openTestShop();
    const ofCart = (reference: string) =>
      shop.emulator.transactions().filter(({ shoppingCartId }) => shoppingCartId === reference);
    return {
      provider: shop.withTimeout(2500),
      async pay(url, card) {
        await submitCard(url, cards[card]);
      },
      // The adapter queries the status before it acts: a fault in operations lets the query through.
      setFault: (fault, on) =>
        shop.emulator.setMode(fault && { ...faults[fault], ...(on && { on: operations }) }),
      expire: (reference) => shop.emulator.letAge(reference, 31),
      ledger(reference) {
        const all = ofCart(reference);
        const sum = (field: 'completedCents' | 'refundedCents') =>
          all.reduce((total, transaction) => total + transaction[field], 0);
        return {
          holds: all.filter(({ state }) => state === 'authorised').length,
          capturedCents: sum('completedCents'),
          refundedCents: sum('refundedCents'),
        };
      },
      close: () => shop.close(),
    };
  },
});
