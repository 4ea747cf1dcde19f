import type { Selectable, Transaction } from 'kysely';
import type { InvoiceTable } from '~/platform/database/invoice-tables';
import type { Database } from '~/platform/database/schema';
import { readVat } from '~/shop/orders/order-vat.server';
import { getOrderWithLines, type OrderWithLines } from '~/shop/orders/orders.server';
import {
  orderShares,
  splitShares,
  toVatTotals,
  type VatShare,
  type VatTotal,
} from '~/shop/pricing/vat';
import { fiscalYear } from './fiscal-time';
import {
  type InvoiceContent,
  type InvoiceLine,
  toBuyer,
  toSaleLines,
  toStornoLines,
} from './invoice-content';
import type { Issuer } from './invoicing';
import { computeZki } from './zki.server';

export type Invoice = Selectable<InvoiceTable>;

export type IssueOptions = {
  issuer: Issuer;
  seller: InvoiceContent['seller'];
  now: Date;
};

/** What an invoice's rates are made of again. */
export const sharesOf = ({ vat }: Pick<Invoice, 'vat'>): VatShare[] =>
  (JSON.parse(vat) as VatTotal[]).map(({ rate, gross }) => ({ rate, cents: gross }));

export const contentOf = ({ content }: Pick<Invoice, 'content'>): InvoiceContent =>
  JSON.parse(content) as InvoiceContent;

/**
 * Issues what an order's money still lacks, in the transaction that moves it: an invoice for its charge, and a storno for what
 * has gone back beyond earlier ones. Safe to repeat. An order that was charged before the site issued invoices gets neither.
 * @returns how many were issued
 */
export async function issueInvoices(
  trx: Transaction<Database>,
  orderId: number,
  options: IssueOptions,
): Promise<number> {
  const order = await getOrderWithLines(trx, orderId);
  if (order.captured_cents === 0 || (order.state !== 'captured' && order.state !== 'refunded'))
    return 0;
  const lines = order.lines.flatMap((line) => {
    const shares = readVat(line);
    return shares ? [{ ...line, shares }] : [];
  });
  // An older order without its rates: the next round has them.
  if (lines.length < order.lines.length) return 0;
  const issued = await trx
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  let original = issued.find(({ kind }) => kind === 'sale');
  let count = 0;
  if (!original) {
    const since = await readSince(trx);
    if (since === undefined || (await chargedAt(trx, orderId)) < since) return 0;
    original = await issueSale(trx, order, lines, options);
    count += 1;
  }
  const stornos = issued.filter(({ kind }) => kind === 'storno');
  const backCents = -stornos.reduce((total, { total_cents }) => total + total_cents, 0);
  const missing = order.refunded_cents - backCents;
  if (missing <= 0) return count;
  await issueStorno(trx, order, { original, stornos, missing }, options);
  return count + 1;
}

async function readSince(trx: Transaction<Database>): Promise<string | undefined> {
  return (await trx.selectFrom('invoicing_periods').select('since').executeTakeFirst())?.since;
}

/** When the history says that the order was charged; a refund without a charge says it too. */
async function chargedAt(trx: Transaction<Database>, orderId: number): Promise<string> {
  const event = await trx
    .selectFrom('order_events')
    .select('created_at')
    .where('order_id', '=', orderId)
    .where('to_state', 'in', ['captured', 'refunded'])
    .orderBy('id')
    .executeTakeFirst();
  return event?.created_at ?? '';
}

function issueSale(
  trx: Transaction<Database>,
  order: OrderWithLines,
  lines: Parameters<typeof toSaleLines>[1],
  options: IssueOptions,
): Promise<Invoice> {
  const charged = order.captured_cents;
  const whole = orderShares(
    lines.map(({ shares }) => ({ vat: shares })),
    order.delivery_cents,
  );
  const shares = splitShares(charged, whole);
  const printed = toSaleLines(order, lines, whole, charged);
  return insert(trx, order, { key: 'charged', original: null, shares, lines: printed }, options);
}

function issueStorno(
  trx: Transaction<Database>,
  order: OrderWithLines,
  { original, stornos, missing }: { original: Invoice; stornos: Invoice[]; missing: number },
  options: IssueOptions,
): Promise<Invoice> {
  const taken = stornos.flatMap(sharesOf);
  const left = sharesOf(original).map(({ rate, cents }) => ({
    rate,
    cents: taken.reduce((rest, share) => rest + (share.rate === rate ? share.cents : 0), cents),
  }));
  const shares = splitShares(-missing, left);
  const lines = toStornoLines(contentOf(original).lines, -missing, shares);
  const key = `refunded:${order.refunded_cents}`;
  return insert(trx, order, { key, original, shares, lines }, options);
}

type Draft = {
  key: string;
  original: Invoice | null;
  shares: readonly VatShare[];
  lines: InvoiceLine[];
};

async function insert(
  trx: Transaction<Database>,
  order: OrderWithLines,
  { key, original, shares, lines }: Draft,
  { issuer, seller, now }: IssueOptions,
): Promise<Invoice> {
  const { oib, operatorOib, premises, device, keys } = issuer;
  const { number, year, issuedAt } = await takeNumber(trx, { premises, device, now });
  const vat = toVatTotals(shares);
  const totalCents = vat.reduce((total, { gross }) => total + gross, 0);
  const facts = { oib, issuedAt, number, premises, device, totalCents };
  const content: InvoiceContent = {
    seller,
    buyer: toBuyer(order),
    orderedAt: order.created_at,
    lines,
  };
  const invoice = await trx
    .insertInto('invoices')
    .values({
      key: `${order.number}:${key}`,
      kind: original ? 'storno' : 'sale',
      original_id: original?.id ?? null,
      order_id: order.id,
      order_number: order.number,
      year,
      number,
      premises,
      device,
      sequence: issuer.sequence,
      issued_at: issuedAt.toISOString(),
      oib,
      operator_oib: operatorOib,
      is_in_vat: issuer.isInVat ? 1 : 0,
      total_cents: totalCents,
      vat: JSON.stringify(vat),
      zki: computeZki(facts, keys.key),
      certificate_serial: keys.certificate.serialNumber,
      locale: order.locale,
      content: JSON.stringify(content),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('fiscal_reports')
    .values({ invoice_id: invoice.id, state: 'waiting', next_attempt_at: now.toISOString() })
    .execute();
  return invoice;
}

/**
 * The next number of the device. Numbers of a transaction that is rolled back are given again, so that none is missing. Where
 * the clock was set back, the time of the last invoice counts: later numbers are never earlier.
 */
async function takeNumber(
  trx: Transaction<Database>,
  { premises, device, now }: { premises: string; device: string; now: Date },
): Promise<{ number: number; year: number; issuedAt: Date }> {
  const last = await trx
    .selectFrom('invoice_counters')
    .select((select) => select.fn.max('last_issued_at').as('at'))
    .where('premises', '=', premises)
    .where('device', '=', device)
    .executeTakeFirst();
  const at = [now.toISOString(), last?.at ?? ''].reduce((a, b) => (a > b ? a : b));
  const issuedAt = new Date(at);
  const year = fiscalYear(issuedAt);
  const { last_number: number } = await trx
    .insertInto('invoice_counters')
    .values({ year, premises, device, last_number: 1, last_issued_at: at })
    .onConflict((conflict) =>
      conflict.columns(['year', 'premises', 'device']).doUpdateSet((set) => ({
        last_number: set('invoice_counters.last_number', '+', 1),
        last_issued_at: at,
      })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return { number, year, issuedAt };
}
