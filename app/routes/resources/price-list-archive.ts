import type { LoaderFunctionArgs } from '@remix-run/node';
import { archivedPriceListResponse } from '~/shop/pricing/price-list-response.server';

/** A price list of the last thirty days: `/cjenik/arhiva/{file}`. */
export function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  return archivedPriceListResponse(context.db, request, params.file ?? '');
}
