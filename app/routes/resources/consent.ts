import type { ActionFunctionArgs } from '@remix-run/node';
import { recordConsent } from '~/site/consent/record-consent.server';
import { jsonError } from '~/platform/http/json-responses';

const notHere = () => jsonError(404, 'Nothing is measured here');

export const loader = notHere;

/** Stores the choice about measuring visits; 404 unless the operator measures them. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (!context.env.ANALYTICS_ID) return notHere();
  const taken = await recordConsent(context.env, request);
  if (!taken) return jsonError(400, 'The field answer takes yes or no');
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const cookie of taken.cookies) headers.append('Set-Cookie', cookie);
  if (request.headers.get('accept') === 'application/json') {
    return new Response(null, { status: 204, headers });
  }
  headers.set('Location', taken.page);
  return new Response(null, { status: 303, headers });
}
