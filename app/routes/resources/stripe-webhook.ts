import { type ActionFunctionArgs } from '@remix-run/node';
import { settleCallback } from '~/shop/payments/core/settle-callback.server';

/** Stripe's servers tell of an event. A hint: Stripe is asked before anything is believed. */
export async function action({ request, context }: ActionFunctionArgs) {
  return settleCallback(context.payments, request, 'stripe');
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
