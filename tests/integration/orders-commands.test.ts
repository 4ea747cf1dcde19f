import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { simpleParser } from 'mailparser';
import { expect, onTestFinished, test } from 'vitest';
import { formatMoney } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { href } from '~/routing/href';
import type { EmulatedTransaction } from '../../app/emulators/wspay-store';
import { eventually } from '../support/eventually';
import { addToCart, buyer, goToReview, payWith, readMails } from '../support/journey';
import { runOperator, startOperator } from '../support/operator';
import { providerKeys, startShop } from '../support/shop-with-provider';
import { Shopper } from '../support/shopper';
import { type Site, startSite } from '../support/site';
import { siteForTests } from '../support/site-for-tests';
import { query, withSiteDatabase } from '../support/stored-rows';
import { makeWithdrawal } from '../support/new-withdrawal';

const site = siteForTests({ env: { TRUSTED_PROXIES: '1', JOB_INTERVAL_MS: '500' } });

type Row = {
  id: number;
  number: string;
  token: string;
  state: string;
  total_cents: number;
  captured_cents: number;
  refunded_cents: number;
};

const orders = (...args: string[]) => runOperator(site.dataDir, ['orders', ...args]);
const readOrder = async (number: string, dataDir = site.dataDir) => {
  const [row] = await query<Row>(dataDir, `select * from orders where number = '${number}'`);
  if (!row) throw new Error(`no order ${number}`);
  return row;
};

/** Buys two bottles; the payment is authorised. */
async function buy(
  locale: Locale = 'hr',
  details = buyer,
  at: Pick<Site, 'url' | 'dataDir'> = site,
) {
  const shopper = new Shopper(at.url);
  await addToCart(shopper, locale);
  const review = await goToReview(shopper, locale, details);
  const card = await shopper.submit(review, review.form('submissionId'), { terms: true });
  const end = await payWith(shopper, card, 'succeeds');
  const token = new URL(end.url).searchParams.get('order') ?? '';
  const [row] = await query<Row>(at.dataDir, `select * from orders where token = '${token}'`);
  if (row?.state !== 'authorised') throw new Error(`${row?.number} is ${row?.state}`);
  return row;
}

