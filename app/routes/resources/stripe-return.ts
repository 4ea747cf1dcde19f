import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { handleReturn } from '~/shop/payments/core/handle-return.server';

/** Where Stripe sends the shopper back, paid or not; needs no cookie. The address carries our own signature. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return redirect(
    await handleReturn(context.payments, new URL(request.url).searchParams, 'stripe'),
    303,
  );
}
