import type { Kysely } from 'kysely';
import { defaultLocale, type Locale } from '~/i18n/locales';
import type { Database } from '~/platform/database/schema';
import type { StaffRole } from '~/platform/database/staff-tables';
import type { Env } from '~/platform/env/env-schema';
import type { StaffMember } from '../sign-in/sessions.server';

type NewStaff = {
  /** In lower case. */
  email: string;
  role: StaffRole;
  /** Unless given, a member's own stays, and a new one gets the default. */
  locale?: Locale | undefined;
};

/** Adds a member of staff, or changes the role and language of one. Sessions continue with the new role. */
export async function putStaff(
  db: Kysely<Database>,
  { email, role, locale }: NewStaff,
  now: Date,
): Promise<'added' | 'changed'> {
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .updateTable('staff')
      .set({ role, ...(locale && { locale }), is_demonstration: 0 })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirst();
    if (known) return 'changed';
    await trx
      .insertInto('staff')
      .values({ email, role, locale: locale ?? defaultLocale, created_at: now.toISOString() })
      .execute();
    return 'added';
  });
}

/** Changes the language of the desk and of its emails for a member of staff. */
export async function setLanguage(
  db: Kysely<Database>,
  email: string,
  locale: Locale,
): Promise<void> {
  await db.updateTable('staff').set({ locale }).where('email', '=', email).execute();
}

/** Removes a member of staff, with all sessions and links. @returns false if there was none with this address */
export async function removeStaff(db: Kysely<Database>, email: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff')
    .where('email', '=', email)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** All members of staff, by address. */
export function listStaff(db: Kysely<Database>): Promise<StaffMember[]> {
  return db.selectFrom('staff').selectAll().orderBy('email').execute();
}

export function findStaff(db: Kysely<Database>, email: string): Promise<StaffMember | undefined> {
  return db.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Whether the desk is in use. */
export async function hasStaff(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The member of staff that demonstration mode adds by itself; the address is reserved (RFC 2606). */
export const demonstrationStaff = 'reception@example.com';

/**
 * Whether sign-in links are shown instead of emailed: only in a demonstration, where no card is charged and no email is sent.
 */
export const showsLinks = ({
  demonstration,
  strict,
  SMTP_URL,
}: Pick<Env, 'demonstration' | 'strict' | 'SMTP_URL'>): boolean =>
  demonstration && !strict && SMTP_URL === undefined;

/** Adds the demonstration's member of staff, or removes it once the same data is used in production. */
export async function prepareDemonstrationStaff(
  db: Kysely<Database>,
  env: Pick<Env, 'demonstration' | 'strict' | 'SMTP_URL'>,
): Promise<void> {
  if (!showsLinks(env)) {
    await db.deleteFrom('staff').where('is_demonstration', '=', 1).execute();
    return;
  }
  await db
    .insertInto('staff')
    .values({
      email: demonstrationStaff,
      role: 'manager',
      locale: defaultLocale,
      is_demonstration: 1,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}
