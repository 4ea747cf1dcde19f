import { type Kysely, sql } from 'kysely';
import { hotelYear } from '~/platform/time/calendar';
import { startOfHotelYear } from '~/platform/time/hotel-time';
import { maskAddress, mentionsAddress } from '~/platform/mail/address-mention';
import { mayMention } from '~/platform/mail/may-mention';
import type { Database } from '~/platform/database/schema';
import type { Withdrawal } from './withdrawals.server';

/** Full years after that of the statement: claims become time-barred after five (Obligations Act, čl. 225). */
const limitationYears = 5;

/** When a withdrawal is deleted: once claims arising from it are time-barred. */
export function withdrawalKeptUntil({ created_at }: Pick<Withdrawal, 'created_at'>): Date {
  return startOfHotelYear(hotelYear(new Date(created_at)) + limitationYears + 1);
}

/** Deletes withdrawals once claims arising from them are time-barred. */
export async function deleteOldWithdrawals(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('withdrawals')
    .where('created_at', '<', startOfHotelYear(hotelYear(now) - limitationYears).toISOString())
    .execute();
}

/**
 * Whether a withdrawal may be deleted early on request. It is evidence for legal claims of both sides (GDPR Art.
 * 17(3)(e)), unless it may have been generated automatically using another person's address.
 */
export function planWithdrawalErasure({
  withheld,
  order_id,
}: Pick<Withdrawal, 'withheld' | 'order_id'>): 'forget' | 'keep' {
  return withheld !== null && order_id === null ? 'forget' : 'keep';
}

const texts = [
  'full_name',
  'order_number',
  'items',
  'note',
  'statement',
  'dismissal_reason',
] as const;

/**
 * Finds withdrawals made with an email address, and other people's that contain it, oldest first.
 * @param address in lower case
 */
export async function findWithdrawalsOf(
  db: Kysely<Database>,
  address: string,
): Promise<{ own: Withdrawal[]; naming: Withdrawal[] }> {
  const withdrawals = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb(sql`lower(email)`, '=', address),
        ...texts.map((name) => mayMention(name, address)),
      ]),
    )
    .orderBy('id')
    .execute();
  const isOwn = ({ email }: Withdrawal) => email.toLowerCase() === address;
  const names = (row: Withdrawal) =>
    texts.some((name) => mentionsAddress(row[name] ?? '', address));
  return {
    own: withdrawals.filter(isOwn),
    naming: withdrawals.filter((row) => !isOwn(row) && names(row)),
  };
}

/**
 * Deletes an address's own withdrawals where that is allowed, and removes the address from other people's statements.
 */
export async function eraseWithdrawalsOf(db: Kysely<Database>, address: string): Promise<void> {
  const { own, naming } = await findWithdrawalsOf(db, address);
  for (const row of own.filter((found) => planWithdrawalErasure(found) === 'forget')) {
    await db.deleteFrom('withdrawals').where('id', '=', row.id).execute();
  }
  for (const row of naming) {
    const masked = texts.flatMap((name) => {
      const text = row[name];
      return text === null ? [] : [[name, maskAddress(text, address)] as const];
    });
    await db
      .updateTable('withdrawals')
      .set(Object.fromEntries(masked))
      .where('id', '=', row.id)
      .execute();
  }
}
