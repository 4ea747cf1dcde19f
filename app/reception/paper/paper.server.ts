import { getT } from '~/i18n/i18n.server';
import { staffLocale } from '~/i18n/staff-locale';
import { deskHeaders, type DeskScreen } from '../render-desk.server';
import { createElement } from 'react';
import { listPacked } from '~/shop/orders/nameable-goods.server';
import { findOrderByNumber } from '~/shop/orders/order-list.server';
import { getOrderWithLines, type OrderWithLines } from '~/shop/orders/orders.server';
import type { StaffRequest } from '../desk-route.server';
import { listOrderStatements, listReasonsToStay } from '../orders/order-statements.server';
import { readWayBack } from '../orders/order-filters';
import { PaperScreen } from './paper-screen';
import { hasParcel } from './has-parcel';
import { maxPrinted } from './print-choice';
import { toParcelCsv } from './parcels';

/** What has to be read before the parcel of an order is packed. */
async function listReasons({ context, t }: StaffRequest, order: OrderWithLines): Promise<string[]> {
  // One that has been handed over is not packed again.
  if (order.shipped_at !== null) return [];
  return listReasonsToStay(t, await listOrderStatements(context.db, order.id));
}

/** The orders that the address names, as far as they can be packed. */
async function findParcels({ context, url }: StaffRequest): Promise<OrderWithLines[]> {
  const numbers = [...new Set(url.searchParams.getAll('order'))].slice(0, maxPrinted);
  const orders: OrderWithLines[] = [];
  for (const number of numbers) {
    const order = await findOrderByNumber(context.db, number);
    if (!order || !hasParcel(order)) continue;
    const ordered = await getOrderWithLines(context.db, order.id);
    orders.push({ ...ordered, lines: await listPacked(context.db, ordered) });
  }
  return orders;
}

/** Packing slips, address labels or the courier's CSV file of the chosen orders. */
export async function showPaper(desk: StaffRequest): Promise<DeskScreen | Response> {
  const { context, locale, t, url } = desk;
  const orders = await findParcels(desk);
  const kind = url.searchParams.get('kind');
  if (kind === 'csv' && orders.length > 0) return toCsvResponse(toParcelCsv(orders));
  const isLabel = kind === 'label';
  const { hotel } = context.content.current().get().site;
  const title = t(isLabel ? 'paper:labels' : 'paper:slips');
  const sheets = [];
  for (const order of orders) {
    // The slip is for the recipient, the label for the courier.
    const own = getT(isLabel ? staffLocale : order.locale);
    sheets.push({ order, t: own, reasonsToStay: await listReasons(desk, order) });
  }
  return {
    title,
    screen: createElement(PaperScreen, {
      kind: isLabel ? 'label' : 'slip',
      title,
      hotel,
      locale,
      wayBack: readWayBack(url),
      sheets,
    }),
  };
}

function toCsvResponse(body: string): Response {
  return new Response(body, {
    headers: {
      ...deskHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="parcels.csv"',
    },
  });
}
