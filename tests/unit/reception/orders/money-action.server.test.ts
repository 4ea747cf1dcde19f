import { expect, test, vi } from 'vitest';
import { createKey } from '~/reception/desk-keys.server';
import { deskAction, deskLoader } from '~/reception/desk-route.server';
import { runMoneyAction, showMoneyAction } from '~/reception/orders/money-action.server';
import { loadGoods } from '~/shop/orders/movement-goods.server';
import { listNameable } from '~/shop/orders/nameable-goods.server';
import { getOrderWithLines } from '~/shop/orders/orders.server';
import { requestOperation } from '~/shop/payments/core/operations.server';
import { reconcilePayments } from '~/shop/payments/jobs/reconcile.server';
import { beginSession } from '~/reception/sign-in/sessions.server';
import { findStaff, putStaff } from '~/reception/staff/staff.server';
import { charged } from '../../../support/fake-provider';
import { makeLoadContext } from '../../../support/load-context';
import { makeTempDir } from '../../../support/memory-database';
import { makeWithdrawal } from '../../../support/new-withdrawal';
import { setUpStock } from '../../../support/stock-shop';

const origin = 'https://hotel.example';

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, '');

/** A manager's page that releases an order of two of three bottles. */
async function setUp({ isSent }: { isSent: boolean }) {
  const shop = await setUpStock(3);
  const { db, provider, clock } = shop;
  const placed = await shop.place(2);
  await shop.open(placed);
  await shop.approve(placed);
  if (isSent) {
    const sent = { tracking_number: '1', shipped_at: clock.now.toISOString() };
    await db.updateTable('orders').set(sent).where('id', '=', placed.id).execute();
  }
  // A refund is noted in the journal there.
  const env = { SITE_URL: origin, DATA_DIR: makeTempDir() };
  const context = makeLoadContext({ db, env, providers: [provider] });
  const email = 'marta@example.com';
  await putStaff(db, { email, role: 'manager', locale: 'en' }, clock.now);
  const key = await beginSession(db, (await findStaff(db, email))?.id ?? 0, clock.now);
  const order = await shop.read(placed);
  const makeArgs = (init: RequestInit = {}, page = 'void') => {
    const request = new Request(`${origin}/reception/orders/${order.number}/${page}`, init);
    request.headers.set('cookie', `__Host-reception=${key}`);
    return { request, params: { number: order.number }, context };
  };
  const show = async (action: 'capture' | 'refund' | 'void' = 'void', query = '') => {
    const load = deskLoader(`reception.${action}`, (desk) => showMoneyAction(desk, action));
    return (await load(makeArgs({}, `${action}${query}`))).text();
  };
  const submit = async (
    fields: Record<string, string>,
    action: 'capture' | 'refund' | 'void' = 'void',
  ) => {
    const act = deskAction(`reception.${action}`, (desk) => runMoneyAction(desk, action));
    const all = {
      submission: createKey(),
      amount: String(order.total_cents),
      base: '0',
      sent: isSent ? 'sent' : '',
      ...fields,
    };
    return act(makeArgs({ method: 'POST', body: new URLSearchParams(all), headers: { origin } }));
  };
  return { ...shop, order, show, submit };
}

test('the release of a parcel that was sent asks what came back, and only that is for sale again', async () => {
  const { show, submit, read, order, countPieces } = await setUp({ isSent: true });
  expect(await show()).toContain('name="back0"');
  expect((await submit({ back0: '2', left0: '2' })).status).toBe(303);
  expect(await read(order)).toMatchObject({ state: 'voided' });
  expect(await countPieces()).toBe(3);
});

test('of a line’s pieces only those that came back are for sale again', async () => {
  const { submit, countPieces } = await setUp({ isSent: true });
  await submit({ back0: '1', left0: '2' });
  expect(await countPieces()).toBe(2);
});

test('a charge of less than the whole asks what is back or still here, and a whole one does not', async () => {
  const { show, submit, read, order, countPieces } = await setUp({ isSent: true });
  expect(await show('capture', `?amount=${order.total_cents / 100}`)).not.toContain('name="back0"');
  expect(await show('capture', '?amount=10,00')).toContain('name="back0"');
  await submit({ amount: '1000', back0: '1', left0: '2' }, 'capture');
  expect(await read(order)).toMatchObject({ state: 'captured', captured_cents: 1000 });
  expect(await countPieces()).toBe(2);
});

