import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { listPasskeys } from '~/reception/passkeys/passkeys.server';
import { findStaff } from '~/reception/staff/staff.server';
import type { PersonalDataRecord } from '~/site/privacy/personal-data-record';

/** A member of staff with this address, and their passkeys: kept while they use the desk, and removed together. */
export async function findStaffRecords(
  db: Kysely<Database>,
  address: string,
): Promise<PersonalDataRecord[]> {
  const staff = await findStaff(db, address);
  if (!staff) return [];
  const passkeys = await listPasskeys(db, staff.id);
  return [
    {
      place: 'staff',
      id: String(staff.id),
      about: staff.role,
      storedAt: new Date(staff.created_at),
      plan: 'keep: staff',
    },
    ...passkeys.map((passkey): PersonalDataRecord => ({
      place: 'passkeys',
      id: String(passkey.id),
      about: passkey.name,
      storedAt: new Date(passkey.created_at),
      plan: 'keep: staff',
    })),
  ];
}
