import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { spreadsheetFormat } from '~/platform/csv/csv';
import { columnsToCsv, rowsToCsv } from '~/platform/csv/csv-columns';
import { invoiceColumns } from './invoice-columns';
import { listInvoices } from './invoice-list.server';
import { sumInvoices } from './invoice-sums.server';

const batchSize = 100;

/** Streams the accounting export of a period, a part at a time, so that other requests are not blocked. */
export async function* writeInvoiceCsv(
  db: Kysely<Database>,
  period: { since: Date; until: Date },
): AsyncGenerator<Uint8Array> {
  const { rates } = await sumInvoices(db, period);
  const columns = invoiceColumns(rates.map(({ rate }) => rate));
  yield Buffer.from(columnsToCsv([], columns, spreadsheetFormat));
  for (let after = 0; ;) {
    const rows = await listInvoices(db, { ...period, after, limit: batchSize });
    const last = rows.at(-1);
    if (!last) return;
    yield Buffer.from(rowsToCsv(rows, columns, spreadsheetFormat));
    after = last.id;
    await setImmediate();
  }
}