test.each(['capture', 'refund', 'void'] as const)(
  'what comes back with a %s is for sale again although the process was killed before its answer',
  async (action) => {
    const shop = await setUp({ isSent: true });
    const { dependencies, order, words, submit, countPieces, referenceOf } = shop;
    const back = { back0: '1', left0: '2', reason: 'broken', amount: '1000' };
    const kill = vi.fn(async () => Promise.reject(new Error('killed')));
    if (action === 'refund') await requestOperation(dependencies, order.id, { kind: 'capture' });
    shop[action === 'void' ? 'release' : action].mockImplementationOnce(kill);
    expect((await submit(back, action)).status).toBe(500);
    expect(await countPieces()).toBe(1);
    const done = {
      capture: charged(1000, 0),
      refund: charged(order.total_cents, 1000),
      void: { state: 'voided' },
    } as const;
    words.set(await referenceOf(order), done[action]);
    await reconcilePayments(dependencies);
    expect(await countPieces()).toBe(2);
  },
);

test.each(['3', '-1', '1,5', 'x'])('“%s” of two pieces cannot have come back', async (back0) => {
  const { submit, read, order, countPieces } = await setUp({ isSent: true });
  const page = await submit({ back0, left0: '2' });
  expect(page.status).toBe(400);
  expect(withoutTags(await page.text())).toContain('Enter a number of pieces, 2 at most');
  expect(await read(order)).toMatchObject({ state: 'authorised' });
  expect(await countPieces()).toBe(1);
});

test('what was sent and did not come back stays sold after the release', async () => {
  const { submit, read, order, countPieces } = await setUp({ isSent: true });
  await submit({});
  expect(await read(order)).toMatchObject({ state: 'voided' });
  expect(await countPieces()).toBe(1);
});

test('the release of a parcel that was not sent asks nothing, and returns everything', async () => {
  const { show, submit, countPieces } = await setUp({ isSent: false });
  expect(await show()).not.toContain('name="back0"');
  await submit({});
  expect(await countPieces()).toBe(3);
});

test('a reason is logged without what reverses the text around it, and its last character is whole', async () => {
  const { submit, db } = await setUp({ isSent: false });
  await submit({ reason: `\u202E${'x'.repeat(198)}😀😀` }, 'refund');
  const { details } = await db
    .selectFrom('staff_actions')
    .select('details')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(details).reason).toBe(`${'x'.repeat(198)}😀😀`);
});

test('a refund with a base that no page has is not carried out', async () => {
  const { submit, db, order, read } = await setUp({ isSent: true });
  const charge = { state: 'captured', captured_cents: order.total_cents } as const;
  await db.updateTable('orders').set(charge).where('id', '=', order.id).execute();
  const { status, headers } = await submit({ reason: 'broken', base: '1.5' }, 'refund');
  expect([status, headers.get('location')]).toEqual([303, `/reception/orders/${order.number}`]);
  expect(await read(order)).toMatchObject({ refunded_cents: 0 });
});

test('a refund without a reason keeps what was typed as returned', async () => {
  const { submit, db, order } = await setUp({ isSent: true });
  const charge = { state: 'captured', captured_cents: order.total_cents } as const;
  await db.updateTable('orders').set(charge).where('id', '=', order.id).execute();
  const page = await (await submit({ back0: '1', left0: '2' }, 'refund')).text();
  expect(page).toMatch(/<input [^>]*name="back0"[^>]* value="1"/);
});

test('whoever charges before the parcel has left reads that the buyer expects it afterwards', async () => {
  const warning = 'The parcel has not been handed over';
  const unsent = await setUp({ isSent: false });
  for (const query of ['', '?amount=10,00'])
    expect(await unsent.show('capture', query)).toContain(warning);
  expect(await unsent.show('void')).not.toContain(warning);
  const sent = await setUp({ isSent: true });
  expect(await sent.show('capture', '?amount=10,00')).not.toContain(warning);
});

test('the pages that charge or release repeat from what the buyer has withdrawn', async () => {
  const { show, db, order } = await setUp({ isSent: false });
  const row = makeWithdrawal({ order_id: order.id, items: '1 × <soap>', effect: 'operator' });
  await db.insertInto('withdrawals').values(row).execute();
  for (const [action, query] of [['capture'], ['capture', '?amount=10,00'], ['void']] as const)
    expect(withoutTags(await show(action, query))).toContain(
      `(${row.reference}): “1 × &lt;soap&gt;”`,
    );
  await db.updateTable('withdrawals').set({ effect: 'dismissed' }).execute();
  expect(await show('void')).not.toContain(row.reference);
});

test('the page that charges, and no other, says that the buyer has withdrawn from everything', async () => {
  const { show, db, order } = await setUp({ isSent: true });
  const row = makeWithdrawal({ order_id: order.id, items: '', effect: 'unproven' });
  await db.insertInto('withdrawals').values(row).execute();
  const warning = `Withdrawal from the whole contract (${row.reference})`;
  for (const query of ['', '?amount=10,00'])
    expect(withoutTags(await show('capture', query))).toContain(warning);
  expect(await show('void')).not.toContain(row.reference);
});

