import { createHash } from 'node:crypto';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { writeDetails } from '~/hospitality/enquiries/enquiry-details';
import { toEnquiryTerms } from '~/hospitality/enquiries/enquiry-search';
import { openDatabase } from '~/platform/database/database.server';
import { beginSession } from '~/reception/sign-in/sessions.server';
import { putStaff } from '~/reception/staff/staff.server';
import { toSearchTerms } from '~/shop/orders/order-search';
import { toVatTotals } from '~/shop/pricing/vat';

const day = 24 * 60 * 60_000;
const days = 730;

const givenNames = 'Ana Marko Ivana Luka Eva Giulia Hans Petra Josip Marta Klaus Elena'.split(' ');
const familyNames = Array.from({ length: 400 }, (_, index) => `${toLetters(index * 7)}horvat`);
const countries = ['HR', 'HR', 'HR', 'DE', 'AT', 'SI', 'IT', 'FR'];
const rates = [500, 1300, 2500];

function toLetters(number: number): string {
  return [...String(number)].map((digit) => 'aeioučšžđn'[Number(digit)]).join('');
}

/** The state of an order by its age: old ones are done, of the newest some wait for staff. */
function stateOf(index: number, count: number) {
  const fromEnd = count - index;
  if (fromEnd <= 60) return fromEnd % 20 === 0 ? 'review' : 'authorised';
  const dice = index % 50;
  if (dice < 2) return 'refunded';
  if (dice < 4) return 'voided';
  if (dice < 5) return 'expired';
  return dice < 7 ? 'abandoned' : 'captured';
}

export type LargeShop = {
  /** The session of a manager. */
  cookie: string;
  /** Orders in the middle of the list. */
  order: { number: string; email: string; phone: string; fullName: string; id: number };
  request: { id: number; email: string };
  /** With invoices. */
  month: string;
};

type Insert = (table: string, row: Record<string, string | number | null>) => void;

/**
 * Fills the database of a data folder with two years of a large shop and desk, evenly spread. The site must not run.
 * @param dataDir of a site that has been started once
 */
export async function fillLargeShop(
  dataDir: string,
  { orders, requests }: { orders: number; requests: number },
): Promise<LargeShop> {
  const path = join(dataDir, 'murva.sqlite');
  const now = Date.now();
  const sqlite = new SQLite(path);
  sqlite.pragma('synchronous = off');
  const statements = new Map<string, SQLite.Statement>();
  const insert: Insert = (table, row) => {
    const names = Object.keys(row);
    const key = `${table} ${names.join()}`;
    const known = statements.get(key);
    const statement =
      known ??
      sqlite.prepare(
        `insert into ${table} (${names.join()}) values (${names.map((name) => `@${name}`).join()})`,
      );
    if (!known) statements.set(key, statement);
    statement.run(row);
  };
  const at = (share: number, plusMs = 0) =>
    new Date(now - days * day * (1 - share) + plusMs - 60_000).toISOString();
  sqlite.transaction(() => {
    for (let index = 1; index <= orders; index++) addOrder(insert, index, orders, at);
    for (let index = 1; index <= requests; index++) addRequest(insert, index, requests, at);
    addRest(insert, orders, at);
    sqlite.prepare('insert or replace into sales_cursor values (1, ?)').run(orders * 3 + 10);
  })();
  sqlite.close();
  const db = openDatabase(path);
  const began = new Date(now - (days + 1) * day);
  await putStaff(db, { email: 'large@example.com', role: 'manager', locale: 'hr' }, began);
  const staff = await db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', 'large@example.com')
    .executeTakeFirstOrThrow();
  const key = await beginSession(db, staff.id, new Date());
  const middle = Math.floor(orders / 2);
  const order = await db
    .selectFrom('orders')
    .select(['id', 'number', 'email', 'phone', 'full_name as fullName'])
    .where('id', '=', middle)
    .executeTakeFirstOrThrow();
  const request = await db
    .selectFrom('enquiries')
    .select(['id', 'email'])
    .where('id', '=', Math.floor(requests / 2))
    .executeTakeFirstOrThrow();
  await db.destroy();
  return { cookie: `reception=${key}`, order, request, month: at(0.5).slice(0, 7) };
}