/** The provider emulator's log of an order's payments, one entry per change. */
async function changesAtProvider(number: string): Promise<EmulatedTransaction[]> {
  const references = new Set(
    (
      await query<{ reference: string }>(
        site.dataDir,
        `select reference from payment_attempts join orders on orders.id = order_id where orders.number = '${number}'`,
      )
    ).map(({ reference }) => reference),
  );
  return readFileSync(join(site.dataDir, 'card-emulator.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as EmulatedTransaction)
    .filter(({ shoppingCartId }) => references.has(shoppingCartId));
}

/** The payment's current state at the provider. */
async function atProvider(number: string): Promise<EmulatedTransaction> {
  const found = (await changesAtProvider(number)).at(-1);
  if (!found) throw new Error(`no payment of ${number} at the provider`);
  return found;
}

/** How often a payment entered a state at the provider. */
const timesAtProvider = async (number: string, state: EmulatedTransaction['state']) =>
  (await changesAtProvider(number)).filter((each) => each.state === state).length;

const kindsOf = async (number: string, dataDir = site.dataDir) =>
  (
    await query<{ kind: string }>(
      dataDir,
      `select kind from outbox where dedupe_key like 'order:${number}:%' order by id`,
    )
  ).map(({ kind }) => kind);

/** Waits for the email about an order that contains a text. */
async function mailTo(number: string, content: string) {
  return eventually(async () => {
    const mails = await readMails(site.dataDir);
    const found = mails.filter(
      ({ subject, text }) => subject?.includes(number) && text?.includes(content),
    );
    expect(found).toHaveLength(1);
    return found[0] as Awaited<ReturnType<typeof simpleParser>>;
  });
}

const nbsp = /\u00a0/g;

test('ship notifies the buyer once, in their language, and the order page shows the parcel', async () => {
  const { number, token } = await buy('de');
  const code = '98765432100';
  const typed = `${code.slice(0, 4)} ${code.slice(4)}`;
  const first = await orders('ship', number.toLowerCase(), '--tracking', typed);
  const url = `https://gls-group.com/GROUP/en/parcel-tracking?match=${code}`;
  expect(first).toEqual({
    code: 0,
    out: `${number}: shipped with tracking number ${code}. The buyer is notified by email.\n${url}\n`,
    err: '',
  });
  expect((await orders('ship', number, '--tracking', code)).out).toContain('already shipped');
  expect((await kindsOf(number)).filter((kind) => kind === 'order-shipped')).toHaveLength(1);
  const mail = await mailTo(number, code);
  expect(JSON.stringify(mail.to)).toContain(buyer.email);
  expect(mail.html || '').toContain('lang="de"');
  expect(mail.text).toContain(url);
  expect(mail.text).toContain(`${site.url}${href('order', 'de', { token })}`);
  const page = await new Shopper(site.url).open(href('order', 'de', { token }));
  expect(page.text).toContain(code);
  expect(page.html.replaceAll('&amp;', '&')).toContain(`href="${url}"`);
});

test('a new tracking number needs --replace, an invalid one is rejected, unpaid orders are not shipped', async () => {
  const { number } = await buy();
  const ship = (code: string, ...more: string[]) =>
    orders('ship', number, '--tracking', code, ...more);
  expect(await ship('12-34')).toMatchObject({ code: 2, out: '' });
  await ship('12345678901');
  expect(await ship('ZLDKX5BQ')).toEqual({
    code: 1,
    out: '',
    err: `error: ${number}: already shipped with tracking number 12345678901. Nothing was changed; use --replace to change it to ZLDKX5BQ and notify the buyer\n`,
  });
  expect(await ship('zldkx5bq', '--replace')).toMatchObject({ code: 0 });
  expect((await kindsOf(number)).filter((kind) => kind === 'order-shipped')).toHaveLength(2);
  await orders('void', number, '--yes');
  expect((await ship('12345678902', '--replace')).err).toContain('the order is voided');
  expect((await orders('ship', 'M-2026-999999', '--tracking', '12345678901')).err).toBe(
    'error: there is no order M-2026-999999\n',
  );
});

test('an order whose buyer has withdrawn from everything is captured only with --anyway', async () => {
  const { number, id } = await buy();
  const withdraw = (items: string) =>
    withSiteDatabase(site, (db) =>
      db
        .insertInto('withdrawals')
        .values(makeWithdrawal({ order_id: id, effect: 'operator', items }))
        .execute(),
    );
  await withdraw('1 ulje');
  const dryRun = await orders('capture', number, '--dry-run');
  expect(dryRun).toMatchObject({ code: 0 });
  await withdraw('');
  const refused = await orders('capture', number, '--yes');
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.err).toContain('the buyer has withdrawn from the whole order');
  expect((await readOrder(number)).state).toBe('authorised');
  expect(await orders('capture', number, '--yes', '--anyway')).toMatchObject({ code: 0 });
  expect(await orders('capture', number, '--yes')).toMatchObject({ code: 0 });
});

test('a part is captured once, whatever is repeated; then refunded in parts and in full', async () => {
  const { number, total_cents: total } = await buy('de');
  const rest = formatMoney(total - 1250);
  const planned = await orders('capture', number, '--amount', '12,50', '--dry-run');
  expect(planned.out).toContain(`12,50\u00a0€ would be captured, ${rest} released`);
  expect((await atProvider(number)).state).toBe('authorised');

  const done = await orders('capture', number, '--amount', '12,50', '--yes');
  expect([done.code, done.err]).toEqual([0, '']);
  expect(done.out).toBe(
    `${number}: 12,50\u00a0€ captured, ${rest} released. The buyer is notified by email.\n`,
  );
  for (const amount of [[], ['--amount', '12.50']]) {
    const again = await orders('capture', number, ...amount, '--yes');
    expect(again).toMatchObject({ code: 0, err: '' });
    expect(again.out).toContain('was already captured');
  }
  expect(await orders('capture', number, '--amount', '13,00', '--yes')).toMatchObject({ code: 1 });
  expect(await atProvider(number)).toMatchObject({ state: 'completed', completedCents: 1250 });
  expect(await timesAtProvider(number, 'completed')).toBe(1);
  expect((await kindsOf(number)).filter((kind) => kind === 'order-charged')).toHaveLength(1);
  const mail = await mailTo(number, '12,50');
  expect(mail.html || '').toContain('lang="de"');
  expect(mail.text?.replace(nbsp, ' ')).toContain(rest.replace(nbsp, ' '));

  const give = (...args: string[]) => orders('refund', number, ...args, '--yes');
  expect((await give('--amount', '2,50')).out).toContain(
    '2,50\u00a0€ refunded, 2,50\u00a0€ of 12,50',
  );
  expect((await give('--amount', '2,50')).out).toContain('was already refunded');
  expect((await readOrder(number)).refunded_cents).toBe(250);
  expect((await give('--amount', '2,50', '--again')).out).toContain('5,00\u00a0€ of 12,50');
  expect((await give()).out).toContain('12,50\u00a0€ of 12,50');
  expect((await give()).code).toBe(0);
  expect(await readOrder(number)).toMatchObject({ state: 'refunded', refunded_cents: 1250 });
  expect(await atProvider(number)).toMatchObject({ state: 'refunded', refundedCents: 1250 });
});

test('a charge leaves items out, and refunds are for items; shown and exported with them', async () => {
  const { number } = await buy('hr');
  const [line] = await query<{ unit_cents: number; count: number }>(
    site.dataDir,
    `select unit_cents, count from order_lines join orders on orders.id = order_id where number = '${number}'`,
  );
  if (!line || line.count < 2) throw new Error('The purchase has one piece');
  expect((await orders('capture', number, '--without', '9=1', '--dry-run')).err).toContain(
    'no item 9',
  );
  expect((await orders('capture', number, '--without', '1=1', '--yes')).code).toBe(0);
  const refund = ['refund', number, '--goods', '1=1', '--yes'];
  expect((await orders(...refund)).err).toContain('nothing would be left to send');
  expect((await orders('ship', number, '--tracking', '12345678903')).code).toBe(0);
  expect((await orders(...refund)).code).toBe(0);
  const third = ['--goods', '1=1', '--amount', '1,00', '--yes'];
  expect((await orders('refund', number, ...third)).err).toContain(
    'more pieces were named than are left',
  );
  const [order] = await query<{
    total_cents: number;
    captured_cents: number;
    refunded_cents: number;
  }>(
    site.dataDir,
    `select total_cents, captured_cents, refunded_cents from orders where number = '${number}'`,
  );
  expect(order).toMatchObject({
    captured_cents: (order?.total_cents ?? 0) - line.unit_cents,
    refunded_cents: line.unit_cents,
  });
  const shown = (await orders('show', number)).out;
  expect(shown).toMatch(/left out .* 1 /);
  expect(shown).toMatch(/refunded .* 1 /);
  const rows = parseCsv((await orders('export', '--by', 'money')).out);
  const named = rows.filter((row) => row.number === number).map((row) => row.namedGoods);
  expect(named).toEqual([expect.stringMatching(/^1 × /), expect.stringMatching(/^1 × /)]);
});

test('an authorisation is voided once, even from two concurrent shells', async () => {
  const { number } = await buy('it');
  const both = await Promise.all([
    orders('void', number, '--yes'),
    orders('void', number, '--yes'),
  ]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect((await orders('void', number, '--yes')).out).toContain('was already voided');
  expect(await timesAtProvider(number, 'voided')).toBe(1);
  expect((await kindsOf(number)).filter((kind) => kind === 'order-released')).toHaveLength(1);
  expect(await orders('capture', number, '--yes')).toMatchObject({ code: 1, out: '' });
});

test('review queries the provider, rejects what contradicts it, and is resolved once', async () => {
  const { number } = await buy('en');
  await query(site.dataDir, `update orders set state = 'review' where number = '${number}'`);
  const listed = await orders('list', '--limit', '1');
  expect(listed.out).toMatch(new RegExp(`${number} .*review +decide \\(review\\)`));
  expect(await orders('capture', number, '--yes')).toMatchObject({ code: 1 });
  const decide = (to: string, ...more: string[]) =>
    orders('review', number, '--to', to, '--reason', 'razgovor s bankom', ...more);
  const refused = await decide('captured');
  expect([refused.code, refused.out]).toEqual([1, '']);
  expect(refused.err).toContain('on hold');
  expect(refused.err).toContain('Nothing was changed');
  expect((await readOrder(number)).state).toBe('review');
  expect(await decide('authorised')).toMatchObject({
    code: 0,
    out: `${number}: resolved as authorised.\n`,
  });
  expect((await decide('authorised')).out).toContain('Nothing was changed');
  expect((await orders('show', number)).out).toContain('review: razgovor s bankom');
  expect((await orders('capture', number, '--yes')).code).toBe(0);
});

/** A parser of what spreadsheets open, independent of the code under test. */
function parseCsv(text: string): Record<string, string>[] {
  expect(text.startsWith('\uFEFF')).toBe(true);
  const cell = /("(?:[^"]|"")*"|[^;\r]*)(;|\r\n)/g;
  const rows: string[][] = [[]];
  for (const [, raw = '', end] of text.slice(1).matchAll(cell)) {
    rows.at(-1)?.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end === '\r\n') rows.push([]);
  }
  rows.pop();
  const [names = [], ...values] = rows;
  return values.map((row) =>
    Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])),
  );
}

