import { expect, test, vi } from 'vitest';
import { PaymentRefused, PaymentUnavailable } from '~/shop/payments/core/payments';
import { settle } from '~/shop/payments/core/settle.server';
import { charged, reserved } from '../../../../support/fake-provider';
import { setUpSettling } from '../../../../support/settlement-fixture';

const bothMails = ['confirmation', 'notice'];

test('a reserved payment authorises the order, keeps the provider’s ids and queues both mails', async () => {
  const { db, ask, open, say, read, onMail } = await setUpSettling();
  await open();
  say(1, reserved(5000));
  expect(await ask(1)).toMatchObject({ state: 'authorised' });
  expect(await read()).toEqual({
    state: 'authorised',
    attempts: ['authorised'],
    mails: bothMails,
    events: ['pending', 'authorised'],
  });
  expect(await db.selectFrom('payment_attempts').selectAll().executeTakeFirst()).toMatchObject({
    provider_order_id: 'w-1',
    provider_stan: '123',
    provider_approval_code: '456',
  });
  expect(onMail).toHaveBeenCalledTimes(1);
});

test('a payment charged at the provider before its reservation was seen is confirmed and announced as charged', async () => {
  const { ask, open, say, read } = await setUpSettling();
  await open();
  say(1, charged(5000));
  await ask(1);
  expect(await read()).toMatchObject({
    state: 'captured',
    mails: [...bothMails, 'charged'],
    events: ['pending', 'authorised', 'captured'],
  });
});

test('a charge of one cent is no payment of the order', async () => {
  const { ask, open, say, read } = await setUpSettling();
  await open();
  say(1, charged(1));
  await ask(1);
  expect(await read()).toMatchObject({ state: 'review', mails: ['review-amountMismatch'] });
});

test.each([
  ['another amount', { amountCents: 100 }],
  ['one cent less', { amountCents: 4999 }],
  ['one cent more', { amountCents: 5001 }],
  ['no amount', { amountCents: undefined }],
  ['another currency', { currency: 'CHF' }],
  ['no currency', { currency: undefined }],
  ['another reference', { reference: 'M-2026-000002-1' }],
])(
  'a payment with %s sends the order to review, with one mail to staff and none to the buyer',
  async (_, change) => {
    const { ask, open, say, read, onReview, onMail } = await setUpSettling();
    await open();
    say(1, { ...reserved(5000), ...change });
    await ask(1);
    await ask(1);
    await ask(1, 'failed');
    const { mails, ...rest } = await read();
    expect(rest).toMatchObject({ state: 'review', events: ['pending', 'review'] });
    expect(mails).toEqual([expect.stringMatching(/^review-(amount|currency|reference)Mismatch$/)]);
    expect(onReview).toHaveBeenCalledTimes(1);
    expect(onMail).toHaveBeenCalledTimes(1);
  },
);

test('no status of the provider ends a review, and the order cannot be paid again', async () => {
  const { ask, open, say, read, start } = await setUpSettling();
  await open();
  say(1, reserved(100));
  await ask(1);
  say(1, { state: 'failed' });
  await ask(1);
  expect(await read()).toMatchObject({ state: 'review', attempts: ['failed'] });
  expect(await open()).toEqual({ kind: 'settled' });
  say(1, reserved(5000));
  await ask(1);
  expect(await read()).toMatchObject({
    state: 'review',
    attempts: ['authorised'],
    mails: ['review-amountMismatch'],
  });
  expect(start).toHaveBeenCalledTimes(1);
});

test('the same status five times concurrently is one step and one pair of emails', async () => {
  const { ask, open, say, read, onMail } = await setUpSettling();
  await open();
  say(1, reserved(5000));
  await Promise.all([ask(1), ask(1), ask(1), ask(1), ask(1)]);
  expect(await read()).toMatchObject({ mails: bothMails, events: ['pending', 'authorised'] });
  expect(onMail).toHaveBeenCalledTimes(1);
});

