import { Fragment, type ReactElement } from 'react';
import { getOrderWithLines, type Order } from '~/shop/orders/orders.server';
import { listReturnable, restock, type ReturnedPieces } from '~/shop/stock/claims.server';
import { readStockLevels } from '~/shop/stock/stock-job.server';
import type { StaffRequest } from '../desk-route.server';
import { ActionTextField, type FieldError } from '../action-fields';
import { nameGoods } from './name-goods';

/** One for each order line; a cart has no more. */
const maxReturns = 50;

const piecesField = (index: number) => `back${index}`;
const leftField = (index: number) => `left${index}`;

/** The names of the form's fields. */
export const returnFieldNames = Array.from({ length: maxReturns }, (_, index) => [
  piecesField(index),
  leftField(index),
]).flat();

/**
 * A field for each counted line of an order whose goods may have been returned.
 * @param form as submitted, and what is wrong with it, if the page is shown again
 */
export async function listReturnFields(
  { context, locale, t }: StaffRequest,
  order: Order,
  { form, errors = [] }: { form?: FormData; errors?: readonly FieldError[] } = {},
): Promise<ReactElement[]> {
  const ordered = await getOrderWithLines(context.db, order.id);
  const names = nameGoods(context.content.current(), ordered, locale);
  const returnable = await listReturnable(context.db, order.id);
  return returnable.map(({ variant_id, left }) => {
    const index = ordered.lines.findIndex((each) => each.variant_id === variant_id);
    const { product = variant_id, variant = '' } = names[index] ?? {};
    const goods = `${product} ${variant}`.trim();
    const name = piecesField(index);
    return (
      <Fragment key={name}>
        <ActionTextField
          name={name}
          value={readText(form, name) || undefined}
          error={errors.find((each) => each.name === name)?.message}
          label={t('stock:returned', { name: goods })}
          hint={t('stock:returnedHint', { limit: left })}
          inputMode="numeric"
          autoComplete="off"
          className="desk-amount"
        />
        <input type="hidden" name={leftField(index)} value={left} />
      </Fragment>
    );
  });
}

const readText = (form: FormData | undefined, name: string) => String(form?.get(name) ?? '').trim();

/** Reads how many pieces of each variant came back; an empty field means none. With errors, nothing may be restocked. */
export async function readReturned(
  { context, t }: StaffRequest,
  order: Order,
  form: FormData,
): Promise<{ returns: ReturnedPieces[]; errors: FieldError[] }> {
  const { lines } = await getOrderWithLines(context.db, order.id);
  const typed = lines
    .map(({ variant_id: variantId }, index) => ({
      variantId,
      name: piecesField(index),
      text: readText(form, piecesField(index)),
      left: Number(readText(form, leftField(index))) || 0,
    }))
    .filter(({ text }) => text !== '');
  return {
    returns: typed.map(({ variantId, text, left }) => ({ variantId, pieces: Number(text), left })),
    errors: typed
      .filter(({ text, left }) => !/^\d{1,5}$/.test(text) || Number(text) > left)
      .map(({ name, left: limit }) => ({ name, message: t('stock:returnedError', { limit }) })),
  };
}

/** Restocks what came back, unless that has been done. */
export async function restockReturned(
  { context, now }: StaffRequest,
  order: Order,
  returns: readonly ReturnedPieces[],
): Promise<void> {
  await context.db.transaction().execute((trx) => restock(trx, order.id, returns, now));
  await readStockLevels(context.db, context.content);
}
