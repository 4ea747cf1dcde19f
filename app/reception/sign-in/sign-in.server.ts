import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { resourceHref } from '~/routing/resource-href';
import { logAction } from '../log/staff-actions.server';
import { beginSession } from './sessions.server';
import { consumeLink } from './sign-in-links.server';

type GivenLink = Parameters<typeof consumeLink>[1];

/**
 * Signs in with a link, once: link, session and log in one transaction.
 * @returns the session's key, whose it is, and the path to go to; undefined if the link is not valid
 */
export async function signIn(
  db: Kysely<Database>,
  link: GivenLink,
): Promise<{ key: string; email: string; next: string } | undefined> {
  const { now } = link;
  return db.transaction().execute(async (trx) => {
    const used = await consumeLink(trx, link);
    if (!used) return undefined;
    const { email } = await trx
      .selectFrom('staff')
      .select('email')
      .where('id', '=', used.staffId)
      .executeTakeFirstOrThrow();
    const key = await beginSession(trx, used.staffId, now);
    // The link's address contains the token, so the log names only the page.
    const screen = resourceHref('reception.sign-in');
    await logAction(trx, { staffEmail: email, action: 'sign-in', screen, outcome: 'done', now });
    return { key, email, next: used.next };
  });
}
