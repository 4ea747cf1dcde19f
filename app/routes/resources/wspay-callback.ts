import { type ActionFunctionArgs } from '@remix-run/node';
import { settleCallback } from '~/shop/payments/core/settle-callback.server';

/** The provider's server tells of a transaction. A hint: the provider is asked before anything is believed. */
export async function action({ request, context }: ActionFunctionArgs) {
  return settleCallback(context.payments, request, 'wspay');
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
