import { createElement, type ReactElement } from 'react';
import { getOrderWithLines, type Order } from '~/shop/orders/orders.server';
import { listReturnable, restock } from '~/shop/stock/claims.server';
import { readStockLevels } from '~/shop/stock/stock-job.server';
import type { StaffRequest } from '../desk-route.server';
import { ActionCheckboxField } from './action-fields';

/** One for each order line; a cart has no more. */
const maxReturns = 50;

const fieldName = (index: number) => `back${index}`;

/** The names of the form's checkboxes. */
export const returnFieldNames = Array.from({ length: maxReturns }, (_, index) => fieldName(index));

/**
 * A checkbox for each counted line of an order whose goods may have been returned.
 * @param form as submitted, if the page is shown again
 */
export async function listReturnFields(
  { context, t }: StaffRequest,
  order: Order,
  form?: FormData,
): Promise<ReactElement[]> {
  const { lines } = await getOrderWithLines(context.db, order.id);
  const returnable = await listReturnable(context.db, order.id);
  return returnable.map(({ variant_id, left }) => {
    const index = lines.findIndex((each) => each.variant_id === variant_id);
    const line = lines[index];
    const name = `${line?.product_name_hr ?? variant_id} ${line?.variant_name_hr ?? ''}`.trim();
    return createElement(ActionCheckboxField, {
      key: variant_id,
      name: fieldName(index),
      value: form?.has(fieldName(index)) ? 'on' : undefined,
      label: t('stock:returned', { name, count: left }),
    });
  });
}

/** Restocks the ticked lines. */
export async function restockReturned(
  { context, now }: StaffRequest,
  order: Order,
  form: FormData,
): Promise<void> {
  const { lines } = await getOrderWithLines(context.db, order.id);
  const variantIds = lines
    .filter((_, index) => form.has(fieldName(index)))
    .map(({ variant_id }) => variant_id);
  await context.db.transaction().execute((trx) => restock(trx, order.id, variantIds, now));
  await readStockLevels(context.db, context.content);
}