test('the export has one row per order, amounts that add up, and no formulas', async () => {
  const { number } = await buy('hr', { ...buyer, fullName: '=Ana "Čačić", Pula' });
  await orders('capture', number, '--yes');
  const { out, code } = await orders('export', '--since', '1h');
  expect(code).toBe(0);
  const rows = parseCsv(out);
  const stored = await query<Row>(
    site.dataDir,
    "select * from orders where state not in ('pending','failed','abandoned') order by id",
  );
  expect(rows.map((row) => row.number)).toEqual(stored.map((order) => order.number));
  for (const [index, order] of stored.entries()) {
    const row = rows[index] ?? {};
    expect(row.totalCents).toBe(String(order.total_cents));
    expect(Number(row.goodsCents) + Number(row.deliveryCents)).toBe(order.total_cents);
    expect(Number(row.netCents)).toBe(order.captured_cents - order.refunded_cents);
    expect(row.net).toBe((Number(row.netCents) / 100).toFixed(2).replace('.', ','));
    expect(row.currency).toBe('EUR');
  }
  const mine = rows.find((row) => row.number === number);
  expect(mine).toMatchObject({
    buyer: `'=Ana "Čačić", Pula`,
    state: 'captured',
    provider: 'wspay',
  });
  expect(mine?.chargedAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  const json = JSON.parse((await orders('export', '--json', '--by', 'charged')).out);
  expect(json).toHaveLength(stored.filter((order) => order.captured_cents > 0).length);
  const moved = parseCsv((await orders('export', '--by', 'money')).out);
  const sum = (key: 'captured_cents' | 'refunded_cents') =>
    stored.reduce((total, order) => total + order[key], 0);
  expect(moved.reduce((total, row) => total + Number(row.amountCents), 0)).toBe(
    sum('captured_cents') - sum('refunded_cents'),
  );
  for (const row of moved) {
    expect(row.movedAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(row.vat5Cents).toMatch(/^-?\d+$/);
    const parts = Object.entries(row).flatMap(([name, cents]) =>
      /^(?:base|vat)[\d_]+Cents$/.test(name) ? [Number(cents)] : [],
    );
    expect(parts.reduce((total, cents) => total + cents, 0)).toBe(Number(row.amountCents));
  }
  expect((await orders('export', '--until', '2020-01-01')).out.split('\r\n')).toHaveLength(2);
});

/** Waits until every email about an order has been sent, because its views show that too. */
const whenMailed = (number: string) =>
  eventually(async () => {
    const rows = await query<{ state: string }>(
      site.dataDir,
      `select state from outbox where dedupe_key like 'order:${number}:%'`,
    );
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['sent']));
  });

