import { expect, test } from 'vitest';
import { recordInvoicingStart } from '~/shop/invoices/invoicing-period.server';
import { contentOf, vatTotalsOf } from '~/shop/invoices/issue-invoice.server';
import { issueMissing } from '~/shop/invoices/issue-missing.server';
import { queueMismatchAlarms } from '~/shop/invoices/mismatch-alarms.server';
import type { MovementKey } from '~/shop/orders/movement-goods';
import { recordGoods } from '~/shop/orders/movement-goods.server';
import {
  annotateOrder,
  createOrder,
  transitionOrder,
  type OrderChanges,
} from '~/shop/orders/orders.server';
import { makeInvoices, ownInvoicing, testIssuer } from '../../../support/invoices';
import { makeContent } from '../../../support/made-up-hotel/content';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';

const start = new Date('2026-11-01T10:00:00Z');

async function open() {
  const db = await openMemoryDatabase();
  await recordInvoicingStart(db, ownInvoicing(), start);
  const invoices = makeInvoices();
  const place = async () => (await createOrder(db, makeNewOrder(), start)).order;
  /** Moves an order's money, with or without its invoice. */
  const move = (
    id: number,
    to: 'authorised' | 'captured' | 'refunded',
    { at = '2026-11-02T10:00:00Z', ...changes }: OrderChanges & { at?: string } = {},
    issue = true,
  ) =>
    db.transaction().execute(async (trx) => {
      await transitionOrder(trx, id, to, 'moved', new Date(at), changes);
      if (issue) await invoices.issue(trx, id, new Date(at));
    });
  const charge = async (changes: OrderChanges & { at?: string } = {}, issue = true) => {
    const order = await place();
    await move(order.id, 'authorised', {}, false);
    await move(order.id, 'captured', { captured_cents: 5000, ...changes }, issue);
    return order;
  };
  const give = (id: number, cents: number, at = '2026-11-03T10:00:00Z') =>
    db.transaction().execute(async (trx) => {
      const changes = { refunded_cents: cents };
      await trx.updateTable('orders').set(changes).where('id', '=', id).execute();
      await invoices.issue(trx, id, new Date(at));
    });
  const list = () => db.selectFrom('invoices').selectAll().orderBy('id').execute();
  return { db, invoices, place, move, charge, give, list };
}

