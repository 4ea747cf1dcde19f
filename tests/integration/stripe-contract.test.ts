import type { StripeEndpoint, StripeFault } from '../../app/emulators/stripe-faults';
import { sumRefunded } from '../../app/emulators/stripe-intents';
import { openStripeTestShop } from '../support/stripe-test-shop';
import { submitCard } from '../support/wspay-test-shop';
import { type ContractFault, describeProvider } from './payment-provider-contract';

const operations: readonly StripeEndpoint[] = ['capture', 'cancel', 'refund'];

const faults: Record<ContractFault, StripeFault> = {
  down: { kind: 'down' },
  slow: { kind: 'slow', ms: 6000 },
  cut: { kind: 'cutAfterBytes', bytes: 200 },
  garbage: { kind: 'html' },
  wrongSignature: { kind: 'wrongSignature' },
  failedAfter: { kind: 'http500' },
};

const cards = { succeeds: '4242424242424242', declined: '4000000000000002' };
const day = 24 * 3600_000;

describeProvider({
  name: 'Stripe',
  // Stripe signs its events, not its responses.
  faults: ['down', 'slow', 'cut', 'garbage', 'failedAfter'],
  reportsRefunds: true,
  async open() {
    const shop = await openStripeTestShop();
    const ofReference = (reference: string) =>
      shop.emulator.payments().filter((payment) => payment.reference === reference);
    return {
      // Longer than the SDK's delay before a retry.
      provider: shop.withTimeout(4000),
      async pay(url, card) {
        await submitCard(url, cards[card]);
      },
      setFault: (fault, on) =>
        shop.emulator.setMode(fault && { ...faults[fault], ...(on && { on: operations }) }),
      expire: (reference) => shop.emulator.letAge(reference, 8 * day),
      ledger(reference) {
        const all = ofReference(reference);
        return {
          holds: all.filter(({ intent }) => intent?.status === 'requires_capture').length,
          capturedCents: all.reduce((sum, { intent }) => sum + (intent?.receivedCents ?? 0), 0),
          refundedCents: all.reduce((sum, payment) => sum + sumRefunded(payment), 0),
        };
      },
      close: () => shop.close(),
    };
  },
});
