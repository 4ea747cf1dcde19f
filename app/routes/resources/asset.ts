import type { LoaderFunctionArgs } from '@remix-run/node';
import { createPictures } from '~/content/asset-answer.server';

/** A picture where this site runs under Remix's own server; its own answers before the framework does. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const answer = await createPictures(context.assets).answer({
    id: params.id ?? '',
    search: new URL(request.url).searchParams,
    accept: request.headers.get('accept') ?? '',
    ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
  });
  return request.method === 'HEAD' ? new Response(null, answer) : answer;
}
