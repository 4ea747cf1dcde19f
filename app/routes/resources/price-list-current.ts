import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerCurrent } from '~/features/price-list/price-list-answer.server';

/** The price list in force, for machines: `/cjenik/aktualni.csv`, `.xml` (goods) and `/cjenik/usluge.csv`, `.xml` (services). */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { pathname } = new URL(request.url);
  const kind = pathname.includes('/usluge.') ? 'services' : 'goods';
  return answerCurrent(request, kind, pathname.endsWith('.xml') ? 'xml' : 'csv');
}
