import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { handleReturn } from '~/shop/payments/core/handle-return.server';

/** Stripe redirects the shopper here, paid or not. Needs no cookie; the URL carries this site's own signature. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return redirect(
    await handleReturn(context.payments, new URL(request.url).searchParams, 'stripe'),
    303,
  );
}
