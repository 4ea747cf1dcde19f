import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { hashKey } from '../desk-keys.server';
import type { StaffMember } from '../sign-in/sessions.server';
import { maxPasskeys, type Passkey } from './passkeys';

/**
 * What authenticators store instead of a name, base64url: the same for all passkeys of a member, so that a device replaces its own,
 * and no personal data.
 */
export const userHandleOf = ({ id, created_at }: Pick<StaffMember, 'id' | 'created_at'>): string =>
  hashKey(`user ${id} ${created_at}`);

/** The passkeys of a member of staff, the oldest first. */
export function listPasskeys(db: Kysely<Database>, staffId: number): Promise<Passkey[]> {
  return db
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('id')
    .execute();
}

/** A passkey of a member of staff; undefined if it is another's or does not exist. */
export function findPasskey(
  db: Kysely<Database>,
  staffId: number,
  id: number,
): Promise<Passkey | undefined> {
  return db
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whether any member of staff has a passkey; until then the sign-in page does not offer it. */
export async function hasPasskeys(db: Kysely<Database>): Promise<boolean> {
  const query = db.selectFrom('staff_passkeys').select('id').limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

type NewPasskey = Pick<Passkey, 'staff_id' | 'credential_id' | 'public_key' | 'counter' | 'name'>;

/** Stores a passkey, inside a transaction. @returns its id; undefined if it is known, or there are enough */
export async function storePasskey(
  trx: Kysely<Database>,
  passkey: NewPasskey,
  now: Date,
): Promise<number | undefined> {
  // Locks the member, so that two at once cannot both be the tenth.
  await trx
    .updateTable('staff')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('id', '=', passkey.staff_id)
    .execute();
  if ((await listPasskeys(trx, passkey.staff_id)).length >= maxPasskeys) return undefined;
  const row = await trx
    .insertInto('staff_passkeys')
    .values({ ...passkey, created_at: now.toISOString(), last_used_at: null })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Deletes a passkey of a member of staff. @returns false if there was none */
export async function deletePasskey(
  db: Kysely<Database>,
  staffId: number,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_passkeys')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/**
 * Stores the counter of a signature, in one statement. An authenticator that counts never goes back: where it does, there is a copy.
 * @returns false if it went back or the passkey was deleted meanwhile
 */
export async function recordUse(
  db: Kysely<Database>,
  id: number,
  counter: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_passkeys')
    .set({ counter, last_used_at: now.toISOString() })
    .where('id', '=', id)
    .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
