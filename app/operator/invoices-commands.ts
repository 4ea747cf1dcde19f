import type { Command } from 'commander';
import { formatMoney } from '~/i18n/format';
import { continueNumbers } from '~/shop/invoices/continue-numbers.server';
import { invoiceColumns } from '~/shop/invoices/invoice-columns';
import { invoiceJournalName, readInvoiceJournal } from '~/shop/invoices/invoice-journal.server';
import { formatInvoiceNumber } from '~/shop/invoices/invoice-number';
import { listInvoices, type ListedInvoice } from '~/shop/invoices/invoice-list.server';
import { collectRates } from '~/shop/pricing/vat-columns';
import { zipInvoices } from '~/shop/invoices/invoice-zip.server';
import {
  closeLostInvoices,
  countLostInReview,
  countUncompared,
  type LostInvoice,
  listLostInvoices,
  orderNumberOf,
} from '~/shop/invoices/lost-invoices.server';
import { retryReports } from '~/shop/invoices/report-rows.server';
import { withDatabase } from './command-context';
import { CommandFailedError } from './errors';
import { parsePositiveInteger, parseSince } from './option-parsers';
import {
  addExportOptions,
  addListOptions,
  addOutputOptions,
  formatExamples,
  type ExportOptions,
  type ListOptions,
  addUntilOption,
} from './options';
import {
  type Column,
  formatCount,
  noteLimit,
  type OutputOptions,
  showTime,
  spreadsheetTimesNote,
  timeColumn,
  timesNote,
  writeNotice,
  writeOutput,
  writeRows,
} from './output';
import { withSiteServices } from './site-services';

/** `npm run invoices`: the journal of issued invoices, and their reports to the tax office. */
export function registerInvoiceCommands(program: Command): void {
  const group = program
    .command('invoices')
    .summary('list, export and report the shop’s invoices')
    .description(
      'List and export the invoices and reversals that the site issued, and have them reported again. Invoices are never changed: a refund issues a reversal.',
    );
  addListOptions(group.command('list').option('--open', 'only those without a JIR'))
    .summary('list invoices, newest first')
    .description('List invoices and reversals with the state of their reports.')
    .addHelpText('after', formatExamples('invoices -- list', 'invoices -- list --open') + timesNote)
    .action(list);
  addExportOptions(addUntilOption(group.command('export')))
    .summary('export the journal for bookkeeping as CSV')
    .description(
      'Export invoices and reversals by number as CSV for spreadsheets (semicolons, UTF-8), or as JSON with --json: number, time, order, original, buyer, base and VAT for each rate, total, ZKI and JIR.',
    )
    .addHelpText(
      'after',
      formatExamples(
        'invoices -- export --since 2026-11-01 --until 2026-11-30 --out invoices-november.csv',
      ) + spreadsheetTimesNote,
    )
    .action(exportInvoices);
  addUntilOption(group.command('pdf'))
    .summary('write the PDF files of a period into a ZIP')
    .description('Write the PDF files of all invoices and reversals of a period into one ZIP file.')
    .requiredOption('--since <date>', 'from this date', (value) => parseSince(value, new Date()))
    .requiredOption('--out <file>', 'the new file, which only you can read')
    .addHelpText(
      'after',
      formatExamples(
        'invoices -- pdf --since 2026-11-01 --until 2026-11-30 --out invoices-november.zip',
      ),
    )
    .action(writePdfs);
  group
    .command('retry')
    .summary('report invoices without a JIR again')
    .description(
      'Report all invoices without a JIR again, including those that the tax office rejected. Fix the cause first. The running site does it, within half a minute. Safe to repeat.',
    )
    .addHelpText('after', formatExamples('invoices -- retry'))
    .action(retry);
  addOutputOptions(group.command('lost').option('--close', 'mark them as dealt with'))
    .summary('list invoices that a restored backup has lost')
    .description(
      'List invoices that were issued after the backup that was restored: their numbers are in the journal beside the database, and they are not in the database. Their PDF files are in the emails to the buyers. Check each with the tax office: one issued just before the loss may not have been reported, and the site can no longer report it. Enter them in the books by hand, then mark them with --close. Those of an order in review are not listed: once it is decided, they are issued again as they were.',
    )
    .addHelpText(
      'after',
      formatExamples('invoices -- lost', 'invoices -- lost --close') + timesNote,
    )
    .action(listLost);
  group
    .command('continue')
    .summary('set the next invoice number after a restored backup')
    .description(
      'Set this year’s next invoice number after a restored backup: it follows the highest number assigned before, as shown in the emails to buyers or the tax office’s records. Numbers never go back.',
    )
    .argument('<number>', 'the highest number that was assigned', parsePositiveInteger)
    .addHelpText('after', formatExamples('invoices -- continue 128'))
    .action(continueAfter);
}

