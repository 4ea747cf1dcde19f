import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { enqueue } from '~/platform/mail/outbox.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { minuteMs } from '~/platform/time/durations';
import { createKey, hashKey, isKey } from '../desk-keys.server';

/** How long a link is valid. */
export const linkMinutes = 15;

type NewLink = {
  staffId: number;
  /** The key in the cookie of the browser that asks. */
  browser: string;
  /** The path that it leads to. */
  next: string;
  renderMail: (token: string) => Promise<OutgoingMail>;
  now: Date;
};

/** Stores a link with its email. @returns the link's token */
export async function createLink(
  db: Kysely<Database>,
  { staffId, browser, next, renderMail, now }: NewLink,
): Promise<string> {
  const token = createKey();
  const mail = await renderMail(token);
  const at = now.toISOString();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('staff_links')
      .values({
        staff_id: staffId,
        hash: hashKey(token),
        browser_hash: hashKey(browser),
        next,
        created_at: at,
        expires_at: new Date(now.getTime() + linkMinutes * minuteMs).toISOString(),
      })
      .execute();
    await enqueue(trx, mail, { now });
  });
  return token;
}

type GivenLink = { token: string | undefined; browser: string | undefined; now: Date };

/**
 * `ready`: it can be used. `elsewhere`: another browser requested it. `over`: it was used, has expired or does not exist.
 */
export type LinkState = 'ready' | 'elsewhere' | 'over';

/** The state of a link, without using it: mail scanners open every link. */
export async function readLink(
  db: Kysely<Database>,
  { token, browser, now }: GivenLink,
): Promise<LinkState> {
  if (!isKey(token)) return 'over';
  const link = await db
    .selectFrom('staff_links')
    .select('browser_hash')
    .where('hash', '=', hashKey(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!link) return 'over';
  return browser !== undefined && link.browser_hash === hashKey(browser) ? 'ready' : 'elsewhere';
}

/** Uses a link, in one statement so that it works only once. @returns undefined unless it was `ready` */
export async function consumeLink(
  db: Kysely<Database>,
  { token, browser, now }: GivenLink,
): Promise<{ staffId: number; next: string } | undefined> {
  if (!isKey(token) || browser === undefined) return undefined;
  const at = now.toISOString();
  const link = await db
    .updateTable('staff_links')
    .set({ used_at: at })
    .where('hash', '=', hashKey(token))
    .where('browser_hash', '=', hashKey(browser))
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(['staff_id', 'next'])
    .executeTakeFirst();
  return link && { staffId: link.staff_id, next: link.next };
}
