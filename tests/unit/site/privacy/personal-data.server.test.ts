import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, type Selectable, sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { saveDraft, startDraft } from '~/shop/checkout/drafts.server';
import { indexOlderEnquiries } from '~/hospitality/enquiries/enquiry-search.server';
import { storeEnquiry } from '~/hospitality/enquiries/enquiries.server';
import { writeMailFile } from '~/platform/mail/mail-files.server';
import { enqueue } from '~/platform/mail/outbox.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { requestSubscription } from '~/hospitality/newsletter/subscriptions.server';
import type { OrderState } from '~/platform/database/stored-values';
import type { NewOrder } from '~/shop/orders/new-order';
import { annotateOrder, createOrder } from '~/shop/orders/orders.server';
import { erasePersonalData, findPersonalData } from '~/site/privacy/personal-data.server';
import { findRemainingOccurrences } from '~/site/privacy/remaining-occurrences.server';
import { logAction } from '~/reception/log/staff-actions.server';
import { createDraft } from '~/shop/withdrawals/drafts.server';
import type { EnquiryTable } from '~/platform/database/enquiry-tables';
import type { Database } from '~/platform/database/schema';
import { makeTempDir, openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';
import { makeWithdrawal } from '../../../support/new-withdrawal';
import { bookkeepingYears } from '#hotel/hotel.config.js';
import { atHotel } from '../../../support/hotel-clock';
import { makeMail } from '../../../support/new-mail';

const ana = 'ana@example.com';
const now = new Date('2026-11-21T12:00:00Z');
/** The end of the years for which an order's documents are kept. */
const booksKeptUntil = (year: number) =>
  atHotel(`${year + bookkeepingYears + 1}-01-01T00:00`).toISOString();
const twoDaysAgo = new Date('2026-11-19T12:00:00Z');

let db: Kysely<Database>;
let mailDir: string;
beforeEach(async () => {
  db = await openMemoryDatabase();
  mailDir = makeTempDir();
});

const subject = () => ({ address: ana, mailDir, now });

const places = (records: Awaited<ReturnType<typeof findPersonalData>>) =>
  records.map(({ place, about, plan }) => `${place} ${about}: ${plan}`);

const mail = (change: Partial<OutgoingMail>) =>
  makeMail({
    dedupeKey: String(Math.random()),
    to: { name: 'Ana', address: 'Ana@Example.com' },
    html: `<p>${ana}</p>`,
    text: ana,
    ...change,
  });

const put = (change: Partial<OutgoingMail>) => enqueue(db, mail(change), { now });

let sent = 0;
function ask(email: string, message: string, details = {}) {
  sent += 1;
  const enquiry = {
    kind: 'package' as const,
    locale: 'hr' as const,
    full_name: 'Ime',
    email,
    phone: '',
    message,
    details: JSON.stringify(details),
  };
  return storeEnquiry(db, enquiry, { ids: [`enquiry ${sent}`], mails: [], now });
}

async function order(state: OrderState, placedAt: Date, change: Partial<NewOrder> = {}) {
  const made = await createOrder(db, makeNewOrder(change), placedAt);
  await db.updateTable('orders').set({ state }).where('id', '=', made.order.id).execute();
}

test('data without a duty to keep is erased, in upper or lower case, and nothing is left anywhere', async () => {
  await ask('ANA@example.com', 'Imate li sobu?', { wish: 'line\nana@example.com' });
  await put({});
  await put({ to: { name: 'Hotel', address: 'house@linden.example' }, replyTo: { address: ana } });
  const mailing = (kind: string) => ({ hash: kind, mail: mail({ kind, dedupeKey: kind }) });
  await requestSubscription(db, {
    email: ana,
    locale: 'hr',
    textVersion: 'v1',
    formPath: '/',
    now,
    confirm: mailing('newsletter-confirm'),
    known: mailing('newsletter-known'),
  });
  await saveDraft(db, { ...startDraft(), values: { email: ana, comment: 'a\nb' } }, now);
  await order('abandoned', twoDaysAgo);
  const row = { message_id: '<a@b>', created_at: now.toISOString() };
  await writeMailFile(mailDir, row, Buffer.from(`DataSubject: x\r\nTo: "A" <${ana}>\r\n\r\nHi`));
  const records = await erasePersonalData(db, subject());
  expect(places(records)).toEqual([
    'orders abandoned: erase',
    'enquiries package: erase',
    'newsletter pending: erase',
    'outbox enquiry-receipt, waiting: erase',
    'outbox enquiry-receipt, waiting: erase',
    'outbox newsletter-confirm, waiting: erase',
    'checkout drafts not ordered: erase',
    'mail files written instead of sent: erase',
  ]);
  expect(records.at(-1)?.id).toContain(mailDir);
  expect(existsSync(records.at(-1)?.id ?? '')).toBe(false);
  expect(await findRemainingOccurrences(db, ana)).toEqual([]);
  for (const table of ['newsletter_events', 'newsletter_tokens', 'order_lines'] as const) {
    expect(await db.selectFrom(table).select('id').execute()).toEqual([]);
  }
  const mails = await db.selectFrom('outbox').select(['state', 'to_address']).execute();
  expect(mails).toEqual(Array(3).fill({ state: 'dead', to_address: '' }));
  expect(await erasePersonalData(db, subject())).toEqual([]);
});

test('an order is found in upper and lower case of its address', async () => {
  const buyer = { ...makeNewOrder().buyer, email: 'Ana@Example.com' };
  await createOrder(db, makeNewOrder({ buyer }), twoDaysAgo);
  await db.updateTable('orders').set({ state: 'abandoned' }).execute();
  expect(places(await findPersonalData(db, subject()))).toEqual(['orders abandoned: erase']);
});

test('an address with an international domain is found as it was typed, and erased', async () => {
  const typed = 'Ana@MÜLLER.example';
  const stored = 'ana@xn--mller-kva.example';
  await saveDraft(db, { ...startDraft(), values: { email: typed } }, now);
  await ask('ivo@example.com', `Moja sestra: ${typed}`, { wish: typed });
  await ask('ivo@example.com', 'Moja teta: Ana@example.com');
  const records = await erasePersonalData(db, { ...subject(), address: stored });
  expect(places(records)).toEqual([
    'enquiries package: mask',
    'checkout drafts not ordered: erase',
  ]);
  const enquiries = await db
    .selectFrom('enquiries')
    .select(['message', 'details'])
    .orderBy('id')
    .execute();
  expect(enquiries).toEqual([
    { message: 'Moja sestra: [erased]', details: '{"wish":"[erased]"}' },
    { message: 'Moja teta: Ana@example.com', details: '{}' },
  ]);
  expect(await findRemainingOccurrences(db, stored)).toEqual([]);
});

test('an address typed as a name, beside a mistyped one, is found and erased', async () => {
  const mistyped = { name: 'Ana@Example.com', address: 'ana@exmaple.example' };
  await ask(mistyped.address, 'Hi');
  await db.updateTable('enquiries').set({ full_name: mistyped.name }).execute();
  await indexOlderEnquiries(db);
  await put({ to: mistyped, text: 'Hi', html: '<p>Hi</p>' });
  await put({ to: mistyped, text: 'Hi', html: '<p>Hi</p>', dedupeKey: 'waits' });
  await db
    .updateTable('outbox')
    .set({ state: 'sent' })
    .where('dedupe_key', '!=', 'waits')
    .execute();
  expect(places(await erasePersonalData(db, subject()))).toEqual([
    'enquiries package: mask',
    'outbox enquiry-receipt, sent: mask',
    'outbox enquiry-receipt, waiting: keep: waiting',
  ]);
  const names = await db.selectFrom('enquiries').select('full_name').execute();
  expect(names).toEqual([{ full_name: '[erased]' }]);
  const terms = await db.selectFrom('enquiry_search_terms').select('term').execute();
  expect(terms.map(({ term }) => term)).not.toContain('ana');
  expect(await findRemainingOccurrences(db, ana)).toEqual([
    { table: 'outbox', column: 'to_name', rows: 1 },
  ]);
});

test.each([
  ['comment', 'comment'],
  ['giftMessage', 'gift_message'],
] as const)('an order of another buyer is found by an address in its %s', async (field, column) => {
  const buyer = { ...makeNewOrder().buyer, email: 'ivo@example.com' };
  await order('abandoned', twoDaysAgo, { buyer, [field]: `Pišite na ${ana}.` });
  await order('abandoned', twoDaysAgo, { buyer, [field]: `Pišite na x${ana}.` });
  expect(places(await erasePersonalData(db, subject()))).toEqual(['orders abandoned: erase']);
  const left = await db.selectFrom('orders').select(column).execute();
  expect(left).toEqual([{ [column]: `Pišite na x${ana}.` }]);
});

test('an order of another buyer is found by an address typed as a name or in an address', async () => {
  const buyer = { ...makeNewOrder().buyer, email: 'ivo@example.com' };
  const recipient = {
    fullName: 'Iva',
    phone: '',
    address: ana,
    city: 'Ulm',
    postalCode: '10000',
  };
  await order('abandoned', twoDaysAgo, { buyer: { ...buyer, fullName: ana } });
  await order('abandoned', twoDaysAgo, { buyer, recipient });
  await order('abandoned', twoDaysAgo, { buyer });
  expect(places(await erasePersonalData(db, subject()))).toEqual([
    'orders abandoned: erase',
    'orders abandoned: erase',
  ]);
});

test('orders that were paid stay, and the mail that confirms one is sent first', async () => {
  await order('authorised', twoDaysAgo);
  await order('refunded', new Date('2020-01-01T12:00:00Z'));
  await put({ kind: 'order-confirmation' });
  const records = await erasePersonalData(db, subject());
  expect(places(records)).toEqual([
    'orders authorised: keep: bookkeeping',
    'orders refunded: keep: bookkeeping',
    'outbox order-confirmation, waiting: keep: waiting',
  ]);
  expect(records.map(({ keptUntil }) => keptUntil?.toISOString())).toEqual([
    booksKeptUntil(2026),
    booksKeptUntil(2020),
    undefined,
  ]);
  expect(await findPersonalData(db, subject())).toEqual(records);
  expect(await findRemainingOccurrences(db, ana)).toContainEqual({
    table: 'orders',
    column: 'email',
    rows: 2,
  });
});

test('an order without a payment may still get one within a day', async () => {
  await order('failed', new Date(now.getTime() - 60_000));
  await order('pending', twoDaysAgo);
  expect(places(await erasePersonalData(db, subject()))).toEqual([
    'orders failed: keep: undecided',
    'orders pending: keep: undecided',
  ]);
});

type Booking = Pick<Selectable<EnquiryTable>, 'state' | 'reserved_date'>;

async function book(id: string, booking: Booking) {
  await ask(ana, id);
  await db.updateTable('enquiries').set(booking).where('message', '=', id).execute();
}

test('a reservation is not lost to an erasure: it stays until its day is over', async () => {
  const booked: Record<string, Booking> = {
    tonight: { state: 'accepted', reserved_date: '2026-11-21' },
    proposal: { state: 'proposed', reserved_date: '2026-12-24' },
    undated: { state: 'confirmed', reserved_date: null },
  };
  const over: Record<string, Booking> = {
    yesterday: { state: 'confirmed', reserved_date: '2026-11-20' },
    cancelled: { state: 'cancelled', reserved_date: '2026-12-24' },
    declined: { state: 'declined', reserved_date: null },
  };
  for (const [id, booking] of Object.entries({ ...booked, ...over })) await book(id, booking);
  const enquiries = await db.selectFrom('enquiries').selectAll().execute();
  for (const { id, submission_id, message } of enquiries) {
    await put({ kind: 'request-answer', dedupeKey: `request:${id}:answer:1` });
    await put({ kind: 'enquiry-notification', dedupeKey: `enquiry:${submission_id}:notification` });
    await db
      .insertInto('enquiry_answers')
      .values({
        submission_id: message,
        enquiry_id: id,
        kind: 'accept',
        text: `Dobar dan ${ana}`,
        staff_email: 'luka@example.com',
        created_at: now.toISOString(),
      })
      .execute();
  }

  const found = await erasePersonalData(db, subject());

  expect(found.filter(({ place }) => place === 'enquiries').map(({ plan }) => plan)).toEqual([
    ...Array.from(Object.keys(booked), () => 'keep: reserved'),
    ...Array.from(Object.keys(over), () => 'erase'),
  ]);
  expect(found.filter(({ place }) => place === 'outbox').map(({ plan }) => plan)).toEqual([
    ...Array.from(Object.keys(booked), () => ['keep: waiting', 'keep: waiting']).flat(),
    ...Array.from(Object.keys(over), () => ['erase', 'erase']).flat(),
  ]);
  const kept = await db.selectFrom('enquiries').select(['id', 'message', 'email']).execute();
  expect(kept.map(({ message, email }) => [message, email])).toEqual(
    Object.keys(booked).map((id) => [id, ana]),
  );
  const waiting = await db
    .selectFrom('outbox')
    .select('dedupe_key')
    .where('state', '=', 'queued')
    .orderBy('id')
    .execute();
  expect(waiting.map(({ dedupe_key }) => dedupe_key)).toEqual(
    enquiries
      .slice(0, kept.length)
      .flatMap(({ id, submission_id }) => [
        `request:${id}:answer:1`,
        `enquiry:${submission_id}:notification`,
      ]),
  );

  const later = { ...subject(), now: new Date('2027-12-25T12:00:00Z') };
  await db.updateTable('outbox').set({ state: 'sent' }).where('state', '=', 'queued').execute();
  await db
    .updateTable('enquiries')
    .set({ state: 'cancelled' })
    .where('message', '=', 'undated')
    .execute();
  await erasePersonalData(db, later);
  expect(await findRemainingOccurrences(db, ana)).toEqual([]);
});

test('texts of others stay without the address, and a gift without its recipient', async () => {
  await ask('ivo@example.com', `Pišite i na ${ana}.`);
  await ask('eva@example.com', 'Za rođendan', { recipientName: 'Ana', recipientEmail: ana });
  await ask('diana@example.com', 'diana@example.com');
  const ivo = { to: { name: 'Ivo', address: 'ivo@example.com' } };
  await put({ ...ivo, dedupeKey: 'sent' });
  await put({ ...ivo, dedupeKey: 'waits' });
  await db.updateTable('outbox').set({ state: 'sent' }).where('dedupe_key', '=', 'sent').execute();
  expect(places(await erasePersonalData(db, subject()))).toEqual([
    'enquiries package: mask',
    'enquiries package: mask',
    'outbox enquiry-receipt, sent: mask',
    'outbox enquiry-receipt, waiting: keep: waiting',
  ]);
  const enquiries = await db
    .selectFrom('enquiries')
    .select(['message', 'details'])
    .orderBy('id')
    .execute();
  expect(enquiries).toEqual([
    { message: 'Pišite i na [erased].', details: '{}' },
    { message: 'Za rođendan', details: '{"recipientName":"","recipientEmail":""}' },
    { message: 'diana@example.com', details: '{}' },
  ]);
  const mails = await db
    .selectFrom('outbox')
    .select(['to_address', 'text', 'html'])
    .orderBy('id')
    .execute();
  expect(mails).toEqual([
    { to_address: 'ivo@example.com', text: '[erased]', html: '<p>[erased]</p>' },
    { to_address: 'ivo@example.com', text: ana, html: `<p>${ana}</p>` },
  ]);
});

test('what staff have noted stays without the address, also about an order that is kept', async () => {
  await order('captured', twoDaysAgo);
  const ivo = { ...makeNewOrder().buyer, email: 'ivo@example.com' };
  await order('captured', twoDaysAgo, { buyer: ivo });
  const at = now.toISOString();
  const note = `Ask Ana@example.com, not diana@example.com`;
  for (const { id } of await db.selectFrom('orders').select('id').execute()) {
    await db.transaction().execute((trx) => annotateOrder(trx, id, note, now));
  }
  const action = { staffEmail: 'marta@example.com', action: 'refund', screen: '/reception', now };
  await logAction(db, { ...action, subject: '', details: { reason: 'Ask diana@example.com' } });
  await logAction(db, { ...action, subject: 'M-2026-000001', details: { reason: note } });
  await db
    .insertInto('stock_movements')
    .values({
      variant_id: 'v',
      change: 1,
      reason: 'correction',
      note,
      order_id: null,
      created_at: at,
    })
    .execute();
  await db
    .insertInto('unmatched_payments')
    .values({
      reference: 'P-1',
      provider: 'wspay',
      order_number: null,
      amount_cents: 100,
      money: 'held',
      begun_at: null,
      state: 'closed',
      outcome: 'handled',
      reason: note,
      created_at: at,
      updated_at: at,
      closed_at: at,
    })
    .execute();

  const found = await erasePersonalData(db, subject());

  const noted = found.filter(({ place }) => place === 'notes');
  expect(noted.map(({ about, plan }) => `${about}: ${plan}`)).toEqual([
    'order: mask',
    'order: mask',
    'desk log: mask',
    'stock: mask',
    'payment: mask',
  ]);
  expect((await findRemainingOccurrences(db, ana)).map(({ table }) => table).sort()).toEqual([
    'order_search_terms',
    'orders',
  ]);
  const masked = 'Ask [erased], not diana@example.com';
  const events = db.selectFrom('order_events').select('reason').where('reason', 'like', 'Ask %');
  expect((await events.execute()).map(({ reason }) => reason)).toEqual([masked, masked]);
  const logged = await db.selectFrom('staff_actions').select('details').orderBy('id').execute();
  expect(logged.map(({ details }) => JSON.parse(details) as object)).toEqual([
    { reason: 'Ask diana@example.com' },
    { reason: masked },
  ]);
});

test('withdrawals stay as proof until claims lapse; drafts and automated ones are erased', async () => {
  const { order: placed } = await createOrder(db, makeNewOrder(), twoDaysAgo);
  const at = { created_at: now.toISOString(), updated_at: now.toISOString() };
  await db
    .insertInto('withdrawals')
    .values([
      makeWithdrawal({ ...at, order_id: placed.id, effect: 'void', statement: `Ana, ${ana}` }),
      makeWithdrawal({ ...at, withheld: 'trap' }),
      makeWithdrawal({ ...at, withheld: 'early', order_id: placed.id }),
      makeWithdrawal({
        ...at,
        email: 'ivo@example.com',
        effect: 'dismissed',
        note: `Javite na ${ana}.`,
        dismissal_reason: `stranac, kaže ${ana}`,
      }),
    ])
    .execute();
  const facts = { fullName: 'Ana', orderNumber: '1', email: ana, items: '', note: '' };
  await createDraft(db, { facts, suspicion: null, provedOrderId: null }, now);
  await put({ kind: 'withdrawal-receipt' });
  await db.updateTable('orders').set({ state: 'authorised' }).execute();
  const records = await erasePersonalData(db, subject());
  expect(places(records)).toEqual([
    'orders authorised: keep: bookkeeping',
    'withdrawals void: keep: claims',
    'withdrawals none: erase',
    'withdrawals none: keep: claims',
    'withdrawals dismissed: mask',
    'withdrawal drafts not confirmed: erase',
    'outbox withdrawal-receipt, waiting: keep: waiting',
  ]);
  expect(records[1]?.keptUntil?.toISOString()).toBe(atHotel('2032-01-01T00:00').toISOString());
  const rows = await db.selectFrom('withdrawals').select(['note', 'dismissal_reason']).execute();
  expect(rows.map(({ note }) => note)).toEqual(['', '', 'Javite na [erased].']);
  expect(rows.map((row) => row.dismissal_reason)).toEqual([null, null, 'stranac, kaže [erased]']);
  expect(await db.selectFrom('withdrawal_drafts').select('id').execute()).toEqual([]);
});

test('a missing folder of mail files holds nothing', async () => {
  mailDir = join(mailDir, 'none');
  expect(await findPersonalData(db, subject())).toEqual([]);
});

test('a table without a rule is searched too', async () => {
  await db.schema.createTable('guest_book').addColumn('words', 'text').execute();
  const words = ['ana@example.com was here', 'diana@example.com was here'];
  for (const text of words) {
    await sql`insert into guest_book values (${text})`.execute(db);
  }
  expect(await findRemainingOccurrences(db, ana)).toEqual([
    { table: 'guest_book', column: 'words', rows: 1 },
  ]);
});
