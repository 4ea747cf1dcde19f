import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { settleReturn } from '~/shop/payments/core/settle-return.server';

/** Where Stripe sends the shopper back, paid or not; needs no cookie. The address carries our own signature. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return redirect(
    await settleReturn(context.payments, new URL(request.url).searchParams, 'stripe'),
    303,
  );
}
