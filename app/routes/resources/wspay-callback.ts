import { type ActionFunctionArgs } from '@remix-run/node';
import { handleCallback } from '~/shop/payments/core/handle-callback.server';

/**
 * The provider's server reports a transaction. Only a hint: it is verified with the provider before anything changes.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  return handleCallback(context.payments, request, 'wspay');
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
