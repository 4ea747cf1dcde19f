import { vi } from 'vitest';
import type { PaymentEvent } from '~/shop/payments/core/payment-events';
import { createOrder } from '~/shop/orders/orders.server';
import { openPaymentPage } from '~/shop/payments/core/attempts.server';
import type { PaymentDependencies } from '~/shop/payments/core/payment-dependencies';
import { closeAndSettle, settle } from '~/shop/payments/core/settle.server';
import { makeProvider } from './fake-provider';
import { countReferences, makeUnmatchedDependencies } from './memory-journal';
import { openMemoryDatabase } from './memory-database';
import { makeNewOrder } from './new-order';

/** The kinds of emails that an event sends; a refund's and a review's include what identifies it. */
function namesOf(event: PaymentEvent): string[] {
  if (event.kind === 'reserved') return ['confirmation', 'notice'];
  if (event.kind === 'refunded') return [`refunded-${event.totalCents}`];
  return event.kind === 'review' ? [`review-${event.reason}`] : [event.kind];
}

/** A database with one order of 50.00, a provider whose statuses the test sets, and minimal emails. */
export async function setUpSettling() {
  const db = await openMemoryDatabase();
  const { order } = await createOrder(db, makeNewOrder(), new Date());
  const fake = makeProvider();
  const onReview = vi.fn<PaymentDependencies['onReview']>();
  const onMail = vi.fn();
  const clock = { now: new Date() };
  const dependencies: PaymentDependencies = {
    db,
    ...makeUnmatchedDependencies(),
    onForged: vi.fn<PaymentDependencies['onForged']>(),
    onUnmatched: vi.fn<PaymentDependencies['onUnmatched']>(),
    providerOf: () => fake.provider,
    onMail,
    onReview,
    now: () => clock.now,
    renderMails: async (orderId, events) =>
      events.flatMap(namesOf).map((kind) => ({
        dedupeKey: `order:${orderId}:${kind}`,
        kind,
        siteUrl: 'https://linden.example',
        to: { name: 'Ana', address: 'ana@example.com' },
        subject: kind,
        html: '<p>hello</p>',
        text: `${kind} of order ${orderId}`,
      })),
  };
  const ask = (attempt: number, hint?: 'failed') =>
    settle(dependencies, `${order.number}-${attempt}`, { hint });
  const makeReference = countReferences(order.number);
  /** Opens the order's payment page, as the checkout does. */
  const open = () =>
    openPaymentPage(db, fake.provider, order, {
      returnUrl: 'https://shop.test/return',
      journal: dependencies.journal,
      makeReference,
      settle: async (reference) => void (await closeAndSettle(dependencies, reference)),
      now: dependencies.now,
    });
  const say = (attempt: number, word: Parameters<typeof fake.words.set>[1]) =>
    fake.words.set(`${order.number}-${attempt}`, word);
  const read = async () => ({
    state: (await db.selectFrom('orders').select('state').executeTakeFirstOrThrow()).state,
    attempts: (await db.selectFrom('payment_attempts').select('state').orderBy('id').execute()).map(
      ({ state }) => state,
    ),
    mails: (await db.selectFrom('outbox').select('kind').orderBy('id').execute()).map(
      ({ kind }) => kind,
    ),
    events: (await db.selectFrom('order_events').select('to_state').orderBy('id').execute()).map(
      ({ to_state }) => to_state,
    ),
  });
  return { db, order, dependencies, clock, ask, open, say, read, onMail, onReview, ...fake };
}
