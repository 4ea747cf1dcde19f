import { type ActionFunctionArgs } from '@remix-run/node';
import { handleCallback } from '~/shop/payments/core/handle-callback.server';

/** The provider's server tells of a transaction. A hint: the provider is asked before anything is believed. */
export async function action({ request, context }: ActionFunctionArgs) {
  return handleCallback(context.payments, request, 'wspay');
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