test('list and show give all details except card data', async () => {
  const { number } = await buy('de');
  await whenMailed(number);
  const list = await orders('list', '--json', '--state', 'authorised');
  const row = JSON.parse(list.out).find((each: { number: string }) => each.number === number);
  expect(row).toMatchObject({ state: 'authorised', needs: 'send', language: 'de', items: 2 });
  const table = await orders('list');
  for (const line of table.out.split('\n')) expect([...line].length).toBeLessThanOrEqual(100);
  const shown = await orders('show', number);
  for (const text of [
    buyer.email,
    'Iva!',
    'order-confirmation',
    'wspay',
    'on hold:',
    'Items',
    'History',
  ]) {
    expect(shown.out).toContain(text);
  }
  const json = await orders('show', number, '--json');
  const file = JSON.parse(json.out);
  expect(file.order).toMatchObject({ number, lines: [{ count: 2 }] });
  for (const out of [shown.out, json.out]) expect(out).not.toMatch(/4111|token|1{6,}/);
  expect((await orders('show', 'M-2026-999999')).code).toBe(1);
  const [payment] = await changesAtProvider(number);
  expect((await orders('show', payment?.shoppingCartId ?? '')).out).toBe(shown.out);
});

test('while the site is down nothing is lost: the next start finishes the request', async () => {
  const other = await startSite();
  const { number } = await buy('hr', buyer, other);
  await other.kill();
  const result = await runOperator(other.dataDir, ['orders', 'capture', number, '--yes']);
  expect([result.code, result.out]).toEqual([1, '']);
  expect(result.err).toContain('not known yet');
  expect(result.err).toContain(`port ${other.port + 1}`);
  const again = await startSite({ dataDir: other.dataDir, port: other.port });
  onTestFinished(async () => {
    await again.stop();
    rmSync(other.dataDir, { recursive: true, force: true });
  });
  await eventually(async () =>
    expect((await readOrder(number, other.dataDir)).state).toBe('captured'),
  );
  expect(
    (await kindsOf(number, other.dataDir)).filter((kind) => kind === 'order-charged'),
  ).toHaveLength(1);
});

