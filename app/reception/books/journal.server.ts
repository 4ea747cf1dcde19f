import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { startOfHotelDay } from '~/platform/time/hotel-time';
import { hotelMonth, isMonth, listMonths, nextMonth } from '~/platform/time/months';
import { type ListedInvoice, listInvoices } from '~/shop/invoices/invoice-list.server';
import { type InvoiceSums, sumInvoices } from '~/shop/invoices/invoice-sums.server';
import type { DeskRequest } from '../desk-route.server';
import { type JournalFilter, journalFilters } from './journal-filters';

const pageSize = 25;

export type JournalPage = {
  month: string;
  /** Those that have invoices, the latest first. */
  months: string[];
  filter: JournalFilter;
  invoices: ListedInvoice[];
  /** Where the next, older page begins. */
  next: number | undefined;
  isLater: boolean;
  /** Of the whole month, whatever is filtered. */
  sums: InvoiceSums;
  /** Without a JIR, in all months. */
  openCount: number;
};

/** The moments between which a month lies. */
export const spanOfMonth = (month: string) => ({
  since: startOfHotelDay(`${month}-01`),
  until: startOfHotelDay(`${nextMonth(month)}-01`),
});

/** The page of the journal that an address asks for; what it asks for wrongly is left out. */
export async function loadJournal({ context, url, now }: DeskRequest): Promise<JournalPage> {
  const { db } = context;
  const { searchParams } = url;
  const asked = searchParams.get('month');
  const month = isMonth(asked) ? asked : hotelMonth(now);
  const filter = journalFilters.find((each) => each === searchParams.get('kind')) ?? '';
  const from = searchParams.get('before') ?? '';
  const before = /^\d{1,12}$/.test(from) ? Number(from) : undefined;
  const span = spanOfMonth(month);
  const found = await listInvoices(db, {
    ...span,
    kind: filter === 'sale' || filter === 'storno' ? filter : undefined,
    isOpen: filter === 'open',
    before,
    newestFirst: true,
    limit: pageSize + 1,
  });
  const invoices = found.slice(0, pageSize);
  return {
    month,
    months: await listInvoiceMonths(db, month),
    filter,
    invoices,
    next: found.length > pageSize ? invoices.at(-1)?.id : undefined,
    isLater: before !== undefined,
    sums: await sumInvoices(db, span),
    openCount: await countOpen(db),
  };
}

async function listInvoiceMonths(db: Kysely<Database>, shown: string): Promise<string[]> {
  const { first, last } = await db
    .selectFrom('invoices')
    .select(({ fn }) => [
      fn.min<string | null>('issued_at').as('first'),
      fn.max<string | null>('issued_at').as('last'),
    ])
    .executeTakeFirstOrThrow();
  const known = [first, last].flatMap((time) =>
    time === null ? [] : [hotelMonth(new Date(time))],
  );
  const sorted = [...known, shown].toSorted();
  return listMonths(sorted[0] ?? shown, sorted.at(-1) ?? shown);
}

async function countOpen(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('fiscal_reports')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('state', '!=', 'confirmed')
    .executeTakeFirstOrThrow();
  return Number(count);
}