test('a late failure does not undo a reserved payment', async () => {
  const { ask, open, say, read } = await setUpSettling();
  await open();
  say(1, reserved(5000));
  await ask(1);
  say(1, { state: 'failed' });
  await ask(1);
  await ask(1, 'failed');
  expect(await read()).toMatchObject({ state: 'authorised', attempts: ['authorised'] });
});

test('a late reservation beats an early failure', async () => {
  const { ask, open, say, read } = await setUpSettling();
  await open();
  say(1, { state: 'failed' });
  await ask(1);
  expect(await read()).toMatchObject({ state: 'failed', attempts: ['failed'], mails: [] });
  say(1, reserved(5000));
  await ask(1);
  expect(await read()).toMatchObject({
    state: 'authorised',
    attempts: ['authorised'],
    mails: bothMails,
  });
});

test('an old attempt that is paid after all ends the newer one, so that no second page stays open', async () => {
  const { ask, open, say, read } = await setUpSettling();
  await open();
  await ask(1, 'failed');
  await open();
  say(1, reserved(5000));
  await ask(1);
  expect(await read()).toMatchObject({
    state: 'authorised',
    attempts: ['authorised', 'failed'],
    mails: bothMails,
  });
});

test('a late failure of an old attempt does not touch the order that a newer one is paying', async () => {
  const { ask, open, say, read } = await setUpSettling();
  await open();
  await ask(1, 'failed');
  await open();
  say(1, { state: 'failed' });
  await ask(1);
  expect(await read()).toMatchObject({ state: 'pending', attempts: ['failed', 'open'] });
});

test('a second hold on an order is released at the provider automatically, once, and noted', async () => {
  const { db, ask, open, say, read, onReview, release } = await setUpSettling();
  await open();
  await ask(1, 'failed');
  await open();
  say(2, reserved(5000));
  await ask(2);
  say(1, { ...reserved(5000), ids: { orderId: 'w-2', stan: '9', approvalCode: '8' } });
  await Promise.all([ask(1), ask(1), ask(2)]);
  expect(await read()).toMatchObject({
    state: 'authorised',
    attempts: ['failed', 'authorised'],
    mails: bothMails,
  });
  expect(release).toHaveBeenCalledTimes(1);
  const events = await db.selectFrom('order_events').select('reason').execute();
  expect(events.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^a second hold is released: /),
      expect.stringMatching(/^the second hold released: /),
    ]),
  );
  expect(onReview).not.toHaveBeenCalled();
});

test('a second hold that the provider does not release sends the order to review', async () => {
  const { ask, open, say, read, onReview, release } = await setUpSettling();
  await open();
  await ask(1, 'failed');
  await open();
  say(2, reserved(5000));
  await ask(2);
  say(1, reserved(5000));
  release.mockRejectedValueOnce(new PaymentRefused('no'));
  await ask(1);
  expect(await read()).toMatchObject({
    state: 'review',
    attempts: ['failed', 'authorised'],
    mails: [...bothMails, 'review-secondHeld'],
  });
  expect(onReview).toHaveBeenCalledTimes(1);
});

test.each(['open', 'unknown'] as const)(
  'while the provider says %s, only a signed failure ends the attempt',
  async (state) => {
    const { ask, open, say, read } = await setUpSettling();
    await open();
    say(1, { state });
    await ask(1);
    expect(await read()).toMatchObject({ state: 'pending', attempts: ['open'] });
    await ask(1, 'failed');
    expect(await read()).toMatchObject({ state: 'failed', attempts: ['failed'] });
  },
);

test.each(['voided', 'expired'] as const)(
  'a payment %s at the provider before it was seen never makes an order paid',
  async (state) => {
    const { ask, open, say, read } = await setUpSettling();
    await open();
    say(1, { ...reserved(5000), state });
    await ask(1);
    expect(await read()).toMatchObject({ state: 'failed', attempts: ['failed'], mails: [] });
  },
);

