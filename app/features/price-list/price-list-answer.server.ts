import type { Selectable } from 'kysely';
import { keepPrices } from '~/features/prices/price-keeper.server';
import { getDatabase } from '~/server/database/database.server';
import type { PriceListTable as ListRow } from '~/server/database/schema';
import { holdsCopy } from '~/server/http/etag';
import { findByName, findNewest, listArchive } from './price-list-archive.server';
import type { PriceListKind } from './price-list-table';

const types = {
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
} as const;
export type PriceListFormat = keyof typeof types;

/** Day and names of the lists that are still public, the newest first. */
export async function loadArchive() {
  const db = await getDatabase();
  await keepPrices(db);
  return listArchive(db);
}

/** The list in force, made anew first if the prices have changed. Anybody may fetch it. */
export async function answerCurrent(
  request: Request,
  kind: PriceListKind,
  format: PriceListFormat,
): Promise<Response> {
  const db = await getDatabase();
  await keepPrices(db);
  const list = await findNewest(db, kind);
  return list ? send(request, list, format, 'public, max-age=60') : missing();
}

/** A list of the last thirty days by its file's name. */
export async function answerArchived(request: Request, file: string): Promise<Response> {
  const [, name, format] = /^([a-z0-9_-]{1,200})\.(csv|xml)$/.exec(file) ?? [];
  if (!name || !format) return missing();
  const list = await findByName(await getDatabase(), name);
  return list ? send(request, list, format as PriceListFormat, 'public, max-age=86400') : missing();
}

function send(
  request: Request,
  list: Selectable<ListRow>,
  format: PriceListFormat,
  cacheControl: string,
): Response {
  const etag = `"${list.name}.${format}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': cacheControl,
    'Content-Type': types[format],
    'Content-Disposition': `inline; filename="${list.name}.${format}"`,
    'Last-Modified': new Date(list.created_at).toUTCString(),
  };
  if (holdsCopy(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(list[format], { headers });
}

const missing = () =>
  new Response('There is no such price list\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
