import type { LoaderFunctionArgs } from '@remix-run/node';
import { matchesEtag } from '~/platform/http/etag';

/** The whole published snapshot (contract: `GET /api/config`). */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const content = context.content.current();
  const etag = `W/"${content.revision()}"`;
  const headers = { 'Cache-Control': 'public, max-age=60', ETag: etag };
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return new Response(context.publicConfig.read(content), {
    headers: { ...headers, 'Content-Type': 'application/json' },
  });
}