test('a charge has one invoice with its lines, rates and code, however often it is requested', async () => {
  const { db, invoices, charge, list } = await open();
  const order = await charge();
  expect(await db.transaction().execute((trx) => invoices.issue(trx, order.id, start))).toBe(0);
  const [invoice, ...others] = await list();
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({
    key: `${order.number}:charged`,
    kind: 'sale',
    year: 2026,
    number: 1,
    premises: 'WEB1',
    device: '1',
    total_cents: 5000,
    issued_at: '2026-11-02T10:00:00.000Z',
    zki: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  // 38.00 and 4.70 of the delivery at 5 %, 6.50 and 0.80 at 25 %
  expect(JSON.parse(invoice?.vat ?? '')).toEqual([
    { rate: 500, gross: 4270, base: 4067, vat: 203 },
    { rate: 2500, gross: 730, base: 584, vat: 146 },
  ]);
  const { buyer, lines } = contentOf(invoice ?? { content: '{}' });
  expect(buyer.fullName).toBe('Ana Čačić');
  expect(lines).toMatchObject([
    { kind: 'goods', name: 'autumn-oil en, 500 ml', count: 2, totalCents: 3800, rates: [500] },
    { kind: 'goods', count: 1, totalCents: 650, rates: [2500] },
    { kind: 'delivery', totalCents: 550, rates: [500, 2500] },
  ]);
});

test('a start noted while the clock was ahead leaves out no charge and no refund', async () => {
  const { db, move, charge, list } = await open();
  const since = '2026-12-24T10:00:00.000Z';
  await db.updateTable('invoicing_periods').set({ since }).execute();
  const { id } = await charge({ at: '2026-11-02T10:00:00Z' });
  await move(id, 'refunded', { at: '2026-11-03T10:00:00Z', refunded_cents: 5000 });
  expect((await list()).map(({ total_cents: cents }) => cents)).toEqual([5000, -5000]);
});

test('the invoice keeps when the goods were sent', async () => {
  const { db, place, move, list } = await open();
  const { id } = await place();
  await move(id, 'authorised', {}, false);
  const sentAt = '2026-11-01T12:00:00.000Z';
  await db.updateTable('orders').set({ shipped_at: sentAt }).where('id', '=', id).execute();
  await move(id, 'captured', { captured_cents: 5000 });
  await move(id, 'refunded', { refunded_cents: 5000 });
  expect((await list()).map((row) => contentOf(row).sentAt)).toEqual([sentAt, undefined]);
});

test('a partial charge prints the remainder as a reduction', async () => {
  const { charge, list } = await open();
  await charge({ captured_cents: 3000 });
  const [invoice] = await list();
  expect(invoice?.total_cents).toBe(3000);
  const { lines } = contentOf(invoice ?? { content: '{}' });
  expect(lines.at(-1)).toMatchObject({ kind: 'reduction', totalCents: -2000 });
  expect(lines.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(3000);
});

test('each refund has a reversal of its own, once', async () => {
  const { charge, give, list } = await open();
  const { id, number } = await charge();
  await give(id, 1690);
  await give(id, 1690);
  await give(id, 5000);
  const [sale, part, rest] = await list();
  expect(part).toMatchObject({ kind: 'storno', original_id: sale?.id, total_cents: -1690 });
  expect(rest).toMatchObject({ key: `${number}:refunded:5000`, total_cents: -3310, number: 3 });
  expect(contentOf(part ?? { content: '{}' }).lines).toMatchObject([{ kind: 'refund' }]);
});

test('base and VAT of each rate end at zero, whatever parts the refund came in', async () => {
  const { charge, give, list } = await open();
  const { id } = await charge();
  for (const refunded of [333, 666, 999, 5000]) await give(id, refunded);
  const totals = (await list()).flatMap(vatTotalsOf);
  const sum = (rate: number, part: 'gross' | 'base' | 'vat') =>
    totals.reduce((cents, total) => cents + (total.rate === rate ? total[part] : 0), 0);
  for (const rate of new Set(totals.map((total) => total.rate)))
    expect([rate, sum(rate, 'gross'), sum(rate, 'base'), sum(rate, 'vat')]).toEqual([
      rate,
      0,
      0,
      0,
    ]);
});

/** A refund of an order, or its charge, with what staff named. */
const name = async (
  { db }: Pick<Awaited<ReturnType<typeof open>>, 'db'>,
  id: number,
  movement: MovementKey,
  pieces: Record<string, number>,
) => {
  const goods = Object.entries(pieces).map(([variantId, count]) => ({ variantId, pieces: count }));
  await db.transaction().execute((trx) => recordGoods(trx, id, movement, goods));
};

const soap = 'soap-500';

test('a refund for goods is credited with their lines and at their rate', async () => {
  const shop = await open();
  const { id } = await shop.charge();
  await name(shop, id, { kind: 'refund', baseCents: 0, amountCents: 650 }, { [soap]: 1 });
  await shop.give(id, 650);
  const reversal = (await shop.list())[1];
  expect(JSON.parse(reversal?.vat ?? '')).toEqual([
    { rate: 2500, gross: -650, base: -520, vat: -130 },
  ]);
  expect(contentOf(reversal ?? { content: '{}' }).lines).toEqual([
    {
      kind: 'goods',
      name: 'soap en, 500 ml',
      legalName: 'soap, 500 ml',
      count: -1,
      unitCents: 650,
      totalCents: -650,
      rates: [2500],
    },
  ]);
});

test.each([
  [600, { kind: 'kept', totalCents: 50, rates: [2500] }, [[2500, -600]]],
  [
    1000,
    { kind: 'refund', totalCents: -350, rates: [500, 2500] },
    [
      [500, -344],
      [2500, -656],
    ],
  ],
] as const)(
  'a refund of %i for goods of 650 has a line for the difference',
  async (cents, line, rates) => {
    const shop = await open();
    const { id } = await shop.charge();
    await name(shop, id, { kind: 'refund', baseCents: 0, amountCents: cents }, { [soap]: 1 });
    await shop.give(id, cents);
    const reversal = (await shop.list())[1] ?? { content: '{}', vat: '[]', is_in_vat: 1 };
    expect(contentOf(reversal).lines).toMatchObject([{ kind: 'goods', totalCents: -650 }, line]);
    expect(vatTotalsOf(reversal).map(({ rate, gross }) => [rate, gross])).toEqual(rates);
  },
);

test('of a rate of which less is left than the goods cost, the rest is credited at the others', async () => {
  const shop = await open();
  const { id } = await shop.charge({ captured_cents: 2500 });
  await name(shop, id, { kind: 'refund', baseCents: 0, amountCents: 650 }, { [soap]: 1 });
  await shop.give(id, 650);
  const reversal = (await shop.list())[1] ?? { content: '{}', vat: '[]', is_in_vat: 1 };
  expect(vatTotalsOf(reversal).map(({ rate, gross }) => [rate, gross])).toEqual([
    [500, -285],
    [2500, -365],
  ]);
});

test('refunds that are credited together have a reversal for each that names goods, and for what lies between', async () => {
  const shop = await open();
  const { id } = await shop.charge();
  const steps = [
    [500, undefined],
    [1150, { [soap]: 1 }],
    [1400, undefined],
    [1500, undefined],
    [3400, { 'autumn-oil-500': 1 }],
  ] as const;
  let before = 0;
  for (const [refunded, pieces] of steps) {
    const movement = { kind: 'refund', baseCents: before, amountCents: refunded - before } as const;
    if (pieces) await name(shop, id, movement, pieces);
    await shop.move(id, 'captured', {}, false);
    await shop.db
      .transaction()
      .execute((trx) => annotateOrder(trx, id, 'refunded', start, { refunded_cents: refunded }));
    before = refunded;
  }
  await shop.db.transaction().execute((trx) => shop.invoices.issue(trx, id, start));
  const [, ...reversals] = await shop.list();
  expect(reversals.map((each) => each.total_cents)).toEqual([-500, -650, -350, -1900]);
  expect(reversals.map((each) => contentOf(each).lines.map((line) => line.kind))).toEqual([
    ['refund'],
    ['goods'],
    ['refund'],
    ['goods'],
  ]);
});

test('goods left out of a charge are not on its invoice, nor in its rates', async () => {
  const shop = await open();
  const order = await shop.place();
  await name(shop, order.id, { kind: 'charge', baseCents: 0, amountCents: 4350 }, { [soap]: 1 });
  await shop.move(order.id, 'authorised', {}, false);
  await shop.move(order.id, 'captured', { captured_cents: 4350 });
  const [invoice] = await shop.list();
  // The delivery keeps the rates of what was ordered.
  expect(JSON.parse(invoice?.vat ?? '')).toMatchObject([
    { rate: 500, gross: 4270 },
    { rate: 2500, gross: 80 },
  ]);
  expect(contentOf(invoice ?? { content: '{}' }).lines).toMatchObject([
    { kind: 'goods', count: 2, totalCents: 3800 },
    { kind: 'delivery', totalCents: 550, rates: [500, 2500] },
  ]);
});

test('outside the VAT system a refund for goods has their lines without rates', async () => {
  const shop = await open();
  const { id } = await shop.charge({}, false);
  await name(shop, id, { kind: 'refund', baseCents: 0, amountCents: 650 }, { [soap]: 1 });
  await shop.db.updateTable('orders').set({ refunded_cents: 650 }).execute();
  await issueAs(shop, id, false);
  const reversal = (await shop.list())[1];
  expect(JSON.parse(reversal?.vat ?? '')).toEqual([{ rate: 0, gross: -650, base: -650, vat: 0 }]);
  expect(contentOf(reversal ?? { content: '{}' }).lines).toMatchObject([
    { kind: 'goods', totalCents: -650, rates: [] },
  ]);
});

test('a whole refund turns every line round', async () => {
  const { charge, give, list } = await open();
  await give((await charge()).id, 5000);
  const reversal = (await list())[1];
  expect(contentOf(reversal ?? { content: '{}' }).lines).toMatchObject([
    { count: -2, unitCents: 1900, totalCents: -3800 },
    { count: -1, totalCents: -650 },
    { kind: 'delivery', totalCents: -550 },
  ]);
});

test('a transaction that ends badly gives its number back', async () => {
  const { db, invoices, charge, list } = await open();
  const order = await charge({}, false);
  const dies = db.transaction().execute(async (trx) => {
    expect(await invoices.issue(trx, order.id, start)).toBe(1);
    throw new Error('killed');
  });
  await expect(dies).rejects.toThrow('killed');
  expect(await list()).toEqual([]);
  await charge();
  expect((await list()).map(({ number }) => number)).toEqual([1]);
});

test('numbers restart with the year of the seller’s calendar, and never go back with the clock', async () => {
  const { charge, list } = await open();
  await charge({ at: '2026-12-31T22:59:59Z' });
  await charge({ at: '2026-12-31T23:00:00Z' });
  await charge({ at: '2026-12-31T22:00:00Z' });
  expect((await list()).map(({ year, number, issued_at }) => [year, number, issued_at])).toEqual([
    [2026, 1, '2026-12-31T22:59:59.000Z'],
    [2027, 1, '2026-12-31T23:00:00.000Z'],
    [2027, 2, '2026-12-31T23:00:00.000Z'],
  ]);
});

test.each([
  // All devices share the numbers, those counted by device before included.
  ['NPPP', '1122', [1, 2, 3, 4]],
  // Each device continues its own.
  ['PPNN', '1212', [1, 2, 2, 3]],
] as const)('numbers by rule %s, devices %s', async (rules, devices, numbers) => {
  const { db, charge, list } = await open();
  for (const [index, rule] of [...rules].entries()) {
    const issuer = { ...testIssuer(), sequence: rule as 'N' | 'P', device: devices[index] ?? '' };
    const { id } = await charge({}, false);
    const invoices = makeInvoices({ ...ownInvoicing(), issuer });
    await db.transaction().execute((trx) => invoices.issue(trx, id, start));
  }
  expect((await list()).map(({ number }) => number)).toEqual(numbers);
});

/** Issues the missing invoices of an order in or outside the VAT system. */
async function issueAs({ db }: Awaited<ReturnType<typeof open>>, id: number, isInVat: boolean) {
  const issuer = { ...testIssuer(), isInVat };
  const invoices = makeInvoices({ ...ownInvoicing(), issuer });
  await db.transaction().execute((trx) => invoices.issue(trx, id, start));
}

test('outside the VAT system an invoice has neither rates nor VAT, and its reversals neither', async () => {
  const shop = await open();
  const { id } = await shop.charge({}, false);
  await issueAs(shop, id, false);
  await shop.db.updateTable('orders').set({ refunded_cents: 1690 }).execute();
  await issueAs(shop, id, true);
  const invoices = await shop.list();
  expect(invoices.map((each) => [each.is_in_vat, each.total_cents, JSON.parse(each.vat)])).toEqual([
    [0, 5000, [{ rate: 0, gross: 5000, base: 5000, vat: 0 }]],
    [0, -1690, [{ rate: 0, gross: -1690, base: -1690, vat: 0 }]],
  ]);
  const rates = invoices.flatMap((each) => contentOf(each).lines.flatMap((line) => line.rates));
  expect(rates).toEqual([]);
});

test('a reversal takes back the VAT of its original, also after the seller has left the VAT system', async () => {
  const shop = await open();
  const { id } = await shop.charge();
  await shop.db.updateTable('orders').set({ refunded_cents: 5000 }).execute();
  await issueAs(shop, id, false);
  const [sale, reversal] = await shop.list();
  const vatOf = (invoice: typeof sale) =>
    (JSON.parse(invoice?.vat ?? '') as { vat: number }[]).map(({ vat }) => vat);
  expect(reversal?.is_in_vat).toBe(1);
  expect(vatOf(reversal)).toEqual(vatOf(sale).map((vat) => -vat));
});

test('what was charged before the site issued invoices gets none, and its refund no reversal', async () => {
  const { db, invoices, charge, give, list } = await open();
  const { id } = await charge({ at: '2026-10-31T10:00:00Z' }, false);
  await give(id, 5000);
  expect((await issueMissing(db, invoices, start)).issued).toBe(0);
  expect(await list()).toEqual([]);
});

test('charges made before the set-up are invoiced later, once, with their refunds', async () => {
  const { db, invoices, charge, list } = await open();
  await charge({ refunded_cents: 5000 }, false);
  await charge({ refunded_cents: 1000 }, false);
  await charge();
  expect((await issueMissing(db, invoices, new Date('2026-11-05T10:00:00Z'))).issued).toBe(4);
  expect((await issueMissing(db, invoices, new Date('2026-11-06T10:00:00Z'))).issued).toBe(0);
  expect((await list()).map(({ total_cents }) => total_cents)).toEqual([
    5000, 5000, -5000, 5000, -1000,
  ]);
});

test('a refund that a restored backup lacked may have its reversal elsewhere, and is left to a person', async () => {
  const { db, invoices, charge, give, list, move } = await open();
  const order = await charge();
  await give(order.id, 1000);
  // Found by the restore, which issues nothing; the site that starts afterwards has a new beginning.
  await move(order.id, 'refunded', { refunded_cents: 5000, at: '2026-11-05T10:00:00Z' }, false);
  await db.deleteFrom('invoicing_periods').execute();
  await recordInvoicingStart(db, ownInvoicing(), new Date('2026-11-05T11:00:00Z'));
  const missing = await issueMissing(db, invoices, new Date('2026-11-05T11:01:00Z'));
  expect([missing.issued, missing.left.map(({ id }) => id)]).toEqual([0, [order.id]]);
  expect((await list()).map((invoice) => invoice.total_cents)).toEqual([5000, -1000]);
});

test('a refund by command, before the start after a restore, credits that refund alone', async () => {
  const { db, charge, give, list, move } = await open();
  const { id } = await charge();
  await give(id, 1000);
  await db.deleteFrom('invoicing_periods').execute();
  const found = { refunded_cents: 3000 };
  await db
    .transaction()
    .execute((trx) => annotateOrder(trx, id, 'found', new Date('2026-11-05T10:00:00Z'), found));
  await move(id, 'refunded', { refunded_cents: 5000, at: '2026-11-05T10:30:00Z' });
  expect((await list()).map(({ key, total_cents: cents }) => [key.split(':')[2], cents])).toEqual([
    [undefined, 5000],
    ['1000', -1000],
    ['5000', -2000],
  ]);
});

test('of orders without an invoice, the job looks at those that have changed, and counts what has to wait', async () => {
  const { db, invoices, charge } = await open();
  const { number } = await charge({ at: '2026-11-05T10:00:00Z' }, false);
  const now = new Date('2026-11-06T10:00:00Z');
  const later = new Date('2100-01-01');
  expect(await issueMissing(db, invoices, now, later)).toEqual({ issued: 0, left: [] });
  const since = new Date('2026-11-05T09:00:00Z');
  const waiting = { issue: async () => 0 };
  expect(await issueMissing(db, waiting, now, since)).toMatchObject({
    issued: 0,
    left: [{ number }],
  });
  expect(await issueMissing(db, invoices, now, since)).toEqual({ issued: 1, left: [] });
  expect(await issueMissing(db, waiting, now)).toEqual({ issued: 0, left: [] });
});

test('an order whose invoice cannot be issued holds up no other, and is left', async () => {
  const { db, invoices, charge, list } = await open();
  const [broken, other] = [await charge({}, false), await charge({}, false)];
  const failure = new TypeError('It has no rate');
  const issue: typeof invoices.issue = async (trx, id, now) => {
    if (id === broken.id) throw failure;
    return invoices.issue(trx, id, now);
  };
  const missing = await issueMissing(db, { issue }, new Date('2026-11-05T10:00:00Z'));
  expect(missing).toMatchObject({ issued: 1, left: [{ id: broken.id }], failure });
  expect((await list()).map(({ order_id }) => order_id)).toEqual([other.id]);
});

test('a charge that was changed after its invoice is reported to staff once, after an hour', async () => {
  const { db, invoices, charge } = await open();
  const { id, number } = await charge({ at: '2026-11-05T10:00:00Z' });
  const change = (captured_cents: number) =>
    db.updateTable('orders').set({ captured_cents }).where('id', '=', id).execute();
  await change(3000);
  const { site } = makeContent();
  const options = { site, siteUrl: 'https://linden.example' };
  const check = async (time: string) => {
    const now = new Date(`2026-11-05T${time}Z`);
    const { left } = await issueMissing(db, invoices, now);
    return queueMismatchAlarms(db, left, options, now);
  };
  expect(await check('10:59:00')).toBe(false);
  expect(await check('11:00:00')).toBe(true);
  expect(await check('11:00:30')).toBe(false);
  const [mail, ...others] = await db.selectFrom('outbox').selectAll().execute();
  expect(others).toEqual([]);
  expect(mail?.subject).toContain(number);
  for (const amount of ['30,00', '0,00', '50,00']) expect(mail?.text).toContain(amount);
  expect(mail?.text).toContain('pogledajte na recepciji, pod Računi');
  await change(2000);
  expect(await check('12:00:00')).toBe(true);
});

test('while other software issues invoices the site does not, nor later for that period', async () => {
  const { db, invoices, charge, list } = await open();
  await recordInvoicingStart(db, { kind: 'external' }, start);
  await charge();
  await recordInvoicingStart(db, ownInvoicing(), new Date('2026-11-20T10:00:00Z'));
  expect((await issueMissing(db, invoices, start)).issued).toBe(0);
  expect(await list()).toEqual([]);
});

test('an issued invoice cannot be changed', async () => {
  const { db, charge } = await open();
  await charge();
  await expect(db.updateTable('invoices').set({ total_cents: 1 }).execute()).rejects.toThrow(
    'never changed',
  );
});
