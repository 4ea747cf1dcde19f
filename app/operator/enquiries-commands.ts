import { type EnquiryDetails, readDetails } from '~/hospitality/enquiries/enquiry-details';
import {
  enquiryKinds,
  findEnquiry,
  listEnquiries,
} from '~/hospitality/enquiries/enquiry-list.server';
import { type Enquiry, enquiryExpiresAt } from '~/hospitality/enquiries/enquiry-retention.server';
import { toPlainLine, toPlainLines } from '~/platform/mail/plain-line';
import {
  expectWords,
  listOptions,
  OperatorError,
  outputOptions,
  readArguments,
  readChoice,
  readNumber,
  readSince,
} from './command-line';
import { type Column, note, print, printRows, showTime } from './output';
import type { Command, Subject } from './subject';

const usage = `What guests asked for: messages, tables, packages.

  npm run enquiries -- list [--kind KIND] [--since WHEN] [--limit N]
  npm run enquiries -- show NUMBER
  npm run enquiries -- export [--kind KIND] [--since WHEN]

  --kind KIND    ${enquiryKinds.join(', ')}
  --since WHEN   a day (2026-11-21), or so long ago (7d, 12h)
  --limit N      at most so many, the newest first; list shows 50 unless told
  --json, --csv  for programs and spreadsheets; export writes CSV unless told
  --out FILE     into a new file that only you can read

Times are Europe/Zagreb in tables, UTC in JSON and CSV.
`;

const kindOption = { kind: { type: 'string' } } as const;

const detailsOf = ({ details }: Enquiry): EnquiryDetails => readDetails(details);

const showDetail = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

/** Everything asked for on one line. */
function summary(enquiry: Enquiry): string {
  const details = Object.entries(detailsOf(enquiry)).map(
    ([name, value]) => `${name} ${showDetail(value)}`,
  );
  return [...details, enquiry.message].filter(Boolean).join(' · ');
}

const columns: Column<Enquiry>[] = [
  { name: 'id', value: ({ id }) => id, table: { title: 'no.', isNumber: true } },
  {
    name: 'receivedAt',
    value: ({ created_at }) => created_at,
    table: { title: 'received', show: ({ created_at }) => showTime(created_at) },
  },
  { name: 'kind', value: ({ kind }) => kind, table: { title: 'kind' } },
  { name: 'language', value: ({ locale }) => locale, table: { title: 'lang' } },
  { name: 'name', value: (row) => row.full_name, table: { title: 'name', shrinks: true } },
  { name: 'email', value: ({ email }) => email, table: { title: 'mail', shrinks: true } },
  { name: 'phone', value: ({ phone }) => phone },
];

const messageColumn: Column<Enquiry> = { name: 'message', value: ({ message }) => message };
const keptColumn: Column<Enquiry> = { name: 'keptUntil', value: enquiryExpiresAt };
const detailsColumn: Column<Enquiry> = { name: 'details', value: detailsOf };
const summaryColumn: Column<Enquiry> = {
  name: 'message',
  value: ({ message }) => message,
  table: { title: 'asks', shrinks: true, show: summary },
};

/** In a spreadsheet each field of a kind has a column of its own. */
function spreadColumns(rows: readonly Enquiry[]): Column<Enquiry>[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(detailsOf(row))))];
  const own = names.map((name) => ({
    name: `details.${name}`,
    value: (row: Enquiry) => {
      const value = detailsOf(row)[name];
      return value === undefined || typeof value === 'number' ? value : showDetail(value);
    },
  }));
  return [...columns, ...own, messageColumn, keptColumn];
}

function printEnquiries(
  rows: readonly Enquiry[],
  form: { json?: boolean; csv?: boolean; out?: string },
) {
  if (form.csv) printRows(rows, spreadColumns(rows), form);
  else if (form.json) printRows(rows, [...columns, detailsColumn, messageColumn, keptColumn], form);
  else printRows(rows, [...columns, summaryColumn], form);
}

const list: Command = (args, now) => {
  const { values, positionals } = readArguments(args, { ...listOptions, ...kindOption });
  expectWords(positionals, []);
  const kind = readChoice(values.kind, enquiryKinds, '--kind');
  const since = readSince(values.since, now);
  const limit = values.limit === undefined ? 50 : readNumber(values.limit, '--limit');
  return async ({ db }) => {
    const rows = await listEnquiries(db, { kind, since, limit });
    printEnquiries(rows, values);
    if (rows.length === 0) note('No enquiries.');
    else if (rows.length === limit) note(`The newest ${limit}; more with --limit or export.`);
  };
};

const exportAll: Command = (args, now) => {
  const { since: sinceOption } = listOptions;
  const options = { ...outputOptions, ...kindOption, since: sinceOption };
  const { values, positionals } = readArguments(args, options);
  expectWords(positionals, []);
  const kind = readChoice(values.kind, enquiryKinds, '--kind');
  const since = readSince(values.since, now);
  return async ({ db }) => {
    const rows = await listEnquiries(db, { kind, since });
    printEnquiries(rows, { ...values, csv: values.csv ?? !values.json });
  };
};

const show: Command = (args) => {
  const { json, out } = outputOptions;
  const { values, positionals } = readArguments(args, { json, out });
  expectWords(positionals, ['The number of an enquiry']);
  const id = readNumber(positionals[0] ?? '', 'show');
  return async ({ db }) => {
    const enquiry = await findEnquiry(db, id);
    if (!enquiry) throw new OperatorError(`There is no enquiry ${id}`);
    if (values.json) printEnquiries([enquiry], values);
    else print(describe(enquiry), values.out);
  };
};

function describe(enquiry: Enquiry): string {
  const facts: [string, string][] = [
    ['enquiry', String(enquiry.id)],
    ['kind', enquiry.kind],
    ['received', showTime(enquiry.created_at)],
    ['kept until', showTime(enquiryExpiresAt(enquiry))],
    ['language', enquiry.locale],
    ['name', enquiry.full_name],
    ['mail', enquiry.email],
    ['phone', enquiry.phone],
    ...Object.entries(detailsOf(enquiry)).map(([name, value]): [string, string] => [
      name,
      showDetail(value),
    ]),
  ];
  const width = Math.max(...facts.map(([name]) => name.length)) + 2;
  const lines = facts.map(([name, value]) =>
    `${name.padEnd(width)}${toPlainLine(value, 4000)}`.trimEnd(),
  );
  const message = toPlainLines(enquiry.message);
  return `${[...lines, '', ...message].join('\n').trimEnd()}\n`;
}

export const enquiries: Subject = { usage, commands: { list, show, export: exportAll } };
