import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { minuteMs } from '~/platform/time/durations';
import { createKey, hashKey, isKey } from '../desk-keys.server';

/** How long a challenge is valid. */
export const challengeMinutes = 5;

type ChallengeOwner = {
  /** The member who adds a passkey; null for signing in, before it is known who it is. */
  staffId: number | null;
  /** The key in the cookie of the browser that asks. */
  browser: string;
  now: Date;
};

/** Stores a challenge, and deletes those that have expired. @returns what the authenticator signs */
export async function createChallenge(
  db: Kysely<Database>,
  { staffId, browser, now }: ChallengeOwner,
): Promise<string> {
  const challenge = createKey();
  await db.deleteFrom('staff_challenges').where('expires_at', '<=', now.toISOString()).execute();
  await db
    .insertInto('staff_challenges')
    .values({
      staff_id: staffId,
      hash: hashKey(challenge),
      browser_hash: hashKey(browser),
      expires_at: new Date(now.getTime() + challengeMinutes * minuteMs).toISOString(),
    })
    .execute();
  return challenge;
}

type GivenChallenge = Omit<ChallengeOwner, 'browser'> & {
  challenge: string;
  browser: string | undefined;
};

/** Uses a challenge, in one statement so that it works only once. @returns false unless it is this browser’s and valid */
export async function consumeChallenge(
  db: Kysely<Database>,
  { challenge, staffId, browser, now }: GivenChallenge,
): Promise<boolean> {
  if (!isKey(challenge) || browser === undefined) return false;
  const { numDeletedRows } = await db
    .deleteFrom('staff_challenges')
    .where('hash', '=', hashKey(challenge))
    .where('browser_hash', '=', hashKey(browser))
    .where('staff_id', staffId === null ? 'is' : '=', staffId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
