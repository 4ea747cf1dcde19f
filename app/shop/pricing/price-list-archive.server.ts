import type { Kysely, Selectable, Transaction } from 'kysely';
import { hotelDay } from '~/platform/time/calendar';
import type { ContentSource } from '~/content/content';
import { toCsv } from '~/platform/csv/csv';
import type { PriceListTable as ListRow } from '~/platform/database/price-tables';
import type { Database } from '~/platform/database/schema';
import { dayMs } from '~/platform/time/durations';
import { hasPage } from '~/routing/paths';
import { listSoldOutVariants } from '~/shop/stock/stock-left.server';
import { namePriceList, toPriceListXml } from './price-list-files';
import { buildPriceList, type PriceListKind, type PriceListTable } from './price-list-table';

/** Every list must stay public for this long (NN 101/2026-1213) and is deleted afterwards. */
const archiveMs = 30 * dayMs;

/** Limits disk use if content is published all day: beyond this number the day's newest list is replaced. */
const maxListsPerDay = 24;

/** The lists that this hotel publishes: goods are those of the shop. */
export const priceListKinds: readonly PriceListKind[] = hasPage('shop')
  ? ['goods', 'services']
  : ['services'];

/** Creates today's lists if they are missing or prices have changed, and deletes expired ones. */
export async function publishPriceLists(
  db: Kysely<Database>,
  content: ContentSource,
  now: Date,
): Promise<void> {
  // Not from the content, which learns the stock at intervals only.
  const soldOut = await listSoldOutVariants(db);
  await db.transaction().execute(async (trx) => {
    for (const kind of priceListKinds)
      await publishList(trx, kind, buildPriceList(content, kind, soldOut), { content, now });
    const limit = new Date(now.getTime() - archiveMs).toISOString();
    await trx.deleteFrom('price_lists').where('created_at', '<=', limit).execute();
  });
}

async function publishList(
  trx: Transaction<Database>,
  kind: PriceListKind,
  table: PriceListTable,
  { content, now }: { content: ContentSource; now: Date },
): Promise<void> {
  const csv = toCsv(table.columns, table.rows);
  const day = hotelDay(now);
  const last = await findNewest(trx, kind);
  if (last?.day === day && last.csv === csv) return;
  if (last && (await countOf(trx, kind, day)) >= maxListsPerDay) {
    await trx.deleteFrom('price_lists').where('id', '=', last.id).execute();
  }
  const { site } = content.get();
  const number = (last?.number ?? 0) + 1;
  const name = namePriceList(kind, site, number, now);
  const xml = toPriceListXml(table, { kind, name, seller: site.seller, now });
  await trx
    .insertInto('price_lists')
    .values({ kind, number, day, name, csv, xml, created_at: now.toISOString() })
    .execute();
}

async function countOf(db: Kysely<Database>, kind: PriceListKind, day: string): Promise<number> {
  const { count } = await db
    .selectFrom('price_lists')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return count;
}

/** The current list of a kind; undefined before the first one was created. */
export function findNewest(
  db: Kysely<Database>,
  kind: PriceListKind,
): Promise<Selectable<ListRow> | undefined> {
  return db
    .selectFrom('price_lists')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Finds a list by its name. */
export function findByName(
  db: Kysely<Database>,
  name: string,
): Promise<Selectable<ListRow> | undefined> {
  return db.selectFrom('price_lists').selectAll().where('name', '=', name).executeTakeFirst();
}

/** Names and times of all lists, newest first. */
export function listArchive(db: Kysely<Database>) {
  return db
    .selectFrom('price_lists')
    .select(['kind', 'name', 'created_at'])
    .orderBy('id', 'desc')
    .execute();
}
