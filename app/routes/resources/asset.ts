import type { LoaderFunctionArgs } from '@remix-run/node';
import { createPictures } from '~/content/asset-response.server';

/** Serves a picture under Remix's own server; this site's own server serves pictures before the framework does. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const response = await createPictures(context.assets).respond({
    id: params.id ?? '',
    search: new URL(request.url).searchParams,
    accept: request.headers.get('accept') ?? '',
    ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
  });
  return request.method === 'HEAD' ? new Response(null, response) : response;
}
