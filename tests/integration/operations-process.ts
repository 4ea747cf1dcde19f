// The operator's process reduced to one operation: `operations.test.ts` kills it between the provider's confirmation and
// recording it.
import { requestOperation } from '~/shop/payments/core/operations.server';
import type { PaymentDependencies } from '~/shop/payments/core/payment-dependencies';
import { openPaymentJournal } from '~/shop/payments/core/payment-journal.server';
import type { PaymentProvider } from '~/shop/payments/core/payments';
import { createWspayProvider } from '~/shop/payments/providers/wspay/wspay.server';
import { openStored } from '../support/stored-rows';
import { keys } from '../support/wspay-test-shop';

const [dataDir = '', providerUrl = '', orderId = '', kind = ''] = process.argv.slice(2);

const wspay = createWspayProvider({ ...keys, formUrl: providerUrl, apiUrl: providerUrl });

/** Kills the process as soon as the provider has confirmed. */
const dying =
  <Rest extends unknown[]>(operation: (...rest: Rest) => Promise<void>) =>
  async (...rest: Rest) => {
    await operation(...rest);
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => {});
  };

const provider: PaymentProvider = {
  ...wspay,
  capture: dying(wspay.capture),
  void: dying(wspay.void),
  refund: dying(wspay.refund),
};

const dependencies: PaymentDependencies = {
  db: openStored(dataDir),
  journal: openPaymentJournal(dataDir),
  providerOf: () => provider,
  renderMails: async () => [],
  onMail: () => {},
  onReview: () => {},
  onForged: () => {},
  onUnmatched: () => {},
  renderUnmatchedMail: () => Promise.reject(new Error('Every payment has its order here')),
  now: () => new Date(),
};

if (kind === 'capture' || kind === 'void' || kind === 'refund') {
  await requestOperation(dependencies, Number(orderId), { kind });
}
