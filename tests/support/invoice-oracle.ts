import type { VatTotal } from '~/shop/pricing/vat';
import type { InvoiceOutcome } from './invoice-schedule';

type Invoice = InvoiceOutcome['invoices'][number];

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
const vatOf = ({ vat }: Invoice) => JSON.parse(vat) as VatTotal[];

/** Violations at the end of a schedule, judged by the provider's ledger and by what the tax office has received. */
export function findInvoiceFaults(outcome: InvoiceOutcome): string[] {
  return [
    ...outcome.irregularities.map((problem) => `tax office: ${problem}`),
    ...findNumberFaults(outcome),
    ...findReportFaults(outcome),
    ...outcome.orders.flatMap((order) => findOrderFaults(outcome, order)),
  ];
}

const counterOf = ({ year, premises, device }: Pick<Invoice, 'year' | 'premises' | 'device'>) =>
  `${year}/${premises}/${device}`;

/** From 1 without a gap in each year, each once, and the same in database and journal. */
function findNumberFaults({ invoices, journal, lost }: InvoiceOutcome): string[] {
  const faults: string[] = [];
  const counters = new Map<string, number[]>();
  for (const invoice of invoices) {
    const numbers = counters.get(counterOf(invoice)) ?? [];
    counters.set(counterOf(invoice), [...numbers, invoice.number]);
  }
  for (const [counter, numbers] of counters)
    numbers.forEach((number, index) => {
      if (number !== index + 1) faults.push(`${counter}: ${number} in the place of ${index + 1}`);
    });
  if (lost.length > 0) faults.push(`${lost.length} invoices are called lost`);
  const toText = (each: { key: string; year: number; number: number; zki: string }) =>
    `${each.key} ${each.year}/${each.number} ${each.zki}`;
  const issued = new Set(invoices.map(toText));
  const written = journal.map(toText);
  for (const line of written) if (!issued.has(line)) faults.push(`only the journal has ${line}`);
  for (const line of issued) if (!written.includes(line)) faults.push(`no journal has ${line}`);
  if (written.length !== issued.size) faults.push('the journal has a number twice');
  return faults;
}

/** The tax office knows each invoice under its one number, with its amounts, and nothing else. */
function findReportFaults({ invoices, received, ledger }: InvoiceOutcome): string[] {
  const faults: string[] = [];
  const known = new Map<string, number>();
  for (const { issuedAt, number, totalCents } of received)
    known.set(`${issuedAt.slice(6, 10)}/${number}`, totalCents);
  for (const { number, year, state, jir, total_cents } of invoices) {
    if (state !== 'confirmed') faults.push(`invoice ${number} is ${state}`);
    if (!received.some((each) => each.jir === jir && each.number === number))
      faults.push(`invoice ${number} has a JIR that was not given to it`);
    if (known.get(`${year}/${number}`) !== total_cents)
      faults.push(`invoice ${number} is reported over ${known.get(`${year}/${number}`)}`);
  }
  if (known.size !== invoices.length)
    faults.push(`${known.size} numbers reported for ${invoices.length} invoices`);
  const charged = sumOf([...ledger.entries.values()].map(({ capturedCents }) => capturedCents));
  const issued = sumOf(
    invoices.filter(({ kind }) => kind === 'sale').map(({ total_cents: cents }) => cents),
  );
  if (charged !== issued) faults.push(`${charged} charged, invoices over ${issued}`);
  return faults;
}