type At = (share: number, plusMs?: number) => string;

function personOf(index: number) {
  const given = givenNames[index % givenNames.length] ?? '';
  const family = familyNames[(index * 7) % familyNames.length] ?? '';
  return {
    full_name: `${given} ${family}`,
    email: `guest${index}@example.com`,
    phone: `+38591${String(1_000_000 + index)}`,
  };
}

function addOrder(insert: Insert, id: number, count: number, at: At): void {
  const placed = at(id / count);
  const state = stateOf(id, count);
  const number = `M-${placed.slice(0, 4)}-${String(id).padStart(6, '0')}`;
  const person = personOf(id);
  const pieces = 1 + (id % 3);
  const goods = [1900 * pieces, 650];
  const total = 1900 * pieces + 650 + 550;
  const isCharged = state === 'captured' || state === 'refunded';
  const isHeld = isCharged || state === 'authorised' || state === 'review';
  const address = {
    address: 'Gradinska 1',
    city: 'Grožnjan',
    postal_code: '52429',
    country: countries[id % countries.length] ?? 'HR',
  };
  const refunded = state === 'refunded' ? total : 0;
  insert('orders', {
    id,
    number,
    submission_id: `large-${id}`,
    token: `large-token-${id}`,
    state,
    locale: 'hr',
    ...person,
    ...address,
    comment: '',
    delivery_country: address.country,
    delivery_method: 'gls',
    payment_method: 'card',
    subtotal_cents: 1900 * pieces + 650,
    delivery_cents: 550,
    total_cents: total,
    weight_grams: 2300,
    content_revision: 'large',
    created_at: placed,
    updated_at: placed,
    authorised_at: isHeld ? placed : null,
    capture_before: isHeld ? at(id / count, 7 * day) : null,
    captured_cents: isCharged ? total : 0,
    refunded_cents: refunded,
    tracking_number: isCharged ? `GLS${id}` : null,
    shipped_at: isCharged ? placed : null,
  });
  goods.forEach((cents, position) => {
    const product = position === 0 ? `oil-${id % 40}` : 'soap';
    const rate = rates[(id + position) % rates.length] ?? 2500;
    insert('order_lines', {
      order_id: id,
      position,
      product_id: product,
      variant_id: `${product}-500`,
      product_name: product,
      variant_name: '500 ml',
      product_name_hr: product,
      variant_name_hr: '500 ml',
      unit_cents: position === 0 ? 1900 : 650,
      count: position === 0 ? pieces : 1,
      total_cents: cents,
      vat: JSON.stringify([{ rate, cents }]),
    });
  });
  addHistory(insert, { id, number, state, placed, total });
  for (const term of toSearchTerms({
    id,
    number,
    ...person,
    recipient_name: null,
    recipient_phone: null,
    tracking_number: null,
  }))
    insert('order_search_terms', { term, order_id: id });
  if (isHeld)
    insert('stock_claims', {
      order_id: id,
      variant_id: `oil-${id % 40}-500`,
      pieces,
      sold_at: placed,
      created_at: placed,
    });
  if (isCharged)
    addInvoices(insert, {
      id,
      number,
      placed,
      total,
      isRefunded: refunded > 0,
      ...person,
      ...address,
    });
  if (isCharged) insert('sales_counted', { order_id: id, movements: refunded > 0 ? 2 : 1 });
  if (id % 50 === 1) addWithdrawal(insert, { id, number, placed, ...person });
}

