import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerArchived } from '~/shop/pricing/price-list-response.server';

/** A price list of the last thirty days: `/cjenik/arhiva/{file}`. */
export function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  return answerArchived(request, params.file ?? '');
}
