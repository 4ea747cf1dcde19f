import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { StoredPageScripts } from './stored-page-scripts.server';

/** Far more than a site has pages; scripts of pages for carts of many sizes are deleted first. */
const maxScripts = 20_000;

/**
 * Stores scripts in the database, where every process finds them as soon as the page is sent. A process cannot
 * rebuild a page's script itself: a page with a form contains the time at which it was rendered, and the script must
 * match it exactly.
 */
export function storePageScriptsInDatabase(db: Kysely<Database>): StoredPageScripts {
  return {
    async share(hash, body) {
      const kept_at = new Date().toISOString();
      await db
        .insertInto('page_scripts')
        .values({ hash, body: body.toString(), kept_at })
        .onConflict((conflict) => conflict.column('hash').doUpdateSet({ kept_at }))
        .execute();
    },
    async find(hash) {
      const row = await db
        .selectFrom('page_scripts')
        .select('body')
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row && Buffer.from(row.body);
    },
    // Nothing to hand over: each script was shared when it was created.
    store: async () => {},
  };
}

/** Deletes the oldest scripts. A page in use is revalidated every minute, and its script with it. */
export async function removeOldPageScripts(db: Kysely<Database>, max = maxScripts): Promise<void> {
  await db
    .deleteFrom('page_scripts')
    .where('kept_at', '<', (eb) =>
      eb
        .selectFrom('page_scripts as newest')
        .select('newest.kept_at')
        .orderBy('newest.kept_at', 'desc')
        .limit(1)
        .offset(max - 1),
    )
    .execute();
}
