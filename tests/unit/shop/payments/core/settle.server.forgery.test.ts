import { expect, test } from 'vitest';
import { createOrder } from '~/shop/orders/orders.server';
import { openPaymentPage } from '~/shop/payments/core/attempts.server';
import type { PaymentDependencies } from '~/shop/payments/core/payment-dependencies';
import { newPaymentReference } from '~/shop/payments/core/payment-reference.server';
import type { PaymentProvider, PaymentStatus } from '~/shop/payments/core/payments';
import { settle } from '~/shop/payments/core/settle.server';
import { type ForgeryCase, type Reading, tryForgeries } from '../../../../support/forgeries';
import { stripeForgeries } from '../../../../support/forgeries-stripe';
import { wspayForgeries } from '../../../../support/forgeries-wspay';
import { openMemoryDatabase } from '../../../../support/memory-database';
import { makeUnmatchedDependencies } from '../../../../support/memory-journal';
import { makeNewOrder } from '../../../../support/new-order';

// `npm run test:forgery` runs more.
const count = Number(process.env.FORGERY_COUNT ?? 3000);

/** Every provider's messages; another adapter adds its own. */
const cases: readonly ForgeryCase[] = [wspayForgeries, stripeForgeries];

/** Nine orders that wait for their payment, and a provider without any payment. */
async function setUp(adapter: PaymentProvider) {
  const db = await openMemoryDatabase();
  const provider: PaymentProvider = {
    ...adapter,
    start: async ({ reference }) => ({ url: `https://pay.test/${reference}` }),
    status: async ({ reference }): Promise<PaymentStatus> => ({ state: 'open', reference }),
  };
  const dependencies: PaymentDependencies = {
    db,
    ...makeUnmatchedDependencies(),
    providerOf: () => provider,
    renderMails: async () => [],
    onMail: () => {},
    onReview: () => {},
    now: () => new Date(),
  };
  const references: string[] = [];
  for (let number = 1; number <= 9; number++) {
    const { order } = await createOrder(db, makeNewOrder(), new Date());
    await openPaymentPage(db, provider, order, {
      returnUrl: '',
      settle: async () => {},
      journal: dependencies.journal,
    });
    const { reference } = await db
      .selectFrom('payment_attempts')
      .select('reference')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    references.push(reference);
  }
  const read = async () =>
    JSON.stringify([
      await db.selectFrom('orders').select(['id', 'state']).orderBy('id').execute(),
      await db.selectFrom('payment_attempts').select(['id', 'state']).orderBy('id').execute(),
      await db.selectFrom('order_events').select('id').execute(),
    ]);
  const before = await read();
  const moves = async ({ reference, success }: Reading) => {
    const hint = success === false ? 'failed' : undefined;
    await settle(dependencies, reference, { from: adapter.id, hint });
    return (await read()) !== before;
  };
  return { references, moves };
}

test.each(cases)(
  `$name: of ${count} changed, foreign and repeated messages none moves an order`,
  { timeout: 60_000 + count * 20 },
  async (made) => {
    const { references, moves } = await setUp(made.provider);
    const { accepted, ...result } = await tryForgeries(made, references, moves, count);
    if (process.env.FORGERY_COUNT)
      console.log(JSON.stringify({ name: made.name, ...result, accepted: accepted.length }));
    expect(accepted).toEqual([]);
    expect(result.tried).toBeGreaterThanOrEqual(count);
    expect(result.refused).toBeGreaterThan(result.tried / 4);
  },
);

test.each(cases)(
  '$name: a genuine message is read, another shop’s is not',
  async ({ genuine, foreign }) => {
    const reference = newPaymentReference();
    for (const { parts, read } of genuine(reference))
      expect(read(parts)).toMatchObject({ reference });
    for (const { parts, read } of foreign(reference)) expect(() => read(parts)).toThrow();
  },
);
