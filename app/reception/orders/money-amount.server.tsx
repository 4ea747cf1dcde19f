import { formatMoney } from '~/i18n/format';
import { toDecimalComma } from '~/platform/csv/csv-columns';
import { resourceHref } from '~/routing/resource-href';
import { isEverything, type NamedGoods, priceGoods } from '~/shop/orders/named-goods';
import type { Order } from '~/shop/orders/orders.server';
import { ActionTextField, type FieldError, listErrors } from '../action-fields';
import type { StaffRequest } from '../desk-route.server';
import type { DeskScreen } from '../render-desk.server';
import { AmountScreen } from './confirmation-screen';
import {
  type GoodsField,
  GoodsFields,
  hasAnyLeft,
  listGoodsFields,
  readGoodsFields,
} from './goods-fields.server';
import {
  limitOf,
  listOpenStatements,
  listWarnings,
  type MoneyAction,
} from './money-consequences.server';
import { readWayBack, withWayBack } from './order-filters';
import { readAmount } from './typed-amount';

/** An action of which staff choose the amount. */
type AmountAction = Exclude<MoneyAction, 'void'>;

/** What a charge or refund is of, in cents. */
export type ChosenAmount = { amountCents: number; goods?: NamedGoods | undefined };

/**
 * Reads the amount and the goods from the address of an action's page.
 * @returns the page that asks for them if there is none yet, or if they do not fit
 */
export async function chooseAmount(
  desk: StaffRequest,
  action: AmountAction,
  order: Order,
): Promise<ChosenAmount | { page: DeskScreen }> {
  const { searchParams } = desk.url;
  const fields = await listGoodsFields(desk, order);
  const isAsked = ['amount', ...fields.map(({ field }) => field)].some((name) =>
    searchParams.has(name),
  );
  if (!isAsked) return { page: await toAmountPage(desk, action, order, fields, []) };
  const read = (name: string) => searchParams.get(name) ?? '';
  const typed = read('amount').trim();
  const { goods, errors } = readGoodsFields(desk, fields, read);
  const { cents, message } = readChosen(desk, action, order, { goods, fields, typed });
  if (errors.length === 0 && cents !== undefined) return { amountCents: cents, goods };
  // Which amounts fit depends on the pieces; which can be read does not.
  const isOwn = errors.length === 0 || (typed !== '' && readAmount(typed) === undefined);
  const all = isOwn && message ? [...errors, { name: 'amount', message }] : errors;
  return { page: await toAmountPage(desk, action, order, fields, all) };
}

/** The typed amount, or that of the goods. */
function readChosen(
  { t }: StaffRequest,
  action: AmountAction,
  order: Order,
  {
    goods,
    fields,
    typed,
  }: { goods: NamedGoods | undefined; fields: readonly GoodsField[]; typed: string },
): { cents: number; message?: undefined } | { cents?: undefined; message: string } {
  const price = priceGoods(fields, goods);
  const limit = limitOf(action, order) - (action === 'capture' ? price : 0);
  if (limit <= 0) return { message: t('reception:actions.errors.nothingSent') };
  if (typed === '' && !goods && hasAnyLeft(fields))
    return { message: t('reception:actions.errors.nothing') };
  const cents = typed === '' && goods ? (action === 'capture' ? limit : price) : readAmount(typed);
  if (cents === undefined) return { message: t('reception:actions.errors.amount') };
  if (cents > limit)
    return { message: t('reception:actions.errors.tooMuch', { limit: formatMoney(limit) }) };
  const isEmptied = order.shipped_at === null && goods && isEverything(fields, goods);
  if (isEmptied && (action === 'capture' || cents < limit))
    return { message: t(`reception:actions.${action}.emptied`) };
  return { cents };
}

async function toAmountPage(
  desk: StaffRequest,
  action: AmountAction,
  order: Order,
  fields: readonly GoodsField[],
  errors: readonly FieldError[],
): Promise<DeskScreen> {
  const { t, url } = desk;
  const limitCents = limitOf(action, order);
  const limit = formatMoney(limitCents);
  const statements = await listOpenStatements(desk, order);
  // Buyers write in their own words what they withdraw from: no amount follows from it, and the whole one is wrong.
  const isPart = statements.length > 0 && statements.every(({ items }) => items !== '');
  const wayBack = readWayBack(url);
  const path = resourceHref(`reception.${action}`, { number: order.number });
  const whole = {
    label: t(`reception:actions.${action}.whole`, { amount: limit }),
    href: withWayBack(path, wayBack, { amount: toDecimalComma(limitCents) }),
  };
  const read = (name: string) => url.searchParams.get(name)?.trim() ?? '';
  const hasPieces = hasAnyLeft(fields);
  return {
    status: errors.length > 0 ? 400 : 200,
    hasErrors: errors.length > 0,
    title: t(`reception:actions.${action}.title`),
    screen: (
      <AmountScreen
        action={action}
        order={order}
        wayBack={wayBack}
        lead={[
          t(`reception:actions.${action}.lead`, { amount: limit }),
          ...listWarnings(t, action, order, statements),
          ...(isPart ? [t(`reception:actions.${action}.part`)] : []),
        ]}
        whole={isPart ? undefined : whole}
        base={action === 'refund' ? order.refunded_cents : undefined}
        errors={listErrors(errors)}
        goods={hasPieces ? <GoodsFields {...{ t, fields, read, errors }} /> : undefined}
      >
        <ActionTextField
          name="amount"
          label={t(`reception:actions.${action}.amount`)}
          hint={
            hasPieces
              ? t(`reception:actions.${action}.amountHint`)
              : t('reception:actions.amountHint')
          }
          inputMode="decimal"
          autoComplete="off"
          value={read('amount') || undefined}
          error={errors.find(({ name }) => name === 'amount')?.message}
          className="desk-amount"
        />
      </AmountScreen>
    ),
  };
}
