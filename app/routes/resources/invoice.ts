import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerInvoice } from '~/shop/invoices/invoice-response.server';

/** An invoice as a file, for everyone with the order's link: `/invoices/{token}/{file}`. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  return answerInvoice(context.db, params.token ?? '', params.file ?? '');
}
