import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { readFields } from '~/platform/forms/form.server';
import { handleReturn } from '~/shop/payments/core/handle-return.server';

/** The card provider redirects the shopper here. Needs no cookie, because a cross-site return may carry none. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return redirect(
    await handleReturn(context.payments, new URL(request.url).searchParams, 'wspay'),
    303,
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const params = new URLSearchParams(await readFields(request));
  return redirect(await handleReturn(context.payments, params, 'wspay'), 303);
}
