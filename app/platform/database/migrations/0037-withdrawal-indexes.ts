import type { Kysely } from 'kysely';

/**
 * SQLite reads the columns behind a row's long texts page by page. What compares many withdrawals finds all that it
 * compares in an index.
 */
const indexes = [
  // Acknowledgements of the last hour, and statements over the limits of their senders.
  {
    name: 'withdrawals_held_back',
    columns: ['withheld', 'created_at', 'order_id', 'effect', 'email', 'reference'],
  },
  // What waits for the buyer or for staff, in the order of ids.
  {
    name: 'withdrawals_by_effect',
    columns: [
      'effect',
      'id',
      'order_id',
      'proof',
      'confirmation_key',
      'decided_at',
      'withheld',
      'asked_at',
      'reminded_at',
      'created_at',
      'reference',
    ],
  },
  // The first withdrawal from an order, and when its buyer was asked.
  { name: 'withdrawals_of_order', columns: ['order_id', 'asked_at', 'effect', 'reference'] },
];

const replaced = [
  { name: 'withdrawals_effect', columns: ['effect'] },
  { name: 'withdrawals_order_id', columns: ['order_id'] },
  { name: 'withdrawals_undecided', columns: ['effect', 'decided_at'] },
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await replace(db, replaced, indexes);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await replace(db, indexes, replaced);
}

async function replace(
  db: Kysely<unknown>,
  before: typeof indexes,
  after: typeof indexes,
): Promise<void> {
  for (const { name } of before) await db.schema.dropIndex(name).execute();
  for (const { name, columns } of after) {
    await db.schema.createIndex(name).on('withdrawals').columns(columns).execute();
  }
}
