import { expect, test } from 'vitest';
import { createKey } from '~/reception/desk-keys.server';
import { deskAction, deskLoader } from '~/reception/desk-route.server';
import { decideReview, showReview } from '~/reception/orders/review-action.server';
import { beginSession } from '~/reception/sign-in/sessions.server';
import { findStaff, putStaff } from '~/reception/staff/staff.server';
import { requestOperation } from '~/shop/payments/core/operations.server';
import { PaymentUnavailable } from '~/shop/payments/core/payments';
import { resolveReview } from '~/shop/payments/reviews/resolve-review.server';
import { noteRestoredReviews } from '~/shop/payments/reviews/restored-review.server';
import { charged, onceSent, reserved } from '../../../support/fake-provider';
import { makeLoadContext } from '../../../support/load-context';
import { setUpSettling } from '../../../support/settlement-fixture';

const origin = 'https://hotel.example';
const total = 5_000;

/** A manager's page of an order charged 50.00 with refunds of these amounts, whose provider the test speaks for. */
async function setUp(refunds: readonly number[]) {
  const bench = await setUpSettling();
  const { db, order, provider, clock, dependencies, open, say, ask } = bench;
  await open();
  say(1, reserved(total));
  await ask(1);
  await requestOperation(dependencies, order.id, { kind: 'capture' });
  say(1, charged(total, 0));
  let baseCents = 0;
  for (const amountCents of refunds) {
    await requestOperation(dependencies, order.id, { kind: 'refund', amountCents, baseCents });
    baseCents += amountCents;
  }
  const context = makeLoadContext({ db, env: { SITE_URL: origin }, providers: [provider] });
  const email = 'marta@example.com';
  await putStaff(db, { email, role: 'manager', locale: 'en' }, clock.now);
  const key = await beginSession(db, (await findStaff(db, email))?.id ?? 0, clock.now);
  const makeArgs = (init: RequestInit = {}) => {
    const request = new Request(`${origin}/reception/orders/${order.number}/review`, init);
    request.headers.set('cookie', `__Host-reception=${key}`);
    return { request, params: { number: order.number }, context };
  };
  const readPage = async (response: Response) =>
    (await response.text()).replaceAll(/&nbsp;|\u00a0/g, ' ');
  const show = async () => readPage(await deskLoader('reception.review', showReview)(makeArgs()));
  const decide = async (to: string, others: Record<string, string> = {}) => {
    const fields = { submission: createKey(), to, reason: 'paid by bank', ...others };
    const body = new URLSearchParams(fields);
    const act = deskAction('reception.review', decideReview);
    const response = await act(makeArgs({ method: 'POST', body, headers: { origin } }));
    return { status: response.status, page: await readPage(response) };
  };
  const report = async (refundedCents: number, failedRefundCents: number) => {
    say(1, { ...charged(total, refundedCents), failedRefundCents });
    await ask(1);
  };
  const row = () => db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  return { ...bench, show, decide, report, row };
}

const listValues = (page: string) =>
  [...page.matchAll(/name="to"[^>]*? value="([^"]+)"/g)].map(([, value]) => value);

test('a page without a reason keeps its tick, but not for an answer that is no longer offered', async () => {
  const { decide, report } = await setUp([1_000]);
  await report(0, 1_000);
  const ticked = /<input [^>]*name="force"[^>]* checked=""/;
  expect((await decide('', { force: 'on', reason: '' })).page).toMatch(ticked);
  expect((await decide('captured-4000', { force: 'on' })).page).not.toMatch(ticked);
});

test('a page opened before a second refund failed decides nothing, and is shown again with both', async () => {
  const { show, decide, report, row } = await setUp([1_000, 500]);
  await report(500, 1_000);
  const [earlier = ''] = listValues(await show());
  await report(0, 1_500);
  const { status, page } = await decide(earlier);
  expect(status).toBe(400);
  expect(page).toContain('The refund of 15,00 € failed');
  expect(page).toContain('The email to staff named 10,00 €');
  expect(await row()).toMatchObject({ state: 'review' });
  await decide(listValues(page)[0] ?? '');
  expect(await row()).toMatchObject({ state: 'captured', refunded_cents: 1_500 });
});

test('after a restore it says that the email is held', async () => {
  const { db, clock, say, ask, show } = await setUp([1_000]);
  say(1, { ...charged(total, 1_000), currency: 'USD' });
  await ask(1);
  expect(await show()).toContain('The buyer gets an email about the new state');
  await noteRestoredReviews(db, clock.now);
  expect(await show()).toContain('a new email to ana@example.com, it is held');
});