function addHistory(
  insert: Insert,
  order: { id: number; number: string; state: string; placed: string; total: number },
): void {
  const { id, number, state, placed, total } = order;
  const path =
    state === 'abandoned'
      ? ['pending', state]
      : state === 'authorised'
        ? ['pending', state]
        : state === 'refunded'
          ? ['pending', 'authorised', 'captured', state]
          : ['pending', 'authorised', state];
  path.forEach((to_state, index) =>
    insert('order_events', {
      order_id: id,
      from_state: path[index - 1] ?? null,
      to_state,
      reason: to_state,
      refunded_cents: to_state === 'refunded' ? total : null,
      created_at: placed,
    }),
  );
  insert('payment_attempts', {
    id,
    order_id: id,
    provider: 'wspay',
    reference: `P-large-${id}`,
    number: 1,
    state: state === 'abandoned' ? 'failed' : 'authorised',
    amount_cents: total,
    created_at: placed,
    updated_at: placed,
  });
  if (path.includes('captured'))
    insert('payment_operations', {
      order_id: id,
      attempt_id: id,
      kind: 'capture',
      key: `large-${id}`,
      amount_cents: total,
      base_cents: 0,
      state: 'done',
      created_at: placed,
      updated_at: placed,
    });
  for (const kind of ['confirmation', 'notice'])
    insert('outbox', {
      dedupe_key: `order:${number}:${kind}`,
      message_id: `${kind}-${id}@large`,
      kind: `order-${kind}`,
      to_address: 'guest@example.com',
      to_name: 'Guest',
      subject: number,
      html: '',
      text: '',
      state: 'sent',
      attempts: 1,
      next_attempt_at: placed,
      created_at: placed,
      sent_at: placed,
    });
}

let lastInvoice = 0;

function addInvoices(
  insert: Insert,
  order: {
    id: number;
    number: string;
    placed: string;
    total: number;
    isRefunded: boolean;
  } & Record<'full_name' | 'address' | 'city' | 'postal_code' | 'country', string>,
): void {
  const { id, number, placed, total, isRefunded } = order;
  const shares = [
    { rate: rates[id % 3] ?? 500, cents: total - 700 },
    { rate: rates[(id + 1) % 3] ?? 2500, cents: 700 },
  ];
  const lines = ['goods', 'goods'].map((kind) => ({
    kind,
    name: 'Maslinovo ulje Buža 500 ml',
    legalName: 'Maslinovo ulje Buža 500 ml',
    count: 1,
    unitCents: 1900,
    totalCents: 1900,
    rates: [500],
  }));
  const content = {
    seller: {
      legalName: 'Linden d.o.o.',
      street: 'Trg 1',
      postalCode: '52429',
      city: 'Grožnjan',
      country: 'HR',
      vatId: 'HR12345678903',
      phoneDisplay: '+385 52 000 000',
      email: 'shop@example.com',
      details: [],
    },
    buyer: {
      fullName: order.full_name,
      address: order.address,
      postalCode: order.postal_code,
      city: order.city,
      country: order.country,
    },
    orderedAt: placed,
    lines,
  };
  const add = (kind: 'sale' | 'storno', sign: 1 | -1, original: number | null) => {
    lastInvoice += 1;
    const invoice = lastInvoice;
    insert('invoices', {
      id: invoice,
      key: `${number}:${kind === 'sale' ? 'charged' : `refunded:${total}`}`,
      kind,
      original_id: original,
      order_id: id,
      order_number: number,
      year: Number(placed.slice(0, 4)),
      number: invoice,
      premises: 'LARGE',
      device: '1',
      sequence: 'N',
      issued_at: placed,
      oib: '12345678903',
      operator_oib: '98765432106',
      is_in_vat: 1,
      total_cents: sign * total,
      vat: JSON.stringify(
        toVatTotals(shares.map(({ rate, cents }) => ({ rate, cents: sign * cents }))),
      ),
      zki: createHash('md5').update(String(invoice)).digest('hex'),
      certificate_serial: '1',
      locale: 'hr',
      content: JSON.stringify(content),
    });
    insert('fiscal_reports', {
      invoice_id: invoice,
      state: 'confirmed',
      attempts: 1,
      next_attempt_at: placed,
      jir: '0b7c9a5e-3c1d-4f7e-9b7a-6a1f2d3c4e01',
      confirmed_at: placed,
    });
    return invoice;
  };
  const sale = add('sale', 1, null);
  if (isRefunded) add('storno', -1, sale);
}

