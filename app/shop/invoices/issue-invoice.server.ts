import type { Selectable, Transaction } from 'kysely';
import type { InvoiceTable } from '~/platform/database/invoice-tables';
import type { Database } from '~/platform/database/schema';
import type { MovementKey } from '~/shop/orders/movement-goods';
import { recordGoods } from '~/shop/orders/movement-goods.server';
import { goodsShares, type NamedGoods, readNamed } from '~/shop/orders/named-goods';
import { loadMovements } from '~/shop/orders/order-movements.server';
import { readVat } from '~/shop/orders/order-vat.server';
import { getOrderWithLines, type OrderWithLines } from '~/shop/orders/orders.server';
import {
  chargeShares,
  mergeShares,
  orderShares,
  takeShares,
  toVatTotals,
  type VatShare,
  type VatTotal,
  withoutVat,
} from '~/shop/pricing/vat';
import {
  findSent,
  type InvoiceContent,
  type InvoiceLine,
  type KnownLine,
  toInvoiceBuyer,
  toSaleLines,
  toReversalLines,
} from './invoice-content';
import type { Issuer } from './invoicing';
import { readChargedAt, readRefundedBefore, readSince } from './invoicing-facts.server';
import { type LostInvoice, listLostOfOrder, settleLost } from './lost-invoices.server';
import { isReissuable, listNamedRefunds, planRefunds, type Refund } from './reissue';
import { takeNumber } from './take-number.server';
import { computeZki } from './fiscalisation/zki.server';

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
  const movements = await loadMovements(trx, order);
  let original = issued.find(({ kind }) => kind === 'sale');
  let count = 0;
  if (!original) {
    const lostSale = lost.find(({ key }) => key === `${order.number}:charged`);
    if (lostSale) {
      if (!isReissuable(lostSale, order.captured_cents, options.now)) return 0;
    } else if (since === undefined || (await readChargedAt(trx, orderId)) < since) {
      return 0;
    }
    const leftOut = movements.find(({ kind }) => kind === 'charge')?.goods;
    original = await issueSale(trx, order, { lines, goods: leftOut, lost: lostSale }, options);
    count += 1;
  }
  const reversals = issued.filter(({ kind }) => kind === 'storno');
  // A command after a restore may come before the start that notes the time.
  const before = since ?? options.now.toISOString();
  const refundedBefore = await readRefundedBefore(trx, orderId, before);
  const named = listNamedRefunds(movements);
  const plan = { order, reversals, lost, named, refundedBefore, now: options.now };
  for (const refund of planRefunds(plan)) {
    const basis = { lines, original, reversals, ...refund };
    reversals.push(await issueReversal(trx, order, basis, options));
    count += 1;
  }
  return count;
}

async function issueSale(
  trx: Transaction<Database>,
  order: OrderWithLines,
  { lines, lost, ...named }: Basis,
  options: IssueOptions,
): Promise<Invoice> {
  const charged = order.captured_cents;
  const movement = { kind: 'charge', baseCents: 0, amountCents: charged } as const;
  const goods = await findNamed(trx, order, movement, { lost, ...named });
  const whole = orderShares(
    lines.map(({ shares }) => ({ vat: shares })),
    order.delivery_cents,
  );
  const shares = chargeShares(charged, whole, goodsShares(lines, goods));
  const printed = toSaleLines(order, lines, shares, goods);
  const draft = { key: 'charged', original: null, booked: [], shares, lines: printed, goods, lost };
  return insert(trx, order, draft, options);
}

async function issueReversal(
  trx: Transaction<Database>,
  order: OrderWithLines,
  {
    lines,
    lost,
    original,
    reversals,
    refundedCents,
    uncreditedCents,
    ...named
  }: Basis & { original: Invoice; reversals: readonly Invoice[] } & Refund,
  options: IssueOptions,
): Promise<Invoice> {
  const baseCents = refundedCents - uncreditedCents;
  const movement = { kind: 'refund', baseCents, amountCents: uncreditedCents } as const;
  const goods = await findNamed(trx, order, movement, { lost, ...named });
  const priced = goodsShares(lines, goods);
  const booked = [original, ...reversals].flatMap(vatTotalsOf);
  const left = mergeShares(booked.map(({ rate, gross }) => ({ rate, cents: gross })));
  const ofGoods = priced && (original.is_in_vat === 1 ? priced : withoutVat(priced));
  const shares = takeShares(-uncreditedCents, left, ofGoods);
  const sold = contentOf(original).lines;
  const printed = toReversalLines(sold, shares, { lines, goods });
  const key = `refunded:${refundedCents}`;
  return insert(
    trx,
    order,
    { key, original, booked, shares, lines: printed, goods, lost },
    options,
  );
}

/** What was named for a charge or refund; of an invoice that a restore has lost, what it was issued for. */
async function findNamed(
  trx: Transaction<Database>,
  { id }: OrderWithLines,
  movement: MovementKey,
  { goods, lost }: Pick<Basis, 'goods' | 'lost'>,
): Promise<NamedGoods | undefined> {
  if (!lost?.goods) return lost ? undefined : goods;
  const ofLost = readNamed(lost.goods);
  await recordGoods(trx, id, movement, ofLost);
  return ofLost;
}

/** What an invoice follows from. */
type Basis = {
  lines: readonly KnownLine[];
  /** What staff named: left out of the charge, or what the refund is for. */
  goods: NamedGoods | undefined;
  /** The same invoice as it was issued before a backup was restored. */
  lost: LostInvoice | undefined;
};

type Draft = Pick<Basis, 'goods' | 'lost'> & {
  key: string;
  original: Invoice | null;
  /** The totals of the original and the reversals before. */
  booked: readonly VatTotal[];
  shares: readonly VatShare[];
  lines: InvoiceLine[];
};

async function insert(
  trx: Transaction<Database>,
  order: OrderWithLines,
  { key, original, booked, shares, lines, goods, lost }: Draft,
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
    ...(!original && findSent(lost?.sent_at ?? order.shipped_at, issuedAt)),
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
      goods: goods ? JSON.stringify(goods) : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (lost) await settleLost(trx, order.id, lost);
  await trx
    .insertInto('fiscal_reports')
    .values({ invoice_id: invoice.id, state: 'waiting', next_attempt_at: now.toISOString() })
    .execute();
  return invoice;
}
