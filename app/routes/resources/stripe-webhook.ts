import { type ActionFunctionArgs } from '@remix-run/node';
import { handleCallback } from '~/shop/payments/core/handle-callback.server';

/** Stripe's servers tell of an event. A hint: Stripe is asked before anything is believed. */
export async function action({ request, context }: ActionFunctionArgs) {
  return handleCallback(context.payments, request, 'stripe');
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