test('whoever charges after a withdrawal from everything has read of it, also of one since the page', async () => {
  const { show, submit, read, db, order } = await setUp({ isSent: true });
  expect(await show('capture', '?amount=10,00')).not.toContain('name="anyway"');
  const row = makeWithdrawal({ order_id: order.id, items: '', effect: 'operator' });
  await db.insertInto('withdrawals').values(row).execute();
  const refused = await submit({}, 'capture');
  expect(refused.status).toBe(400);
  const page = await refused.text();
  expect(page).toContain('Confirm that you charge despite the withdrawal');
  expect(page).toContain('name="anyway"');
  expect((await read(order)).state).toBe('authorised');
  expect((await submit({ anyway: 'on' }, 'capture')).status).toBe(303);
  expect((await read(order)).state).toBe('captured');
});

test('everything is one link away, unless the buyer has withdrawn from a part of it', async () => {
  const { show, db, order } = await setUp({ isSent: true });
  const amount = (order.total_cents / 100).toFixed(2).replace('.', '%2C');
  const pagesBeforeAmount = async () => {
    const pages: string[] = [];
    for (const [action, state] of [
      ['capture', 'authorised'],
      ['refund', 'captured'],
    ] as const) {
      const paid = { state, captured_cents: order.total_cents };
      await db.updateTable('orders').set(paid).execute();
      pages.push(await show(action));
    }
    return pages;
  };
  for (const page of await pagesBeforeAmount()) expect(page).toContain(`?amount=${amount}"`);
  const row = makeWithdrawal({ order_id: order.id, items: '1 × <soap>', effect: 'operator' });
  await db.insertInto('withdrawals').values(row).execute();
  for (const page of await pagesBeforeAmount()) {
    expect(page).not.toContain('?amount=');
    expect(withoutTags(page)).toContain('so nothing is filled in');
  }
});

/** A charged order of two bottles of 19.00 and delivery of 5.50. */
async function setUpCharged() {
  const shop = await setUp({ isSent: true });
  await shop.submit({}, 'capture');
  return shop;
}

