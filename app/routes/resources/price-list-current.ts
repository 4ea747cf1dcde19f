import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerCurrent } from '~/shop/pricing/price-list-response.server';

/** A price list in force, for machines: goods `aktualni.csv`, `aktualni.xml`; services `usluge.csv`, `usluge.xml`. */
export function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  return answerCurrent(context, request, params.file ?? '');
}
