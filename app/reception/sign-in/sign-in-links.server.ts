import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { enqueue } from '~/platform/mail/outbox.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { minuteMs } from '~/platform/time/durations';
import { createKey, hashKey, isKey } from '../desk-keys.server';

/** How long a link is valid. */
export const linkMinutes = 15;

/**
 * How long a used link still signs in the browser that has used it: after a double press it has dropped the answer to the
 * first, and with it the session (docs/decisions/0098).
 */
const doublePressMs = 10_000;

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

const isUsable = (now: Date) => (eb: ExpressionBuilder<Database, 'staff_links'>) =>
  eb.and([
    eb('expires_at', '>', now.toISOString()),
    eb.or([
      eb('used_at', 'is', null),
      eb('used_at', '>', new Date(now.getTime() - doublePressMs).toISOString()),
    ]),
  ]);

/**
 * The state of a link, without using it: mail scanners open every link.
 * @returns `used` if its own browser has just used it, so that it still signs in
 */
export async function readLink(
  db: Kysely<Database>,
  { token, browser, now }: GivenLink,
): Promise<LinkState | 'used'> {
  if (!isKey(token)) return 'over';
  const link = await db
    .selectFrom('staff_links')
    .select(['browser_hash', 'used_at'])
    .where('hash', '=', hashKey(token))
    .where(isUsable(now))
    .executeTakeFirst();
  if (!link) return 'over';
  if (browser === undefined || link.browser_hash !== hashKey(browser)) return 'elsewhere';
  return link.used_at === null ? 'ready' : 'used';
}

/** Uses a link, in one statement so that it works once and for its double press. @returns undefined unless it was `ready` or `used` */
export async function consumeLink(
  db: Kysely<Database>,
  { token, browser, now }: GivenLink,
): Promise<{ staffId: number; next: string } | undefined> {
  if (!isKey(token) || browser === undefined) return undefined;
  const link = await db
    .updateTable('staff_links')
    .set(({ fn, ref, val }) => ({ used_at: fn.coalesce(ref('used_at'), val(now.toISOString())) }))
    .where('hash', '=', hashKey(token))
    .where('browser_hash', '=', hashKey(browser))
    .where(isUsable(now))
    .returning(['staff_id', 'next'])
    .executeTakeFirst();
  return link && { staffId: link.staff_id, next: link.next };
}
