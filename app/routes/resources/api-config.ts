import type { LoaderFunctionArgs } from '@remix-run/node';
import { chooseEncoding } from '~/platform/http/encoding';
import { matchesEtag } from '~/platform/http/etag';

/**
 * The whole published snapshot (contract: `GET /api/config`). Compressed here, once for all clients, because it is by
 * far the longest response.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const content = context.content.current();
  const etag = `W/"${content.revision()}"`;
  const headers = { 'Cache-Control': 'public, max-age=60', ETag: etag, Vary: 'Accept-Encoding' };
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? undefined);
  const body = await context.publicConfig.read(content, encoding);
  return new Response(new Uint8Array(body), {
    headers: {
      ...headers,
      'Content-Type': 'application/json',
      'Content-Length': String(body.length),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    },
  });
}