test('a payment charged and refunded before it was seen goes to staff', async () => {
  const { ask, open, say, read } = await setUpSettling();
  await open();
  say(1, { ...charged(5000, 5000), state: 'refunded' });
  await ask(1);
  expect(await read()).toMatchObject({ state: 'review', mails: ['review-refundedUnknown'] });
});

test.each([
  ['charges', charged(5000), 'captured', ['charged']],
  ['charges a part', { ...charged(2000), amountCents: 5000 }, 'captured', ['charged']],
  ['releases', { ...reserved(5000), state: 'voided' }, 'voided', ['released']],
  ['lets expire', { ...reserved(5000), state: 'expired' }, 'expired', ['expired']],
  [
    'charges and gives back',
    { ...charged(5000, 5000), state: 'refunded' },
    'refunded',
    ['charged', 'refunded-5000'],
  ],
] as const)(
  'a payment %s on the provider’s pages moves the order once, with its mail',
  async (_, word, state, mails) => {
    const { ask, open, say, read } = await setUpSettling();
    await open();
    say(1, reserved(5000));
    await ask(1);
    say(1, word);
    await Promise.all([ask(1), ask(1)]);
    await ask(1);
    expect(await read()).toMatchObject({ state, mails: [...bothMails, ...mails] });
  },
);

test('a status that repeats refunds adds nothing to the history', async () => {
  const { ask, open, say, read } = await setUpSettling();
  await open();
  say(1, charged(5000, 1000));
  await ask(1);
  const { events } = await read();
  await ask(1);
  expect((await read()).events).toEqual(events);
});

test('partial refunds at the provider are announced one by one, and end as refunded', async () => {
  const { db, ask, open, say, read } = await setUpSettling();
  await open();
  say(1, charged(5000, 1000));
  await ask(1);
  say(1, charged(5000, 4000));
  await ask(1);
  say(1, charged(5000, 2000));
  await ask(1);
  const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  expect(order).toMatchObject({ state: 'captured', captured_cents: 5000, refunded_cents: 4000 });
  say(1, { ...charged(5000, 5000), state: 'refunded' });
  await ask(1);
  const refunds = ['refunded-1000', 'refunded-4000', 'refunded-5000'];
  expect(await read()).toMatchObject({
    state: 'refunded',
    mails: [...bothMails, 'charged', ...refunds],
  });
});

test('a late status never undoes a better one', async () => {
  const { ask, open, say, read } = await setUpSettling();
  await open();
  say(1, charged(5000));
  await ask(1);
  for (const state of ['authorised', 'open', 'failed', 'unknown'] as const) {
    say(1, { ...reserved(5000), state });
    await ask(1);
    await ask(1, 'failed');
  }
  expect(await read()).toMatchObject({ state: 'captured', mails: [...bothMails, 'charged'] });
});

test.each([
  [
    'charged after it was released',
    { ...reserved(5000), state: 'voided' },
    charged(5000),
    'chargedAfterEnd',
  ],
  [
    'charged after it expired',
    { ...reserved(5000), state: 'expired' },
    charged(5000),
    'chargedAfterEnd',
  ],
  [
    'released after it was charged',
    charged(5000),
    { ...reserved(5000), state: 'voided' },
    'endedAfterCharge',
  ],
  [
    'charged with another amount',
    charged(5000),
    { ...charged(3000), amountCents: 5000 },
    'captureMismatch',
  ],
  [
    'another payment',
    reserved(5000),
    { ...reserved(5000), ids: { orderId: 'w-9' } },
    'paymentMismatch',
  ],
  ['a charge above what is reserved', reserved(5000), charged(5001), 'captureMismatch'],
] as const)('%s goes to review, with a mail to staff', async (_, first, second, reason) => {
  const { ask, open, say, read, onReview } = await setUpSettling();
  await open();
  say(1, reserved(5000));
  await ask(1);
  say(1, first);
  await ask(1);
  say(1, second);
  await ask(1);
  await ask(1);
  const { state, mails } = await read();
  expect({ state, last: mails.at(-1) }).toEqual({ state: 'review', last: `review-${reason}` });
  expect(onReview).toHaveBeenCalledTimes(1);
});

