import { formatMoney } from '~/i18n/format';
import type { Order } from '~/shop/orders/orders.server';
import type { StaffRequest } from '../desk-route.server';
import { findOpenWhole, type OrderStatement } from './order-statements';
import { listOrderStatements, nameWithdrawnGoods } from './order-statements.server';

export type MoneyAction = 'capture' | 'refund' | 'void';

/** The most that the action can charge, release or refund, in cents. */
export const limitOf = (action: MoneyAction, order: Order): number =>
  action === 'refund' ? order.captured_cents - order.refunded_cents : order.total_cents;

/** The statements of withdrawal that require something. */
export const listOpenStatements = async (
  { context }: StaffRequest,
  order: Order,
): Promise<OrderStatement[]> =>
  (await listOrderStatements(context.db, order.id)).filter(({ isOpen }) => isOpen);

/** Whether the buyer, or someone in the buyer's name, has withdrawn from everything that is about to be charged. */
export const isWithdrawn = (action: MoneyAction, statements: readonly OrderStatement[]): boolean =>
  action === 'capture' && findOpenWhole(statements) !== undefined;

/**
 * Whether the parcel has left since the page that releases or refunds everything was shown: nobody would pay for it then.
 * @param shown `sent` if the page was shown after that
 */
export const hasLeftSince = (
  action: MoneyAction,
  order: Order,
  { amountCents, shown }: { amountCents: number; shown: string },
): boolean =>
  action !== 'capture' &&
  order.shipped_at !== null &&
  shown !== 'sent' &&
  amountCents === limitOf(action, order);

/**
 * What to know about the order before the action: that the parcel is still here, and what was withdrawn.
 * @param statements those that require something (`listOpenStatements`)
 */
export function listWarnings(
  t: StaffRequest['t'],
  action: MoneyAction,
  order: Order,
  statements: readonly OrderStatement[],
): string[] {
  const isUnsent = action === 'capture' && order.shipped_at === null;
  // Releases and refunds are what it requires.
  const whole = action === 'capture' && findOpenWhole(statements);
  return [
    ...(isUnsent ? [t('reception:actions.capture.unsent')] : []),
    ...(whole ? [t('reception:actions.capture.withdrawn', { reference: whole.reference })] : []),
    ...nameWithdrawnGoods(t, statements),
  ];
}

/** What the action will do, to the money first. */
export function listConsequences(
  t: StaffRequest['t'],
  action: MoneyAction,
  order: Order,
  {
    amountCents,
    statements,
    priced,
  }: {
    amountCents: number;
    statements: readonly OrderStatement[];
    /** What was named, and its price as it is read. */
    priced?: { goods: string; price: string } | undefined;
  },
): string[] {
  const rest = limitOf(action, order) - amountCents;
  const values = {
    amount: formatMoney(amountCents),
    rest: formatMoney(rest),
    email: order.email,
  };
  return [
    t(`reception:actions.${action}.money`, values),
    ...(priced && action !== 'void' ? [t(`reception:actions.${action}.goods`, priced)] : []),
    ...listWarnings(t, action, order, statements),
    ...(rest > 0 && action !== 'void' ? [t(`reception:actions.${action}.rest`, values)] : []),
    t('reception:actions.mail', values),
    t(`reception:actions.${action}.final`),
  ];
}
