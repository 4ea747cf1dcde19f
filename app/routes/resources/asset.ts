import { readFile } from 'node:fs/promises';
import type { LoaderFunctionArgs, AppLoadContext } from '@remix-run/node';
import { BackendError } from '~/content/content-backend.server';
import { findAssetQuery, listAssetHeaders } from '~/content/asset-answer';
import { matchesEtag } from '~/platform/http/etag';
import { jsonError } from '~/platform/http/json-responses';

/** A picture in one of its presets (contract: `GET /assets/{id}?key=preset`). */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const query = findAssetQuery(new URL(request.url).searchParams);
  const accept = request.headers.get('accept') ?? '';
  if (!query) return missing();
  const file = await findFile(context, params.id ?? '', query.key, accept);
  if (file === 'elsewhere') {
    return jsonError(503, 'The picture cannot be fetched at the moment', { 'Retry-After': '30' });
  }
  if (!file) return missing();
  const headers = listAssetHeaders(file, query.v);
  if (matchesEtag(request.headers.get('if-none-match'), headers.ETag))
    return new Response(null, { status: 304, headers });
  const bytes = await readFile(file.path);
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
    headers: {
      ...headers,
      'Content-Type': file.contentType,
      'Content-Length': String(bytes.length),
    },
  });
}

const missing = () => jsonError(404, 'There is no such picture or preset');

async function findFile(
  context: Pick<AppLoadContext, 'assets'>,
  id: string,
  key: string | undefined,
  accept: string,
) {
  try {
    return await context.assets.findAsset(id, key, accept);
  } catch (error) {
    if (error instanceof BackendError) return 'elsewhere' as const;
    throw error;
  }
}
