import { type Kysely, sql } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { maskAddress, mentionsAddress } from '~/platform/mail/address-mention';
import { mayMention } from '~/platform/mail/may-mention';
import type { PersonalDataRecord } from './personal-data-record';

/** Where staff type notes and reasons, in which they may name anybody. */
const columns = [
  { table: 'order_events', column: 'reason', about: 'order' },
  { table: 'staff_actions', column: 'details', about: 'desk log' },
  { table: 'stock_movements', column: 'note', about: 'stock' },
  { table: 'unmatched_payments', column: 'reason', about: 'payment' },
] as const;

type Note = { id: number; text: string; created_at: string };

async function findNotes(
  db: Kysely<Database>,
  { table, column }: (typeof columns)[number],
  address: string,
): Promise<Note[]> {
  const { rows } = await sql<Note>`
    select id, ${sql.ref(column)} as text, created_at from ${sql.table(table)}
    where ${mayMention(column, address)} order by id`.execute(db);
  return rows.filter(({ text }) => mentionsAddress(text, address));
}

/** Finds the notes of staff that contain an address. @param address in lower case */
export async function findStaffNotes(
  db: Kysely<Database>,
  address: string,
): Promise<PersonalDataRecord[]> {
  const records: PersonalDataRecord[] = [];
  for (const each of columns) {
    for (const { id, created_at } of await findNotes(db, each, address)) {
      const storedAt = new Date(created_at);
      records.push({ place: 'notes', id: String(id), about: each.about, storedAt, plan: 'mask' });
    }
  }
  return records;
}

/** Masks an address in the notes of staff, also in those about what is kept. */
export async function maskStaffNotes(trx: Kysely<Database>, address: string): Promise<void> {
  for (const each of columns) {
    for (const { id, text } of await findNotes(trx, each, address)) {
      await sql`
        update ${sql.table(each.table)} set ${sql.ref(each.column)} = ${maskAddress(text, address)}
        where id = ${id}`.execute(trx);
    }
  }
}
