import { type ActionFunctionArgs } from '@remix-run/node';
import { handleCallback } from '~/shop/payments/core/handle-callback.server';

/** Stripe reports an event. Only a hint: it is verified with Stripe before anything changes. */
export async function action({ request, context }: ActionFunctionArgs) {
  return handleCallback(context.payments, request, 'stripe');
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
