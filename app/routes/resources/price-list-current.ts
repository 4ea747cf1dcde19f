import type { LoaderFunctionArgs } from '@remix-run/node';
import { currentPriceListResponse } from '~/shop/pricing/price-list-response.server';

/** A current price list for machines: goods `aktualni.csv`, `aktualni.xml`; services `usluge.csv`, `usluge.xml`. */
export function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  return currentPriceListResponse(context, request, params.file ?? '');
}
