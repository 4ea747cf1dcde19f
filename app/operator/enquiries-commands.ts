import { type Command, Option } from 'commander';
import { type EnquiryDetails, readDetails } from '~/hospitality/enquiries/enquiry-details';
import {
  enquiryKinds,
  findEnquiry,
  listEnquiries,
} from '~/hospitality/enquiries/enquiry-list.server';
import { type Enquiry, enquiryExpiresAt } from '~/hospitality/enquiries/enquiry-retention.server';
import { toPlainLines } from '~/platform/mail/plain-line';
import { withDatabase } from './command-context';
import { CommandFailedError } from './errors';
import { parsePositiveInteger } from './option-parsers';
import { addExportCommand, addListCommand, type Listing } from './list-commands';
import { addShowOptions, formatExamples } from './options';
import {
  type Column,
  formatFields,
  type OutputOptions,
  showTime,
  timeColumn,
  timesNote,
  writeOutput,
  writeRows,
} from './output';

type KindOption = { kind?: (typeof enquiryKinds)[number] };

/** `npm run enquiries`: messages, table requests and package requests. */
export function registerEnquiryCommands(program: Command): void {
  const group = program
    .command('enquiries')
    .summary('read messages and requests from guests')
    .description('Read the messages and requests that guests have sent with the site’s forms.');
  addListCommand(group, listing);
  addShowOptions(group.command('show'))
    .summary('show one enquiry')
    .description('Show everything about one enquiry.')
    .argument('<number>', 'the number of the enquiry, from the list', parsePositiveInteger)
    .addHelpText('after', formatExamples('enquiries -- show 17') + timesNote)
    .action(show);
  addExportCommand(group, listing);
}

const kindOption = () =>
  new Option('--kind <kind>', 'only enquiries of this kind').choices(enquiryKinds);

const detailsOf = ({ details }: Enquiry): EnquiryDetails => readDetails(details);

const showDetail = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

/** The details and the message on one line. */
function summary(enquiry: Enquiry): string {
  const details = Object.entries(detailsOf(enquiry)).map(
    ([name, value]) => `${name} ${showDetail(value)}`,
  );
  return [...details, enquiry.message].filter(Boolean).join(' · ');
}

const columns: Column<Enquiry>[] = [
  { name: 'id', value: ({ id }) => id, table: { title: 'id', isNumeric: true } },
  timeColumn('receivedAt', 'received', ({ created_at }) => created_at),
  { name: 'kind', value: ({ kind }) => kind, table: { title: 'kind' } },
  { name: 'language', value: ({ locale }) => locale, table: { title: 'lang' } },
  { name: 'name', value: (row) => row.full_name, table: { title: 'name', canShrink: true } },
  { name: 'email', value: ({ email }) => email, table: { title: 'email', canShrink: true } },
  { name: 'phone', value: ({ phone }) => phone },
];

const messageColumn: Column<Enquiry> = { name: 'message', value: ({ message }) => message };
const keptUntilColumn: Column<Enquiry> = { name: 'keptUntil', value: enquiryExpiresAt };
const detailsColumn: Column<Enquiry> = { name: 'details', value: detailsOf };
const summaryColumn: Column<Enquiry> = {
  name: 'message',
  value: ({ message }) => message,
  table: { title: 'request', canShrink: true, show: summary },
};

/** In CSV each detail has its own column. */
function csvColumns(rows: readonly Enquiry[]): Column<Enquiry>[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(detailsOf(row))))];
  const detailColumns = names.map((name) => ({
    name: `details.${name}`,
    value: (row: Enquiry) => {
      const value = detailsOf(row)[name];
      return value === undefined || typeof value === 'number' ? value : showDetail(value);
    },
  }));
  return [...columns, ...detailColumns, messageColumn, keptUntilColumn];
}

function writeEnquiries(rows: readonly Enquiry[], options: OutputOptions): void {
  if (options.csv) writeRows(rows, csvColumns(rows), options);
  else if (options.json) {
    writeRows(rows, [...columns, detailsColumn, messageColumn, keptUntilColumn], options);
  } else writeRows(rows, [...columns, summaryColumn], options);
}

const listing: Listing<Enquiry, KindOption> = {
  plural: 'enquiries',
  filterOption: kindOption,
  listExamples: ['enquiries -- list', 'enquiries -- list --kind contact --since 7d'],
  exportExample: 'enquiries -- export --since 2026-11-01 --out enquiries-november.csv',
  read: (db, { kind, since, limit }) => listEnquiries(db, { kind, since, limit }),
  write: writeEnquiries,
};

const show = (id: number, options: OutputOptions) =>
  withDatabase(async ({ db }) => {
    const enquiry = await findEnquiry(db, id);
    if (!enquiry) throw new CommandFailedError(`there is no enquiry ${id}`);
    if (options.json) writeEnquiries([enquiry], options);
    else writeOutput(formatEnquiry(enquiry), options.out);
  });

function formatEnquiry(enquiry: Enquiry): string {
  const fields: [string, string][] = [
    ['enquiry', String(enquiry.id)],
    ['kind', enquiry.kind],
    ['received', showTime(enquiry.created_at)],
    ['kept until', showTime(enquiryExpiresAt(enquiry))],
    ['language', enquiry.locale],
    ['name', enquiry.full_name],
    ['email', enquiry.email],
    ['phone', enquiry.phone],
    ...Object.entries(detailsOf(enquiry)).map(([name, value]): [string, string] => [
      name,
      showDetail(value),
    ]),
  ];
  const message = toPlainLines(enquiry.message).join('\n');
  return `${`${formatFields(fields)}\n${message}`.trimEnd()}\n`;
}