function findOrderFaults(
  { invoices, ledger, lines, events }: InvoiceOutcome,
  order: InvoiceOutcome['orders'][number],
): string[] {
  const own = invoices.filter(({ order_id: id }) => id === order.id);
  const entry = ledger.entries.get(`${order.number}-1`);
  const say = (fault: string) => `${order.number}: ${fault}`;
  if (!entry) return [say('no payment')];
  const sales = own.filter(({ kind }) => kind === 'sale');
  const reversals = own.filter(({ kind }) => kind === 'storno');
  const faults: string[] = [];
  if (sales.length !== (entry.capturedCents > 0 ? 1 : 0))
    faults.push(`${sales.length} invoices for ${entry.capturedCents} charged`);
  const returned = -sumOf(reversals.map(({ total_cents: cents }) => cents));
  // In review a person still has to say how much went back.
  if (order.state !== 'review' && returned !== entry.refundedCents)
    faults.push(`reversals over ${returned} for ${entry.refundedCents} refunded`);
  if (returned > entry.refundedCents) faults.push('more is credited than was refunded');
  const refunds = events.filter(
    ({ order_id: id, refunded_cents: total }) => id === order.id && total !== null,
  );
  if (reversals.length > refunds.length)
    faults.push(`${reversals.length} reversals for ${refunds.length}`);
  for (const reversal of reversals)
    if (reversal.original_id !== sales[0]?.id) faults.push('a reversal of another invoice');
  for (const invoice of own) {
    const parts = sumOf(vatOf(invoice).map(({ base, vat }) => base + vat));
    if (parts !== invoice.total_cents) faults.push(`the rates of ${invoice.number} do not add up`);
  }
  const [sale] = sales;
  if (sale) faults.push(...findRateFaults(order, lines, sale, reversals));
  return faults.map(say);
}

/** Each rate has its part of the charge to the cent, never gives back more than it has, and ends at zero with the rest. */
function findRateFaults(
  order: InvoiceOutcome['orders'][number],
  allLines: InvoiceOutcome['lines'],
  sale: Invoice,
  reversals: readonly Invoice[],
): string[] {
  const faults: string[] = [];
  const goods = new Map<number, number>();
  for (const { order_id: id, vat } of allLines)
    if (id === order.id)
      for (const { rate, cents } of JSON.parse(vat ?? '[]') as { rate: number; cents: number }[])
        goods.set(rate, (goods.get(rate) ?? 0) + cents);
  const allGoods = sumOf([...goods.values()]);
  const left = new Map<number, number>();
  const leftBase = new Map<number, number>();
  for (const { rate, gross, base } of vatOf(sale)) {
    left.set(rate, gross);
    leftBase.set(rate, base);
    // Delivery and the part that was charged follow the goods: two roundings.
    const exact = ((goods.get(rate) ?? 0) / allGoods) * sale.total_cents;
    if (Math.abs(gross - exact) >= 2) faults.push(`${gross} at ${rate} instead of ${exact}`);
    if (Math.abs(base - gross / (1 + rate / 10_000)) > 0.5001)
      faults.push(`${base} is not the base of ${gross} at ${rate}`);
  }
  for (const reversal of reversals) {
    const [price, rate] = priceOfPiece(order, allLines, reversal) ?? [];
    const isOfPrice = rate !== undefined && reversal.total_cents === -(price ?? 0);
    // Where a rate has less left than a piece costs, the others give the rest.
    if (isOfPrice && (left.get(rate) ?? 0) >= -reversal.total_cents) {
      const [only, ...others] = vatOf(reversal);
      if (only?.rate !== rate || others.length > 0)
        faults.push(`a piece of ${price} at ${rate} credited as ${reversal.vat}`);
    }
    for (const total of vatOf(reversal)) {
      left.set(total.rate, (left.get(total.rate) ?? 0) + total.gross);
      leftBase.set(total.rate, (leftBase.get(total.rate) ?? 0) + total.base);
    }
  }
  for (const [rate, cents] of left)
    if (cents < 0) faults.push(`more is credited at ${rate} than was sold`);
  if (sumOf([...left.values()]) === 0 && [...left.values()].some((cents) => cents !== 0))
    faults.push('a rate that does not end at zero');
  for (const [rate, base] of leftBase)
    if (left.get(rate) === 0 && base !== 0) faults.push(`${base} of base left at ${rate}`);
  return faults;
}

/** Price and rate of the piece that a reversal is for; undefined if it is for none. */
function priceOfPiece(
  order: InvoiceOutcome['orders'][number],
  allLines: InvoiceOutcome['lines'],
  { goods }: Invoice,
): [cents: number, rate: number] | undefined {
  const [piece] = JSON.parse(goods ?? '[]') as { variantId: string }[];
  const line = allLines.find(
    ({ order_id: id, variant_id: variant }) => id === order.id && variant === piece?.variantId,
  );
  const [share] = JSON.parse(line?.vat ?? '[]') as { rate: number }[];
  return line && share && [line.unit_cents, share.rate];
}