test('a command killed at any moment captures once and notifies once', async () => {
  const { site: shop, emulator } = await startShop();
  const secrets = {
    WSPAY_SHOP_ID: providerKeys.shopId,
    WSPAY_SECRET_KEY: providerKeys.secretKey,
  };
  const foreign = await runOperator(shop.dataDir, ['orders', 'capture', 'M-2026-000001', '--yes']);
  expect(foreign.err).toContain('WSPAY_SECRET_KEY; set them in this shell');
  const { number } = await buy('en', buyer, shop);
  const args = ['orders', 'capture', number, '--amount', '10,00', '--yes'];
  const expireLease = () =>
    query(
      shop.dataDir,
      "update payment_operations set leased_until = '2020-01-01T00:00:00.000Z' where leased_until is not null",
    );
  const stateOfOperation = async () =>
    (await query<{ state: string }>(shop.dataDir, 'select state from payment_operations'))[0]
      ?.state;
  // The provider acts but its response never arrives: the command is killed while it waits.
  emulator.setMode({ kind: 'slow', ms: 4000, on: ['completion'] });
  const first = startOperator(shop.dataDir, args, { env: secrets });
  await eventually(() => expect(emulator.transactions()[0]?.state).toBe('completed'));
  first.kill();
  await first.result;
  expect(await stateOfOperation()).toBe('sent');
  emulator.setMode();
  for (const ms of [300, 700, 1100, 1500]) {
    await expireLease();
    const next = startOperator(shop.dataDir, args, { env: secrets });
    setTimeout(next.kill, ms);
    await next.result;
  }
  await expireLease();
  const last = await runOperator(shop.dataDir, args, undefined, secrets);
  expect([last.code, last.err]).toEqual([0, '']);
  expect(await readOrder(number, shop.dataDir)).toMatchObject({
    state: 'captured',
    captured_cents: 1000,
  });
  expect(emulator.transactions()).toMatchObject([{ state: 'completed', completedCents: 1000 }]);
  expect(
    (await kindsOf(number, shop.dataDir)).filter((kind) => kind === 'order-charged'),
  ).toHaveLength(1);
});