test('a refund that was repeated at the provider is not asked for again', async () => {
  const { show, decide, report, row, read, say } = await setUp([1_000]);
  await report(0, 1_000);
  const [earlier = ''] = listValues(await show());
  say(1, { ...charged(total, 1_000), failedRefundCents: 1_000 });
  const { page } = await decide(earlier);
  expect(page).not.toContain('the buyer does not have the money');
  expect(page).toContain('The payment provider now reports the money as refunded: pay nothing');
  expect(page).toContain('The email to staff named a failed refund of 10,00 €');
  await decide(listValues(page)[0] ?? '');
  expect(await row()).toMatchObject({ state: 'captured', refunded_cents: 1_000 });
  expect((await read()).mails).not.toContain('order-refunded');
});

test('a refund that was repeated at the provider, together with more, is recorded as reported', async () => {
  const { db, show, decide, report, row, read } = await setUp([1_000]);
  await report(0, 1_000);
  await report(1_500, 1_000);
  const page = await show();
  expect(page).toContain('Of the 50,00 € charged, 15,00 € is recorded as refunded');
  expect(page).toContain('The buyer gets an email about the new state');
  await decide(listValues(page)[0] ?? '');
  expect(await row()).toMatchObject({ state: 'captured', refunded_cents: 1_500 });
  expect((await read()).mails).toContain('order-refunded');
  const attempt = db.selectFrom('payment_attempts').select('refunded_elsewhere_cents');
  expect(await attempt.executeTakeFirst()).toEqual({ refunded_elsewhere_cents: 0 });
});

test('while the provider cannot be asked, the amount of the email is what failed', async () => {
  const { show, report, say } = await setUp([1_000]);
  await report(0, 1_000);
  say(1, new PaymentUnavailable('down'));
  expect(await show()).toContain('The refund of 10,00 € failed');
});

/** A refund of 10.00 failed while one of 5.00 was under way whose answer was lost. */
async function setUpFailureAndUncertainty(refundedCents: number) {
  const bench = await setUp([1_000]);
  const { order, dependencies, refund, report } = bench;
  refund.mockImplementationOnce(onceSent(() => Promise.reject(new PaymentUnavailable('timeout'))));
  const lost = { kind: 'refund', amountCents: 500, baseCents: 1_000 } as const;
  await requestOperation(dependencies, order.id, lost);
  await report(refundedCents, 1_000);
  return bench;
}

test.each([
  ['took place', 500, 0, 1_500, 1_000],
  ['did not take place', 0, 1, 1_000, 1_000],
] as const)(
  'a refund that failed while another one was uncertain is decided with what is missing: it %s',
  async (_, reported, answer, refunded, failed) => {
    const { db, show, decide, row } = await setUpFailureAndUncertainty(reported);
    const page = await show();
    expect(page).not.toContain('€ failed afterwards');
    expect(page).toContain('depends on whether the refund of 5,00 € took place');
    const value = listValues(page)[answer] ?? '';
    expect(value).toBe(`captured-${refunded}-${failed}`);
    await decide(value);
    expect(await row()).toMatchObject({ state: 'captured', refunded_cents: refunded });
    const attempt = db.selectFrom('payment_attempts').select('refunded_elsewhere_cents');
    expect(await attempt.executeTakeFirst()).toEqual({ refunded_elsewhere_cents: failed });
  },
);

test('of a failed refund and an uncertain one, the page names the email only as that', async () => {
  const { show, say } = await setUpFailureAndUncertainty(500);
  expect(await show()).toContain('The email to staff named 5,00 €. If the buyer already has');
  say(1, new PaymentUnavailable('down'));
  const page = await show();
  expect(page).toContain('what the buyer is missing is not known');
  expect(listValues(page)).toEqual(['captured-1500', 'captured-1000', 'refunded']);
  say(1, { ...charged(total, 1_500), failedRefundCents: 1_000 });
  expect(await show()).toContain('pay nothing');
});

test.each([
  ['replaces', 2_000],
  ['added', 4_000],
] as const)(
  'a refund made at the provider after one was paid otherwise is decided: %s',
  async (answer, refunded) => {
    const { order, dependencies, show, decide, report, row } = await setUp([2_000]);
    await report(0, 2_000);
    const paid = { to: 'captured', refundedCents: 2_000, reason: 'paid by bank' } as const;
    await resolveReview(dependencies, order, paid);
    await report(2_000, 2_000);
    const page = await show();
    expect(page).toContain('afterwards 20,00 € was refunded at the payment provider');
    const values = listValues(page);
    await decide(values[answer === 'replaces' ? 0 : 1] ?? '');
    expect(await row()).toMatchObject({ state: 'captured', refunded_cents: refunded });
  },
);
