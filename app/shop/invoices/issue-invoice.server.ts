import type { Selectable, Transaction } from 'kysely';
import type { InvoiceTable } from '~/platform/database/invoice-tables';
import type { Database } from '~/platform/database/schema';
import { chargedAt } from '~/shop/orders/charged-at.server';
import { readVat } from '~/shop/orders/order-vat.server';
import { getOrderWithLines, type OrderWithLines } from '~/shop/orders/orders.server';
import {
  mergeShares,
  orderShares,
  splitShares,
  toVatTotals,
  type VatShare,
  type VatTotal,
  withoutVat,
} from '~/shop/pricing/vat';
import {
  type InvoiceContent,
  type InvoiceLine,
  toInvoiceBuyer,
  toSaleLines,
  toReversalLines,
} from './invoice-content';
import type { Issuer } from './invoicing';
import { type LostInvoice, listLostOfOrder } from './lost-invoices.server';
import { isReissuable, planRefunds, type Refund } from './reissue';
import { takeNumber } from './take-number.server';
import { computeZki } from './zki.server';

export type Invoice = Selectable<InvoiceTable>;

export type IssueOptions = {
  issuer: Issuer;
  seller: InvoiceContent['seller'];
  now: Date;
};

/** The amounts of an invoice by rate. Outside the VAT system older ones were stored with rates, which do not count. */
export function vatTotalsOf({ vat, is_in_vat }: Pick<Invoice, 'vat' | 'is_in_vat'>): VatTotal[] {
  const totals = JSON.parse(vat) as VatTotal[];
  if (is_in_vat === 1) return totals;
  return toVatTotals(withoutVat(totals.map(({ rate, gross }) => ({ rate, cents: gross }))));
}

export const contentOf = ({ content }: Pick<Invoice, 'content'>): InvoiceContent =>
  JSON.parse(content) as InvoiceContent;

/**
 * Issues an order's missing invoices, in the transaction that changes its payment: an invoice for the charge, and a
 * reversal for refunds without one. Idempotent. Orders charged before the site issued invoices get neither. What was issued
 * before a backup was restored is issued again as it was, with its number and time, or, if the amounts do not fit or the
 * journal of numbers is lost, left to a person.
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
  // An older order whose rates are not stored yet. The next run issues its invoice.
  if (lines.length < order.lines.length) return 0;
  const issued = await trx
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const lost = await listLostOfOrder(trx, order.number);
  const since = await readSince(trx, options.now);
  let original = issued.find(({ kind }) => kind === 'sale');
  let count = 0;
  if (!original) {
    const lostSale = lost.find(({ key }) => key === `${order.number}:charged`);
    if (lostSale) {
      if (!isReissuable(lostSale, order.captured_cents, options.now)) return 0;
    } else if (since === undefined || (await readChargedAt(trx, orderId)) < since) {
      return 0;
    }
    original = await issueSale(trx, order, lines, lostSale, options);
    count += 1;
  }
  const reversals = issued.filter(({ kind }) => kind === 'storno');
  const refundedBefore = await readRefundedBefore(trx, orderId, since);
  for (const refund of planRefunds({ order, reversals, lost, refundedBefore, now: options.now })) {
    reversals.push(await issueReversal(trx, order, { original, reversals, ...refund }, options));
    count += 1;
  }
  return count;
}

/**
 * Since when the site has issued invoices. A later time than now was noted while the clock was ahead. It is not corrected: a
 * clock that is behind would move it before sales that other software has invoiced.
 */
async function readSince(trx: Transaction<Database>, now: Date): Promise<string | undefined> {
  const period = await trx.selectFrom('invoicing_periods').select('since').executeTakeFirst();
  const at = now.toISOString();
  return period && (period.since < at ? period.since : at);
}

/** What had been refunded of an order before the site issued invoices, in cents. */
async function readRefundedBefore(
  trx: Transaction<Database>,
  orderId: number,
  since: string | undefined,
): Promise<number> {
  if (since === undefined) return 0;
  const found = await trx
    .selectFrom('order_events')
    .select(({ fn }) => fn.max('refunded_cents').as('cents'))
    .where('order_id', '=', orderId)
    .where('created_at', '<', since)
    .executeTakeFirst();
  return found?.cents ?? 0;
}