/** The columns shown in a terminal. */
const tables: Record<string, Column<ListedInvoice>['table']> = {
  number: { title: 'invoice', show: formatInvoiceNumber },
  kind: { title: 'kind' },
  issuedAt: { title: 'issued', show: (row) => showTime(row.issued_at) },
  order: { title: 'order' },
  buyer: { title: 'buyer', canShrink: true },
  totalCents: { title: 'total', isNumeric: true, show: (row) => formatMoney(row.total_cents) },
  report: { title: 'report' },
};

const allColumns = (rows: readonly ListedInvoice[]): Column<ListedInvoice>[] =>
  invoiceColumns(collectRates(rows, ({ vatTotals }) => vatTotals)).map((column) => {
    const table = tables[column.name];
    return table ? { ...column, table } : column;
  });

const list = (options: ListOptions & { open?: true }) =>
  withDatabase(async ({ db }) => {
    const { since, limit, open } = options;
    const rows = await listInvoices(db, { since, limit, isOpen: open, newestFirst: true });
    writeRows(rows, allColumns(rows), options);
    if (rows.length === 0) writeNotice('No invoices.');
    noteLimit(rows, options, 'Use --limit for more.');
  });

const exportInvoices = ({ since, until, ...options }: ExportOptions & { until?: Date }) =>
  withDatabase(async ({ db }) => {
    const rows = await listInvoices(db, { since, until });
    const output = options.json ? options : { ...options, csv: 'spreadsheet' as const };
    writeRows(rows, allColumns(rows), output);
  });

const writePdfs = ({ since, until, out }: { since: Date; until?: Date; out: string }) =>
  withDatabase(async ({ db }) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of zipInvoices(db, { since, until })) chunks.push(chunk);
    writeOutput(Buffer.concat(chunks), out);
  });

const retry = () =>
  withDatabase(async ({ db, now }) => {
    const count = await retryReports(db, now);
    writeNotice(
      count === 0
        ? 'Every invoice has its JIR.'
        : `Reporting ${formatCount(count, 'invoice')} again.`,
    );
  });

const lostColumns: readonly Column<LostInvoice>[] = [
  {
    name: 'number',
    value: formatInvoiceNumber,
    table: { title: 'invoice', show: formatInvoiceNumber },
  },
  timeColumn('issuedAt', 'issued', ({ issued_at: at }) => at),
  { name: 'order', value: orderNumberOf, table: { title: 'order' } },
  {
    name: 'totalCents',
    value: (row) => row.total_cents,
    table: { title: 'total', isNumeric: true, show: (row) => formatMoney(row.total_cents) },
  },
  { name: 'zki', value: ({ zki }) => zki, table: { title: 'ZKI' } },
];

const listLost = ({ close, ...output }: OutputOptions & { close?: true }) =>
  withDatabase(async ({ db, env, now }) => {
    if (close) {
      const count = await closeLostInvoices(db, now);
      writeNotice(`${count} lost ${count === 1 ? 'invoice is' : 'invoices are'} marked.`);
      return;
    }
    const rows = await listLostInvoices(db);
    writeRows(rows, lostColumns, output);
    const inReview = await countLostInReview(db);
    const uncompared = await countUncompared(db, await readInvoiceJournal(env.DATA_DIR), now);
    if (inReview > 0)
      writeNotice(
        `Not listed: ${formatCount(inReview, 'invoice')} of orders in review, issued again once you decide: npm run orders -- list`,
      );
    if (uncompared > 0)
      writeNotice(
        `Not compared yet: ${formatCount(uncompared, 'invoice')} in ${invoiceJournalName}. Start the site, which issues again what belongs to its orders, and look again.`,
      );
    if (rows.length + inReview + uncompared === 0) writeNotice('No invoice is lost.');
  });

const continueAfter = (number: number) =>
  withSiteServices(async ({ db, now, invoices: { invoicing } }) => {
    if (invoicing.kind !== 'own') throw new CommandFailedError('the site issues no invoices');
    const next = await continueNumbers(db, invoicing.issuer, number, now);
    writeNotice(`The next invoice has the number ${next}.`);
  });
