import type { LoaderFunctionArgs } from '@remix-run/node';
import { invoicePdfResponse } from '~/shop/invoices/invoice-response.server';

/** An invoice as a file, for anyone with the order's link: `/invoices/{token}/{file}`. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  return invoicePdfResponse(context, params.token ?? '', params.file ?? '');
}
