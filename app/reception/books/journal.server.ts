import type { AppLoadContext } from '@remix-run/node';
import { spreadsheetFormat } from '~/platform/csv/csv';
import { columnsToCsv } from '~/platform/csv/csv-columns';
import { startOfHotelDay } from '~/platform/time/hotel-time';
import { hotelMonth, isMonth, listMonths, nextMonth } from '~/platform/time/months';
import {
  countInvoices,
  type ListedInvoice,
  listInvoices,
} from '~/shop/invoices/invoice-list.server';
import { type InvoiceSums, sumInvoices } from '~/shop/invoices/invoice-sums.server';
import { movementColumns } from '~/shop/sales/movement-columns.server';
import { listMovements } from '~/shop/sales/movement-list.server';
import type { DeskRequest } from '../desk-route.server';
import { type ListPage, readBefore, toListPage } from '../list-pages';
import { type JournalFilter, journalFilters } from './journal-filters';

const pageSize = 25;

export type JournalPage = ListPage<ListedInvoice> & {
  month: string;
  /** From the first invoice, or order if other software issues the invoices, to the last; the latest first. */
  months: string[];
  filter: JournalFilter;
  /** Of the whole month, whatever the filter. */
  sums: InvoiceSums;
  /** Invoices without a JIR, in all months. */
  openCount: number;
};

/** The first moment of a month, and of the next. */
export const spanOfMonth = (month: string) => ({
  since: startOfHotelDay(`${month}-01`),
  until: startOfHotelDay(`${nextMonth(month)}-01`),
});

/** The page of the journal that an address names; invalid filters are ignored. */
export async function loadJournal({ context, url, now }: DeskRequest): Promise<JournalPage> {
  const { db } = context;
  const { searchParams } = url;
  const asked = searchParams.get('month');
  const month = isMonth(asked) ? asked : hotelMonth(now);
  const filter = journalFilters.find((each) => each === searchParams.get('kind')) ?? '';
  const before = readBefore(searchParams);
  const span = spanOfMonth(month);
  const found = await listInvoices(db, {
    ...span,
    kind: filter === 'sale' || filter === 'storno' ? filter : undefined,
    isOpen: filter === 'open',
    before,
    newestFirst: true,
    limit: pageSize + 1,
  });
  return {
    ...toListPage(found, { size: pageSize, before }),
    month,
    months: await listJournalMonths(context, { shown: month, current: hotelMonth(now) }),
    filter,
    sums: await sumInvoices(db, span),
    openCount: await countInvoices(db, { isOpen: true }),
  };
}

/** The charges and refunds of a period as CSV for spreadsheets, for the software that issues the invoices. */
export async function writeMovementCsv(
  { db, env }: Pick<AppLoadContext, 'db' | 'env'>,
  period: { since: Date; until: Date },
): Promise<string> {
  const movements = await listMovements(db, { ...period, isInVat: env.FISCAL_VAT });
  return columnsToCsv(movements, movementColumns(false, movements), spreadsheetFormat);
}

async function listJournalMonths(
  { db, invoices }: Pick<AppLoadContext, 'db' | 'invoices'>,
  { shown, current }: { shown: string; current: string },
): Promise<string[]> {
  // One query each: asked for both ends at once, SQLite reads the whole index.
  const find = (direction: 'asc' | 'desc') =>
    db.selectFrom('invoices').select('issued_at as at').orderBy('issued_at', direction).limit(1);
  const ends = [await find('asc').execute(), await find('desc').execute()].flat();
  const known = [shown];
  if (invoices.invoicing.kind === 'external') {
    const first = db.selectFrom('orders').select('created_at as at').orderBy('id').limit(1);
    ends.push(...(await first.execute()));
    known.push(current);
  }
  const months = [...ends.map(({ at }) => hotelMonth(new Date(at))), ...known].toSorted();
  return listMonths(months[0] ?? shown, months.at(-1) ?? shown);
}
