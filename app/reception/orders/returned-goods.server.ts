import { createElement, type ReactElement } from 'react';
import { getOrderWithLines, type Order } from '~/shop/orders/orders.server';
import { listReturnable, returnStock } from '~/shop/stock/claims.server';
import { readStockLevels } from '~/shop/stock/stock-job.server';
import type { StaffRequest } from '../desk-route.server';
import { ActionCheckboxField } from './action-fields';

/** A row of the basket each: more lines than that no basket takes. */
const maxReturns = 50;

const fieldName = (index: number) => `back${index}`;

/** The names under which a form says what came back. */
export const returnFieldNames = Array.from({ length: maxReturns }, (_, index) => fieldName(index));

/** Counted goods of an order that may have come back with its refund: a box to tick for each. */
export async function listReturnFields(
  { context, t }: StaffRequest,
  order: Order,
): Promise<ReactElement[]> {
  const { lines } = await getOrderWithLines(context.db, order.id);
  const returnable = await listReturnable(context.db, order.id);
  return returnable.map(({ variant_id, left }) => {
    const index = lines.findIndex((each) => each.variant_id === variant_id);
    const line = lines[index];
    const name = `${line?.product_name ?? variant_id} ${line?.variant_name ?? ''}`.trim();
    return createElement(ActionCheckboxField, {
      key: variant_id,
      name: fieldName(index),
      label: t('stock:returned', { name, count: left }),
    });
  });
}

/** Puts what was ticked up for sale again. */
export async function putBack(
  { context, now }: StaffRequest,
  order: Order,
  form: FormData,
): Promise<void> {
  const { lines } = await getOrderWithLines(context.db, order.id);
  const variantIds = lines
    .filter((_, index) => form.has(fieldName(index)))
    .map(({ variant_id }) => variant_id);
  await context.db.transaction().execute((trx) => returnStock(trx, order.id, variantIds, now));
  await readStockLevels(context.db, context.content);
}
