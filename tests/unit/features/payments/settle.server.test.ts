import { expect, test, vi } from 'vitest';
import { PaymentUnavailable } from '~/features/payments/payments';
import { settle } from '~/features/payments/settle.server';
import { reserved } from '../../../support/fake-provider';
import { setUpSettling } from '../../../support/settle-bench';

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

test('a payment captured at the provider before we heard of it counts as reserved', async () => {
  const { ask, open, say, read } = await setUpSettling();
  await open();
  say(1, { ...reserved(5000), state: 'captured' });
  await ask(1);
  expect(await read()).toMatchObject({ state: 'authorised', mails: bothMails });
});

test.each([
  ['another amount', { amountCents: 100 }],
  ['one cent less', { amountCents: 4999 }],
  ['one cent more', { amountCents: 5001 }],
  ['no amount', { amountCents: undefined }],
  ['another currency', { currency: 'CHF' }],
  ['no currency', { currency: undefined }],
  ['another reference', { reference: 'M-2026-000002-1' }],
])('a payment with %s sends the order to review, with one alert and no mail', async (_, change) => {
  const { ask, open, say, read, onReview, onMail } = await setUpSettling();
  await open();
  say(1, { ...reserved(5000), ...change });
  await ask(1);
  await ask(1);
  await ask(1, 'failed');
  expect(await read()).toMatchObject({ state: 'review', mails: [], events: ['pending', 'review'] });
  expect(onReview).toHaveBeenCalledTimes(1);
  expect(onMail).not.toHaveBeenCalled();
});

test('an order in review leaves it by no word of the provider, and cannot be paid again', async () => {
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
  expect(await read()).toMatchObject({ state: 'review', attempts: ['authorised'], mails: [] });
  expect(start).toHaveBeenCalledTimes(1);
});

test('the same word five times at once is one step and one pair of mails', async () => {
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

test('money reserved twice sends the order to review, with one alert, and keeps the first pair of mails', async () => {
  const { ask, open, say, read, onReview } = await setUpSettling();
  await open();
  await ask(1, 'failed');
  await open();
  say(2, reserved(5000));
  await ask(2);
  say(1, reserved(5000));
  await Promise.all([ask(1), ask(1), ask(2)]);
  expect(await read()).toMatchObject({
    state: 'review',
    attempts: ['failed', 'authorised'],
    mails: bothMails,
  });
  expect(onReview).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ reason: 'a second payment' }),
  );
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

test.each(['voided', 'refunded'] as const)(
  '%s at the provider never makes an order paid',
  async (state) => {
    const { ask, open, say, read } = await setUpSettling();
    await open();
    say(1, { ...reserved(5000), state });
    await ask(1);
    expect(await read()).toMatchObject({ state: 'pending', mails: [] });
  },
);

test('a reference that is not ours asks nobody and changes nothing', async () => {
  const { dependencies, read, status } = await setUpSettling();
  for (const reference of ['', 'M-2026-000001-9', '__proto__']) {
    expect(await settle(dependencies, reference)).toBeUndefined();
  }
  expect(status).not.toHaveBeenCalled();
  expect(await read()).toMatchObject({ state: 'pending' });
});

test('a provider that cannot be asked changes nothing, even after a signed failure', async () => {
  const { ask, open, say, read } = await setUpSettling();
  await open();
  say(1, new PaymentUnavailable('down'));
  await expect(ask(1, 'failed')).rejects.toThrow(PaymentUnavailable);
  expect(await read()).toMatchObject({ state: 'pending', attempts: ['open'] });
});

test('mails that cannot be written leave the order as it was; the next word does it all', async () => {
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
