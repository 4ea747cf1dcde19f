import type { AppLoadContext } from '@remix-run/node';
import type { Database } from '~/platform/database/schema';
import type { Selectable, Kysely } from 'kysely';
import { unlessStorageFails } from '~/platform/database/unless-storage-fails.server';
import type { PriceListTable as ListRow } from '~/platform/database/price-tables';
import { matchesEtag } from '~/platform/http/etag';
import { findByName, findNewest, listArchive } from './price-list-archive.server';
import type { PriceListKind } from './price-list-table';

const types = {
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
} as const;
type PriceListFormat = keyof typeof types;

/** Day and names of the public price lists, newest first. Empty if the database is unavailable. */
export async function loadArchive(context: Pick<AppLoadContext, 'db' | 'prices'>) {
  const archive = await unlessStorageFails(async () => {
    await context.prices.record();
    return listArchive(context.db);
  });
  // The prices themselves come from the content, so the page still shows them.
  return archive ?? [];
}

/** The file name of the current list of each kind. These URLs are permanent. */
export const currentFiles: Record<PriceListKind, string> = {
  goods: 'aktualni',
  services: 'usluge',
};

/** Responds with the current list, which is updated first if prices have changed. */
export async function currentPriceListResponse(
  context: Pick<AppLoadContext, 'db' | 'prices'>,
  request: Request,
  file: string,
): Promise<Response> {
  const requested = parseFile(file);
  const kind = (['goods', 'services'] as const).find(
    (known) => currentFiles[known] === requested?.name,
  );
  if (!requested || !kind) return missing();
  await context.prices.record();
  const list = await findNewest(context.db, kind);
  return list ? send(request, list, requested.format, 'public, max-age=60') : missing();
}

/** Responds with a list of the last thirty days, by file name. */
export async function archivedPriceListResponse(
  db: Kysely<Database>,
  request: Request,
  file: string,
): Promise<Response> {
  const requested = parseFile(file);
  if (!requested) return missing();
  const list = await findByName(db, requested.name);
  return list ? send(request, list, requested.format, 'public, max-age=86400') : missing();
}

function parseFile(file: string): { name: string; format: PriceListFormat } | undefined {
  const [, name, format] = /^([a-z0-9_-]{1,200})\.(csv|xml)$/.exec(file) ?? [];
  return name && format ? { name, format: format as PriceListFormat } : undefined;
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
  if (matchesEtag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(list[format], { headers });
}

const missing = () =>
  new Response('There is no such price list\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
