import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type ErasurePlan,
  erasePersonalData,
  findPersonalData,
  type Holding,
} from '~/site/privacy/personal-data.server';
import { findRemainingPlaces } from '~/site/privacy/remaining-places.server';
import { foldWriteAheadLog } from '~/platform/database/database.server';
import {
  expectWords,
  OperatorError,
  outputOptions,
  readAddress,
  readArguments,
  UsageError,
} from './command-line';
import { type Column, note, print, printRows, showTime } from './output';
import type { Command, Desk, Subject } from './subject';

const usage = `What is stored about a mail address, and its erasure on request (GDPR Articles 15 and 17).

  npm run privacy -- find ADDRESS [--json | --csv] [--out FILE]
  npm run privacy -- erase ADDRESS --dry-run
  npm run privacy -- erase ADDRESS --yes

  --dry-run      says what would go and what would stay, and changes nothing
  --yes          erases; asks nothing, and cannot be taken back
  --json, --csv  for programs and spreadsheets
  --out FILE     into a new file that only you can read

Upper and lower case are the same. Enquiries, the newsletter subscription with its log, the words of
mails and unfinished checkouts go; orders that bookkeeping must keep stay, and withdrawals from a
contract until claims have lapsed; it says until when.
It is safe to run twice. Backups, mailboxes and the card provider are not reached.
`;

const plans: Record<ErasurePlan, string> = {
  erase: 'goes',
  mask: 'the address goes',
  'keep: claims': 'stays: legal claims',
  'keep: bookkeeping': 'stays: bookkeeping',
  'keep: undecided': 'stays a day: may be paid',
  'keep: waiting': 'stays until it is sent',
};

const endless: Partial<Record<Holding['place'], string>> = {
  newsletter: 'until it leaves',
  outbox: 'until it is sent',
  'mail files': 'until deleted',
};

const columns: Column<Holding>[] = [
  { name: 'place', value: ({ place }) => place, table: { title: 'where' } },
  { name: 'id', value: ({ id }) => id, table: { title: 'no.', shrinks: true } },
  { name: 'about', value: ({ about }) => about, table: { title: 'what', shrinks: true } },
  {
    name: 'storedAt',
    value: ({ storedAt }) => storedAt,
    table: { title: 'since', show: ({ storedAt }) => showTime(storedAt) },
  },
  {
    name: 'keptUntil',
    value: ({ keptUntil }) => keptUntil,
    table: { title: 'until', show: (row) => showTime(row.keptUntil) || (endless[row.place] ?? '') },
  },
  {
    name: 'onErasure',
    value: ({ plan }) => plan,
    table: { title: 'on erasure', show: ({ plan }) => plans[plan] },
  },
];

const subjectOf = ({ env, now }: Desk, address: string) => ({
  address,
  mailDir: join(env.DATA_DIR, 'mail'),
  now,
});

function readSubject(positionals: readonly string[]): string {
  expectWords(positionals, ['A mail address']);
  return readAddress(positionals[0] ?? '');
}

const find: Command = (args) => {
  const { values, positionals } = readArguments(args, outputOptions);
  const address = readSubject(positionals);
  return async (desk) => {
    const holdings = await findPersonalData(desk.db, subjectOf(desk, address));
    printRows(holdings, columns, values);
    if (holdings.length === 0) note(`Nothing is stored about ${address}.`);
  };
};

const erase: Command = (args) => {
  const flag = { type: 'boolean' } as const;
  const { values, positionals } = readArguments(args, { yes: flag, 'dry-run': flag });
  const address = readSubject(positionals);
  if (Boolean(values.yes) === Boolean(values['dry-run'])) {
    throw new UsageError('Say --dry-run to see what would go, or --yes to erase');
  }
  return (desk) => (values.yes ? eraseNow(desk, address) : rehearse(desk, address));
};

async function rehearse(desk: Desk, address: string): Promise<void> {
  const holdings = await findPersonalData(desk.db, subjectOf(desk, address));
  if (holdings.length === 0) return print(`Nothing is stored about ${address}.\n`);
  printRows(holdings, columns, {});
  print('Nothing has been changed: --yes erases.\n');
}

const foldTries = 25;

/** The site may just be reading or writing: what was erased leaves the write-ahead log a moment later. */
async function foldPatiently({ db }: Desk): Promise<boolean> {
  for (let tries = 0; tries < foldTries; tries++) {
    if (await foldWriteAheadLog(db)) return true;
    await wait(200);
  }
  return false;
}

async function eraseNow(desk: Desk, address: string): Promise<void> {
  const holdings = await erasePersonalData(desk.db, subjectOf(desk, address));
  if (holdings.length === 0) return print(`Nothing is stored about ${address}.\n`);
  const isFolded = await foldPatiently(desk);
  printRows(holdings, columns, {});
  print(`Erased at ${showTime(desk.now)}.\n`);
  await explainRest(desk, address, holdings);
  if (!isFolded) {
    throw new OperatorError(
      'Another process kept the database busy: erased words stay in its write-ahead log until the next command, or an hour at most',
    );
  }
}

/** What stays and why; a place that no rule knows is named too. */
async function explainRest(
  { db }: Desk,
  address: string,
  holdings: readonly Holding[],
): Promise<void> {
  const kept = holdings.filter(({ plan }) => plan.startsWith('keep'));
  for (const { place, id, plan, keptUntil } of kept) {
    const until = keptUntil ? ` until ${showTime(keptUntil)}` : '';
    print(`Kept: ${place} ${id}${until} (${plans[plan]}).\n`);
  }
  const isForNow = ({ plan }: Holding) => plan === 'keep: undecided' || plan === 'keep: waiting';
  if (kept.some(isForNow)) {
    print('Run this again when what stays for now has been sent or is a day old.\n');
  }
  const known = new Set(kept.map(({ place }) => place as string));
  const places = await findRemainingPlaces(db, address);
  const unknown = places.filter(({ table }) => !known.has(table));
  if (unknown.length === 0) return;
  const names = unknown.map(({ table, column, rows }) => `${table}.${column} (${rows})`);
  throw new OperatorError(
    `The address still stands in ${names.join(', ')}: report this as a fault`,
  );
}

export const privacy: Subject = { usage, commands: { find, erase } };
