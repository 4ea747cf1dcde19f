import { createElement } from 'react';
import { formatDay, formatMoney } from '~/i18n/format';
import { languageName } from '~/i18n/staff-locale';
import { resourceHref } from '~/routing/resource-href';
import {
  confirmWithdrawal,
  dismissWithdrawal,
  findOrderOf,
  isConfirmable,
  settleWithdrawal,
} from '~/shop/withdrawals/decide-withdrawal.server';
import { effectOn } from '~/shop/withdrawals/matched-order.server';
import { refundDueDay } from '~/shop/withdrawals/staff-notifications.server';
import { findWithdrawalByReference, type Withdrawal } from '~/shop/withdrawals/withdrawals.server';
import { type StaffRequest, toRefusal } from '../desk-route.server';
import { backToOrders } from '../orders/order-filters';
import type { DeskScreen } from '../render-desk.server';
import { decideCase, showCase } from './decide.server';
import type { PendingCase } from './pending-case';

const findWithdrawal = ({ context, params }: StaffRequest): Promise<Withdrawal | undefined> =>
  findWithdrawalByReference(context.db, (params.reference ?? '').toUpperCase());

async function toCase(desk: StaffRequest, withdrawal: Withdrawal): Promise<PendingCase> {
  const { context, locale, t, now } = desk;
  const { reference, effect, full_name, email, order_number, items, statement } = withdrawal;
  const order = await findOrderOf(context.db, withdrawal, now);
  const next = effectOn(order, items);
  const isOpen = isConfirmable(withdrawal, 'operator');
  const { proof, confirmation_key: key } = withdrawal;
  const isWithoutOrder = withdrawal.order_id === null && effect === 'none' && !proof && !key;
  const day = formatDay(refundDueDay(withdrawal), locale);
  const number = order?.number ?? '';
  const orderLink =
    order && createElement('a', { href: resourceHref('reception.order', { number }) }, number);
  const { href } = backToOrders({ typed: email, state: undefined, before: undefined });
  const searchLink = createElement('a', { href }, t('requests:withdrawals.sameEmail'));
  return {
    kind: 'withdrawal',
    reference,
    title: full_name,
    state: t(`requests:withdrawals.effects.${isWithoutOrder ? 'unmatched' : effect}`),
    facts: [
      [t('requests:withdrawals.order'), orderLink ?? order_number],
      [t('requests:withdrawals.total'), order ? formatMoney(order.totalCents) : ''],
      [t('reception:request.email'), createElement('a', { href: `mailto:${email}` }, email)],
      [t('reception:orders.search'), order ? '' : searchLink],
      [t('reception:request.language'), languageName(withdrawal.locale, locale)],
      [t('requests:withdrawals.due'), day],
      [t('requests:withdrawals.reason'), withdrawal.dismissal_reason ?? ''],
    ],
    statement,
    decisions: [
      ...(isOpen
        ? [
            {
              id: 'confirm' as const,
              needsReason: false,
              consequences: [
                t(
                  `requests:withdrawals.confirm.${next === 'none' || next === 'operator' ? next : 'void'}`,
                  {
                    number,
                    day,
                  },
                ),
                t('requests:withdrawals.confirm.proof'),
              ],
            },
          ]
        : []),
      ...(effect === 'unproven'
        ? [
            {
              id: 'dismiss' as const,
              needsReason: true,
              consequences: [
                t('requests:withdrawals.dismiss.money'),
                t('requests:withdrawals.dismiss.later'),
              ],
            },
          ]
        : []),
      ...(isWithoutOrder && withdrawal.decided_at === null
        ? [
            {
              id: 'settle' as const,
              needsReason: false,
              consequences: [
                t('requests:withdrawals.settle.money'),
                t('requests:withdrawals.settle.find', { day }),
              ],
            },
          ]
        : []),
    ],
  };
}

/** The sheet of a withdrawal from a contract, or the page of a decision about it. */
export async function showWithdrawal(desk: StaffRequest): Promise<DeskScreen> {
  const withdrawal = await findWithdrawal(desk);
  if (!withdrawal) return toRefusal(desk, 'missing');
  return showCase(desk, await toCase(desk, withdrawal));
}

/** Confirms or dismisses a withdrawal, as `npm run withdrawals` does, or settles one that no order matches. */
export async function decideWithdrawal(desk: StaffRequest): Promise<DeskScreen | Response> {
  const { context, now } = desk;
  const withdrawal = await findWithdrawal(desk);
  if (!withdrawal) return toRefusal(desk, 'missing');
  return decideCase(desk, await toCase(desk, withdrawal), async ({ id }, reason) => {
    const { changed } =
      id === 'confirm'
        ? await confirmWithdrawal(context.db, withdrawal, { proof: 'operator', now })
        : id === 'settle'
          ? await settleWithdrawal(context.db, withdrawal, now)
          : await dismissWithdrawal(context.db, withdrawal, reason, now);
    if (changed) context.withdrawals.notify();
    return changed ? 'done' : 'already';
  });
}
