import { formatMoney } from '~/i18n/format';
import type { NamedGoods } from '~/shop/orders/named-goods';
import { listNameable, type NameableLine } from '~/shop/orders/nameable-goods.server';
import { getOrderWithLines, type Order } from '~/shop/orders/orders.server';
import { ActionTextField, type FieldError } from '../action-fields';
import type { StaffRequest } from '../desk-route.server';
import type { GoodsLine } from './describe-goods';
import { nameGoods, toGoodsLines } from './name-goods';

/** One for each order line; a cart has no more. */
const maxLines = 50;

const piecesField = (index: number) => `pieces${index}`;

/** The names of the form's fields. */
export const goodsFieldNames = Array.from({ length: maxLines }, (_, index) => piecesField(index));

/** A line of an order whose pieces can be named, and its field. */
export type GoodsField = NameableLine & GoodsLine & { field: string };

/** The lines of an order with their names in the reader's language. */
export async function listGoodsFields(
  { context, locale }: StaffRequest,
  order: Order,
): Promise<GoodsField[]> {
  const ordered = await getOrderWithLines(context.db, order.id);
  const named = toGoodsLines(ordered, nameGoods(context.content.current(), ordered, locale));
  const nameable = await listNameable(context.db, ordered);
  return named.slice(0, maxLines).flatMap((line, index) => {
    const own = nameable[index];
    return own ? [{ ...line, ...own, field: piecesField(index) }] : [];
  });
}

/** Whether there are pieces to name. */
export const hasAnyLeft = (fields: readonly GoodsField[]): boolean =>
  fields.some(({ left }) => left > 0);

/** The fields in which staff name pieces, empty ones for none. @param read what was typed into a field */
export function GoodsFields({
  t,
  fields,
  read,
  errors,
}: Pick<StaffRequest, 't'> & {
  fields: readonly GoodsField[];
  read: (field: string) => string;
  errors: readonly FieldError[];
}) {
  return fields
    .filter(({ left }) => left > 0)
    .map(({ field, goods, left, unitCents }) => (
      <ActionTextField
        key={field}
        name={field}
        value={read(field) || undefined}
        error={errors.find(({ name }) => name === field)?.message}
        label={goods}
        hint={t('reception:actions.piecesHint', { limit: left, price: formatMoney(unitCents) })}
        inputMode="numeric"
        autoComplete="off"
        className="desk-amount"
      />
    ));
}

/**
 * Reads which pieces were named: an empty field is none.
 * @returns no goods if none were named, and whether all that was typed are numbers
 */
export function readGoodsFields(
  { t }: Pick<StaffRequest, 't'>,
  fields: readonly GoodsField[],
  read: (field: string) => string,
): { goods: NamedGoods | undefined; isReadable: boolean; errors: FieldError[] } {
  const typed = fields
    .map((line) => ({ ...line, text: read(line.field).trim() }))
    .filter(({ text }) => text !== '');
  const isPieces = (text: string) => /^\d{1,5}$/.test(text);
  const goods = typed.flatMap(({ variantId, text }) =>
    isPieces(text) && Number(text) > 0 ? [{ variantId, pieces: Number(text) }] : [],
  );
  return {
    goods: goods.length > 0 ? goods : undefined,
    isReadable: typed.every(({ text }) => isPieces(text)),
    errors: typed
      .filter(({ text, left }) => !isPieces(text) || Number(text) > left)
      .map(({ field: name, left: limit }) => ({
        name,
        message: t('stock:returnedError', { limit }),
      })),
  };
}
