import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { reportStorageError } from '~/platform/database/report-storage-error.server';
import type { CaptchaResult } from './recaptcha-response';
import { lifetimeMs, type ShareVerdict } from './verdict-cache';

/** Longer than the time limit for the service. */
const waitMs = 4_000;
const pauseMs = 100;

const unanswered: CaptchaResult = { verdict: 'unsure', reason: 'asked by another process' };

/** Shares verdicts through the database. If the database is unavailable, each process verifies on its own. */
export const shareVerdictsIn =
  (db: Kysely<Database>): ShareVerdict =>
  async (key, verify) => {
    let asked: Promise<CaptchaResult> | undefined;
    const once = () => (asked ??= verify());
    try {
      return await shareVerdict(db, key, once);
    } catch (error) {
      reportStorageError(error, 'A captcha’s answer could not be shared');
      return once();
    }
  };

/**
 * Verifies a token once for all processes: a token can be verified only once, but the two requests of a double click
 * may reach different processes. The second one waits for the verdict of the first.
 * @param key identifies token and content together
 */
async function shareVerdict(
  db: Kysely<Database>,
  key: string,
  verify: () => Promise<CaptchaResult>,
): Promise<CaptchaResult> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('captcha_verdicts')
    .values({ key, asked_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return waitForVerdict(db, key);
  const result = await verify();
  if (result.verdict === 'unsure') {
    // Without a response the token has not been spent.
    await db.deleteFrom('captcha_verdicts').where('key', '=', key).execute();
  } else {
    await db
      .updateTable('captcha_verdicts')
      .set({ result: JSON.stringify(result) })
      .where('key', '=', key)
      .execute();
  }
  return result;
}

async function waitForVerdict(db: Kysely<Database>, key: string): Promise<CaptchaResult> {
  for (let waited = 0; waited < waitMs; waited += pauseMs) {
    const row = await db
      .selectFrom('captcha_verdicts')
      .select('result')
      .where('key', '=', key)
      .executeTakeFirst();
    if (!row) return unanswered;
    if (row.result !== null) return JSON.parse(row.result) as CaptchaResult;
    await setTimeout(pauseMs);
  }
  return unanswered;
}

/** Deletes expired verdicts. */
export async function removeOldVerdicts(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('captcha_verdicts')
    .where('asked_at', '<', new Date(now.getTime() - lifetimeMs).toISOString())
    .execute();
}