test('a refund for pieces is of their price, says what it is for, and is stored with it', async () => {
  const { show, submit, read, order, db } = await setUpCharged();
  const page = await show('refund', '?amount=&pieces0=1');
  expect(page).toMatch(/name="amount" value="1900"/);
  expect(page).toMatch(/name="pieces0" value="1"/);
  expect(withoutTags(page)).toMatch(/It is for: 1\u00a0×\u00a0[^(]+\(19,00\u00a0€\)/);
  await submit({ amount: '1900', pieces0: '1', reason: 'returned' }, 'refund');
  expect(await read(order)).toMatchObject({ refunded_cents: 1900 });
  const { variantId } = (await listNameable(db, await getOrderWithLines(db, order.id)))[0] ?? {};
  expect(await loadGoods(db)).toMatchObject([
    { kind: 'refund', goods: [{ variantId, pieces: 1 }] },
  ]);
  expect(withoutTags(await show('refund'))).toContain('1 at most, 19,00\u00a0€ each');
});

test('a refund of an order without pieces left asks for an amount only', async () => {
  const { show, submit } = await setUp({ isSent: true });
  await submit({ amount: '550', pieces0: '2', pieces1: '1' }, 'capture');
  const page = await show('refund');
  expect(page).toContain('name="amount"');
  expect(page).not.toContain('<fieldset');
  expect(withoutTags(page)).toContain('In euros, such as 12,50.');
  expect(withoutTags(page)).not.toContain('pieces');
  const nothing = withoutTags(await show('refund', '?amount='));
  expect(nothing).toContain('Enter an amount such as 12,50');
});

test('before a parcel is sent, neither a charge nor a refund of a part may leave it empty', async () => {
  const { show, submit } = await setUp({ isSent: false });
  const all = 'amount=&pieces0=2&pieces1=1';
  expect(withoutTags(await show('capture', `?${all}`))).toContain('Nothing would be sent');
  await submit({}, 'capture');
  const refund = withoutTags(await show('refund', `?${all}`));
  expect(refund).toContain('Nothing would be left to send. Refund the whole amount');
  expect(await show('refund', '?amount=50,00&pieces0=2&pieces1=1')).toContain('value="5000"');
});

test('Back after a refund leads to the order, not to the same refund again', async () => {
  const { show, submit } = await setUpCharged();
  expect(await show('refund')).toContain('name="base" value="0"');
  expect(await show('refund', '?base=0&amount=1,50')).toContain('name="amount" value="150"');
  await submit({ amount: '150', reason: 'late' }, 'refund');
  expect(await show('refund', '?base=0&amount=1,50')).toBe('');
  expect(await show('refund', '?base=150&amount=1,50')).toContain('name="base" value="150"');
});

test('a refund that lacked a reason is not repeated after somebody else’s', async () => {
  const { submit, read, order } = await setUpCharged();
  await submit({ amount: '150', reason: 'late' }, 'refund');
  const page = await (await submit({ amount: '150', base: '0' }, 'refund')).text();
  expect(page).toContain('name="base" value="0"');
  await submit({ amount: '150', base: '0', reason: 'late' }, 'refund');
  expect(await read(order)).toMatchObject({ refunded_cents: 150 });
});

test('the amount of a refund for pieces may be another one', async () => {
  const { show } = await setUpCharged();
  const page = await show('refund', '?amount=10,00&pieces0=1');
  expect(page).toMatch(/name="amount" value="1000"/);
  expect(withoutTags(page)).toContain('19,00\u00a0€)');
});

test('a charge without pieces is of the rest, and of no more', async () => {
  const { show, submit, read, order } = await setUp({ isSent: true });
  const rest = order.total_cents - 1900;
  const page = await show('capture', '?pieces0=1');
  expect(page).toContain(`name="amount" value="${rest}"`);
  expect(withoutTags(page)).toContain('Not sent and not charged: 1');
  expect(withoutTags(await show('capture', `?amount=${rest / 100 + 1}&pieces0=1`))).toContain(
    `Enter ${(rest / 100).toFixed(2).replace('.', ',')}\u00a0€ at most`,
  );
  await submit({ amount: String(rest), pieces0: '1' }, 'capture');
  expect(await read(order)).toMatchObject({ captured_cents: rest });
});

test.each([
  ['', 'Enter pieces or an amount'],
  ['pieces0=3', 'Enter a number of pieces, 2 at most'],
  ['pieces0=x&amount=5,00', 'Enter a number of pieces, 2 at most'],
  ['pieces0=3&amount=x', 'Enter a number of pieces, 2 at mostEnter an amount such as 12,50'],
  ['pieces0=0', 'Enter pieces or an amount'],
  ['amount=x', 'Enter an amount such as 12,50'],
  ['amount=9999,00', 'at most'],
])('“%s” is answered with “%s”, and stays typed', async (query, message) => {
  const { show } = await setUpCharged();
  const page = await show('refund', `?pieces1=&${query}`);
  expect(withoutTags(page)).toContain(message);
  const [, typed] = /=(x|3|9999,00)/.exec(query) ?? [];
  if (typed) expect(page).toContain(`value="${typed}"`);
});

test('a refund that would name more than a colleague has left is not carried out', async () => {
  const { submit, read, order } = await setUpCharged();
  await submit({ amount: '3800', pieces0: '2', reason: 'returned' }, 'refund');
  await submit({ amount: '500', base: '3800', pieces0: '1', reason: 'returned' }, 'refund');
  expect(await read(order)).toMatchObject({ refunded_cents: 3800 });
});

test.each([
  ['pieces0', 'x'],
  ['pieces0', '-1'],
  ['amount', '1,5'],
])('a confirmation with the %s “%s” is not carried out', async (name, value) => {
  const { submit, read, order } = await setUpCharged();
  const page = await submit({ amount: '1900', reason: 'returned', [name]: value }, 'refund');
  expect(page.status).toBe(303);
  expect(await read(order)).toMatchObject({ refunded_cents: 0 });
});

test('whoever releases or refunds everything after a colleague has handed the parcel over is asked again', async () => {
  for (const action of ['void', 'refund'] as const) {
    const { show, submit, read, db, order } = await setUp({ isSent: false });
    if (action === 'refund') await submit({}, 'capture');
    const shown = /name="sent" value="([^"]*)"/;
    const amount = `?amount=${(order.total_cents / 100).toFixed(2).replace('.', ',')}`;
    const [, sent = ''] = shown.exec(await show(action, amount)) ?? [];
    const before = (await read(order)).state;
    await db.updateTable('orders').set({ shipped_at: new Date().toISOString() }).execute();
    const refused = await submit({ sent, reason: 'sold out' }, action);
    expect(refused.status).toBe(400);
    const page = await refused.text();
    expect(withoutTags(page)).toContain('Meanwhile the parcel was handed over.');
    expect(page).toContain('name="anyway"');
    expect((await read(order)).state).toBe(before);
    const [, kept = ''] = shown.exec(page) ?? [];
    expect((await submit({ sent: kept, reason: 'sold out' }, action)).status).toBe(400);
    await submit({ sent: kept, reason: 'sold out', anyway: 'on' }, action);
    expect((await read(order)).state).toBe(action === 'void' ? 'voided' : 'refunded');
  }
});

test('a refund of a part does not depend on where the parcel is', async () => {
  const { submit, read, order } = await setUp({ isSent: true });
  await submit({}, 'capture');
  await submit({ sent: '', amount: '100', reason: 'broken' }, 'refund');
  expect(await read(order)).toMatchObject({ refunded_cents: 100 });
});