/** When the order was charged; empty if its history does not say. */
async function readChargedAt(trx: Transaction<Database>, orderId: number): Promise<string> {
  const order = await trx
    .selectFrom('orders')
    .select(chargedAt.as('charged_at'))
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  return order?.charged_at ?? '';
}

function issueSale(
  trx: Transaction<Database>,
  order: OrderWithLines,
  lines: Parameters<typeof toSaleLines>[1],
  lost: LostInvoice | undefined,
  options: IssueOptions,
): Promise<Invoice> {
  const charged = order.captured_cents;
  const whole = orderShares(
    lines.map(({ shares }) => ({ vat: shares })),
    order.delivery_cents,
  );
  const shares = splitShares(charged, whole);
  const printed = toSaleLines(order, lines, whole, charged);
  const draft = { key: 'charged', original: null, booked: [], shares, lines: printed, lost };
  return insert(trx, order, draft, options);
}

function issueReversal(
  trx: Transaction<Database>,
  order: OrderWithLines,
  {
    original,
    reversals,
    refundedCents,
    uncreditedCents,
    lost,
  }: { original: Invoice; reversals: readonly Invoice[] } & Refund,
  options: IssueOptions,
): Promise<Invoice> {
  const booked = [original, ...reversals].flatMap(vatTotalsOf);
  const left = mergeShares(booked.map(({ rate, gross }) => ({ rate, cents: gross })));
  const shares = splitShares(-uncreditedCents, left);
  const lines = toReversalLines(contentOf(original).lines, -uncreditedCents, shares);
  const key = `refunded:${refundedCents}`;
  return insert(trx, order, { key, original, booked, shares, lines, lost }, options);
}

type Draft = {
  key: string;
  original: Invoice | null;
  /** The totals of the original and the reversals before. */
  booked: readonly VatTotal[];
  shares: readonly VatShare[];
  lines: InvoiceLine[];
  /** The same invoice as it was issued before a backup was restored. */
  lost: LostInvoice | undefined;
};

async function insert(
  trx: Transaction<Database>,
  order: OrderWithLines,
  { key, original, booked, shares, lines, lost }: Draft,
  { issuer, seller, now }: IssueOptions,
): Promise<Invoice> {
  const { oib, operatorOib, keys } = issuer;
  const { premises, device } = lost ?? issuer;
  const { number, year, issuedAt } = lost
    ? { ...lost, issuedAt: new Date(lost.issued_at) }
    : await takeNumber(trx, { ...issuer, now });
  // A reversal takes back what the original contains, also if the seller has entered or left the VAT system since.
  const isInVat = original ? original.is_in_vat === 1 : issuer.isInVat;
  const vat = toVatTotals(isInVat ? shares : withoutVat(shares), booked);
  const totalCents = vat.reduce((total, { gross }) => total + gross, 0);
  const facts = { oib, issuedAt, number, premises, device, totalCents };
  const content: InvoiceContent = {
    seller,
    buyer: toInvoiceBuyer(order),
    orderedAt: order.created_at,
    ...(!original && order.shipped_at !== null && { sentAt: order.shipped_at }),
    lines: isInVat ? lines : lines.map((line) => ({ ...line, rates: [] })),
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
      is_in_vat: isInVat ? 1 : 0,
      total_cents: totalCents,
      vat: JSON.stringify(vat),
      zki: lost?.zki ?? computeZki(facts, keys.key),
      certificate_serial: keys.certificate.serialNumber,
      locale: order.locale,
      content: JSON.stringify(content),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (lost) await trx.deleteFrom('lost_invoices').where('zki', '=', lost.zki).execute();
  await trx
    .insertInto('fiscal_reports')
    .values({ invoice_id: invoice.id, state: 'waiting', next_attempt_at: now.toISOString() })
    .execute();
  return invoice;
}
