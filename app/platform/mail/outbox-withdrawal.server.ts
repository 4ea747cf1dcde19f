import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { erasedMail } from './outbox-erasure.server';
import { isAbout } from './outbox-list.server';

/** Emails by their `dedupe_key`, or by how it begins, without the colon (`request:17:answer`). */
type Selection = { keys: readonly string[] } | { about: readonly string[] };

/**
 * Withdraws emails that no mail server has accepted yet: they are not sent, and their content and recipients are
 * erased.
 * @returns the keys of those that were withdrawn in time
 */
export async function withdrawMails(
  db: Kysely<Database>,
  selection: Selection,
  reason: string,
): Promise<string[]> {
  const query = db
    .updateTable('outbox')
    .set({ ...erasedMail, state: 'dead', last_error: reason })
    .where('state', '!=', 'sent');
  const selected =
    'keys' in selection
      ? query.where('dedupe_key', 'in', selection.keys)
      : query.where(isAbout(selection.about)).where('to_address', '!=', '');
  const rows = await selected.returning('dedupe_key').execute();
  return rows.map(({ dedupe_key }) => dedupe_key);
}