function addWithdrawal(
  insert: Insert,
  order: { id: number; number: string; placed: string } & Record<'full_name' | 'email', string>,
): void {
  const { id, number, placed, full_name, email } = order;
  const isMatched = id % 100 !== 1;
  insert('withdrawals', {
    reference: `O-large-${id}`,
    submission_id: `large-w-${id}`,
    token: `large-wt-${id}`,
    locale: 'hr',
    full_name,
    order_number: number,
    email,
    items: '',
    note: '',
    statement: 'I withdraw.',
    order_id: isMatched ? id : null,
    effect: isMatched ? 'operator' : 'none',
    created_at: placed,
    updated_at: placed,
    decided_at: isMatched ? null : placed,
  });
}

const kinds = ['table', 'contact', 'package'];

function addRequest(insert: Insert, id: number, count: number, at: At): void {
  const person = personOf(id * 3);
  // Requests are kept for a year.
  const created = at(0.52 + (0.48 * id) / count);
  const isNew = count - id < 40;
  insert('enquiries', {
    id,
    submission_id: `large-${id}`,
    kind: kinds[id % kinds.length] ?? 'contact',
    locale: 'de',
    ...person,
    message: 'Haben Sie am Fenster noch etwas frei?',
    created_at: created,
    details: writeDetails({
      venue: 'restaurant',
      guests: 2,
      date: created.slice(0, 10),
      time: '20:00',
    }),
    state: isNew ? 'new' : (['accepted', 'declined', 'written'][id % 3] ?? 'accepted'),
    reserved_date: created.slice(0, 10),
    reserved_time: '20:00',
    reserved_house: 'restaurant',
    reserved_guests: 2,
  });
  for (const term of toEnquiryTerms({ id, ...person }))
    insert('enquiry_search_terms', { term, enquiry_id: id });
  if (!isNew)
    insert('enquiry_answers', {
      submission_id: `large-${id}`,
      enquiry_id: id,
      kind: 'write',
      text: 'Ja.',
      staff_email: 'large@example.com',
      created_at: created,
    });
}

/** Figures, log and newsletter. */
function addRest(insert: Insert, orders: number, at: At): void {
  for (let month = 0; month < 24; month++)
    for (let product = 0; product < 40; product++)
      for (const country of new Set(countries))
        insert('sales_figures', {
          month: at((month + 0.5) / 24).slice(0, 7),
          product_id: `oil-${product}`,
          product_name: `oil-${product}`,
          country,
          rate: rates[product % 3] ?? 500,
          pieces: 10,
          gross_cents: 19_000,
          base_cents: 15_200,
        });
  for (let index = 1; index <= orders; index++)
    insert('staff_actions', {
      submission_id: `large-${index}`,
      staff_email: 'large@example.com',
      action: 'ship',
      subject: `M-2026-${String(index).padStart(6, '0')}`,
      screen: '/reception/orders',
      outcome: 'done',
      created_at: at(index / orders),
    });
  for (let index = 1; index <= orders / 10; index++)
    insert('newsletter_subscriptions', {
      email: `reader${index}@example.com`,
      state: index % 10 === 0 ? 'left' : 'confirmed',
      locale: ['hr', 'en', 'de', 'it'][index % 4] ?? 'hr',
      requested_at: at(0.1),
      confirmed_at: at(0.1),
    });
  for (let issue = 1; issue <= 100; issue++) {
    insert('newsletter_issues', {
      id: issue,
      submission_id: `large-${issue}`,
      state: 'sent',
      version: 1,
      staff_email: 'large@example.com',
      created_at: at(issue / 100),
      updated_at: at(issue / 100),
    });
    insert('newsletter_issue_texts', {
      issue_id: issue,
      locale: 'hr',
      subject: 'Berba',
      body: 'Berba.',
    });
    if (issue > 90)
      for (let reader = 1; reader <= orders / 10; reader++)
        insert('newsletter_deliveries', {
          issue_id: issue,
          subscription_id: reader,
          locale: 'hr',
          state: 'queued',
          mail_key: `newsletter:${issue}:${reader}`,
          queued_at: at(issue / 100),
        });
  }
}