test('money is held until the provider’s last moment, or as long as it usually holds it', async () => {
  const { db, ask, open, say, clock } = await setUpSettling();
  await open();
  say(1, reserved(5000));
  await ask(1);
  const until = async () =>
    (await db.selectFrom('orders').select('capture_before').executeTakeFirstOrThrow())
      .capture_before;
  expect(await until()).toBe(new Date(clock.now.getTime() + 7 * 24 * 60 * 60_000).toISOString());
  const captureBefore = new Date(clock.now.getTime() + 60_000);
  say(1, { ...reserved(5000), captureBefore });
  await ask(1);
  expect(await until()).toBe(captureBefore.toISOString());
});

test('a payment unknown to the provider has expired once its time is over, not before', async () => {
  const { ask, open, say, read, clock } = await setUpSettling();
  await open();
  say(1, reserved(5000));
  await ask(1);
  say(1, { state: 'unknown' });
  await ask(1);
  expect(await read()).toMatchObject({ state: 'authorised' });
  clock.now = new Date(clock.now.getTime() + 8 * 24 * 60 * 60_000);
  await ask(1);
  expect(await read()).toMatchObject({ state: 'expired', mails: [...bothMails, 'expired'] });
});

test('a provider’s status does not apply to another one’s payments', async () => {
  const { dependencies, order, open, read, status } = await setUpSettling();
  await open();
  const options = { from: 'stripe', hint: 'failed' } as const;
  expect(await settle(dependencies, `${order.number}-1`, options)).toBeUndefined();
  expect(status).not.toHaveBeenCalled();
  expect(await read()).toMatchObject({ state: 'pending' });
});

test('pages of attempts that were replaced or abandoned because another one paid are closed', async () => {
  const { ask, open, say, order, close } = await setUpSettling();
  const closed = () => close.mock.calls.map(([{ reference }]) => reference);
  await open();
  await ask(1, 'failed');
  await ask(1, 'failed');
  expect(closed()).toEqual([`${order.number}-1`]);
  await open();
  say(1, reserved(5000));
  await ask(1);
  expect(closed()).toEqual([`${order.number}-1`, `${order.number}-2`]);
});

test('an attempt whose page cannot be closed is abandoned all the same, and a payment on it counts', async () => {
  const { ask, open, say, read, close } = await setUpSettling();
  await open();
  close.mockRejectedValueOnce(new PaymentUnavailable('down'));
  expect(await ask(1, 'failed')).toMatchObject({ state: 'failed' });
  say(1, reserved(5000));
  await ask(1);
  expect(await read()).toMatchObject({ state: 'authorised', attempts: ['authorised'] });
});

test('an unknown reference calls no provider and changes nothing', async () => {
  const { dependencies, read, status } = await setUpSettling();
  for (const reference of ['', 'M-2026-000001-9', '__proto__']) {
    expect(await settle(dependencies, reference)).toBeUndefined();
  }
  expect(status).not.toHaveBeenCalled();
  expect(await read()).toMatchObject({ state: 'pending' });
});

test('without a response from the provider nothing changes, even after a signed failure', async () => {
  const { ask, open, say, read } = await setUpSettling();
  await open();
  say(1, new PaymentUnavailable('down'));
  await expect(ask(1, 'failed')).rejects.toThrow(PaymentUnavailable);
  expect(await read()).toMatchObject({ state: 'pending', attempts: ['open'] });
});

test('when mails cannot be written the order is unchanged; the next status does it all', async () => {
  const { ask, open, say, read, dependencies } = await setUpSettling();
  await open();
  say(1, reserved(5000));
  const render = vi.spyOn(dependencies, 'renderMails').mockRejectedValueOnce(new Error('broken'));
  await expect(ask(1)).rejects.toThrow('broken');
  expect(await read()).toMatchObject({ state: 'pending', attempts: ['open'], mails: [] });
  render.mockRestore();
  await ask(1);
  expect(await read()).toMatchObject({ state: 'authorised', mails: bothMails });
});
