import type { LoaderFunctionArgs } from '@remix-run/node';
import { toContract } from '~/content/content-contract';
import { matchesEtag } from '~/platform/http/etag';
import { jsonData } from '~/platform/http/json-responses';

/** The whole published snapshot (contract: `GET /api/config`). */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const content = context.content.current();
  const revision = content.revision();
  const etag = `W/"${revision}"`;
  const headers = { 'Cache-Control': 'public, max-age=60', ETag: etag };
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  const images = Object.fromEntries(content.images());
  return jsonData({ revision, ...toContract(content.published()), images }, headers);
}
