import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { columnsToCsv } from '~/platform/csv/csv-columns';
import { spreadsheetFormat } from '~/platform/csv/csv';
import { invoiceColumns } from '~/shop/invoices/invoice-columns';
import { writeInvoiceCsv } from '~/shop/invoices/invoice-csv.server';
import { invoiceFileName } from '~/shop/invoices/invoice-file-name';
import { listInvoices } from '~/shop/invoices/invoice-list.server';
import { renderInvoicePdf } from '~/shop/invoices/pdf/invoice-pdf.server';
import { sumInvoices } from '~/shop/invoices/invoice-sums.server';
import { zipInvoices } from '~/shop/invoices/invoice-zip.server';
import { recordInvoicingStart } from '~/shop/invoices/invoicing-period.server';
import { createOrder, transitionOrder } from '~/shop/orders/orders.server';
import { makeInvoices, ownInvoicing, testIssuer } from '../../../support/invoices';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';

const now = new Date('2026-11-22T13:00:00Z');
const span = { since: new Date('2026-10-31T23:00:00Z'), until: new Date('2026-11-30T23:00:00Z') };

async function issue(count: number, refundedCents = 0, issuer = testIssuer(), at = now) {
  const db = await openMemoryDatabase();
  const invoices = makeInvoices({ ...ownInvoicing(), issuer });
  await recordInvoicingStart(db, ownInvoicing(), now);
  for (let each = 0; each < count; each++) {
    const { order } = await createOrder(db, makeNewOrder(), now);
    await db.transaction().execute(async (trx) => {
      await transitionOrder(trx, order.id, 'authorised', 'reserved', at);
      const changes = { captured_cents: 5000, refunded_cents: refundedCents };
      await transitionOrder(trx, order.id, 'captured', 'charged', at, changes);
      await invoices.issue(trx, order.id, at);
    });
  }
  return db;
}

test('a month’s invoices are one ZIP, each with the bytes of its own PDF', async () => {
  const db = await issue(21);
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipInvoices(db, span)) chunks.push(chunk);
  // Nothing is gathered before it is sent.
  expect(chunks.length).toBeGreaterThan(21);
  const files = unzipSync(Buffer.concat(chunks));
  expect(Object.keys(files)).toHaveLength(21);
  const [, , third] = await listInvoices(db);
  if (!third) throw new Error('There is no third invoice');
  expect(Buffer.from(files[invoiceFileName(third)] ?? [])).toEqual(await renderInvoicePdf(third));
});

test('a month without invoices is an empty ZIP', async () => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipInvoices(await openMemoryDatabase(), span)) chunks.push(chunk);
  expect(unzipSync(Buffer.concat(chunks))).toEqual({});
});

test('the sums of a month are those on its invoices', async () => {
  const db = await issue(3, 1000);
  const sums = await sumInvoices(db, span);
  expect(sums).toMatchObject({ sales: 3, reversals: 3, open: 6, total: { gross: 12_000 } });
  expect(sums.rates.map(({ rate }) => rate)).toEqual([500, 2500]);
  const listed = (await listInvoices(db)).flatMap(({ vatTotals }) => vatTotals);
  for (const rate of sums.rates) {
    const own = listed.filter((each) => each.rate === rate.rate);
    expect(own.reduce((sum, { base }) => sum + base, 0)).toBe(rate.base);
    expect(rate.base + rate.vat).toBe(rate.gross);
  }
  const other = { since: span.until, until: new Date('2027-01-01T00:00:00Z') };
  expect(await sumInvoices(db, other)).toMatchObject({ sales: 0, total: { gross: 0 } });
});

test('outside the VAT system sums and export have no VAT, older invoices with stored rates included', async () => {
  const db = await issue(2, 1000, { ...testIssuer(), isInVat: false });
  const [first] = await db.selectFrom('invoices').selectAll().execute();
  const older = { vat: '[{"rate":2500,"gross":5000,"base":4000,"vat":1000}]' };
  const { id } = await db
    .insertInto('invoices')
    .values({ ...first!, ...older, id: 9, number: 9, key: 'L-2026-000009:charged' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('fiscal_reports')
    .values({ invoice_id: id, state: 'waiting', next_attempt_at: now.toISOString() })
    .execute();
  expect((await sumInvoices(db, span)).rates).toEqual([
    { rate: 0, gross: 13_000, base: 13_000, vat: 0 },
  ]);
  const parts: Uint8Array[] = [];
  for await (const part of writeInvoiceCsv(db, span)) parts.push(part);
  const [head] = Buffer.concat(parts).toString().split('\n');
  expect(head).not.toMatch(/vat/);
});

test('the export has the day that is printed, and of a reversal that of its original', async () => {
  const db = await issue(1, 1000, testIssuer(), new Date('2026-12-31T23:30:00Z'));
  const parts: Uint8Array[] = [];
  const january = {
    since: new Date('2026-12-31T23:00:00Z'),
    until: new Date('2027-01-31T23:00:00Z'),
  };
  for await (const part of writeInvoiceCsv(db, january)) parts.push(part);
  const [head = '', ...rows] = Buffer.concat(parts).toString().split('\r\n');
  const at = (name: string) =>
    rows.slice(0, 2).map((row) => row.split(';')[head.split(';').indexOf(name)]);
  expect(at('issuedAt')).toEqual(['2027-01-01 00:30:00', '2027-01-01 00:30:00']);
  expect(at('original')).toEqual(['', '1/WEB1/1']);
  expect(at('originalIssuedAt')).toEqual(['', '2027-01-01 00:30:00']);
});

test('the export of a month is sent in parts, and is the same as at once', async () => {
  const db = await issue(101, 1000);
  const parts: Uint8Array[] = [];
  for await (const part of writeInvoiceCsv(db, span)) parts.push(part);
  expect(parts.length).toBeGreaterThan(3);
  const rows = await listInvoices(db, span);
  expect(rows).toHaveLength(202);
  const columns = invoiceColumns([500, 2500]);
  expect(Buffer.concat(parts).toString()).toBe(columnsToCsv(rows, columns, spreadsheetFormat));
});
