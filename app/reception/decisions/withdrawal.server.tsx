import { formatDay, formatMoney } from '~/i18n/format';
import { languageName } from '~/i18n/staff-locale';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { resourceHref } from '~/routing/resource-href';
import {
  confirmWithdrawal,
  dismissWithdrawal,
  findOrderOf,
  isConfirmable,
  settleWithdrawal,
} from '~/shop/withdrawals/decide-withdrawal.server';
import { isClosed } from '~/shop/withdrawals/effect';
import { effectOn, type MatchedOrder } from '~/shop/withdrawals/matched-order.server';
import { refundDueDay } from '~/shop/withdrawals/staff-notifications.server';
import { findWithdrawalByReference, type Withdrawal } from '~/shop/withdrawals/withdrawals.server';
import { hasPage } from '~/routing/paths';
import { MailLink } from '../contact-links';
import { type StaffRequest, toRefusal } from '../desk-route.server';
import { backToOrders } from '../orders/order-filters';
import type { DeskScreen } from '../render-desk.server';
import { decideCase, showCase } from './decide.server';
import type { Decision, PendingCase } from './pending-case';

const findWithdrawal = ({ context, params }: StaffRequest): Promise<Withdrawal | undefined> =>
  findWithdrawalByReference(context.db, (params.reference ?? '').toUpperCase());

type WithdrawalDecisionId = 'confirm' | 'dismiss' | 'settle';

async function toCase(
  desk: StaffRequest,
  withdrawal: Withdrawal,
): Promise<PendingCase<WithdrawalDecisionId>> {
  const { context, locale, t } = desk;
  const { reference, full_name, email, order_number, statement } = withdrawal;
  const order = await findOrderOf(context.db, withdrawal);
  const day = formatDay(refundDueDay(withdrawal), locale);
  const number = order?.number ?? '';
  const orderLink = order && <a href={resourceHref('reception.order', { number })}>{number}</a>;
  const { href } = backToOrders({ typed: email, state: undefined, before: undefined });
  const searchLink = <a href={href}>{t('decisions:withdrawals.sameEmail')}</a>;
  return {
    kind: 'withdrawal',
    reference,
    title: full_name,
    state: t(`decisions:withdrawals.effects.${stateOf(withdrawal)}`),
    facts: [
      [t('decisions:withdrawals.order'), orderLink ?? order_number],
      [t('decisions:withdrawals.total'), order ? formatMoney(order.totalCents) : ''],
      [t('reception:enquiry.email'), <MailLink key="email" to={email} />],
      [t('reception:orders.search'), order || !hasPage('shop') ? '' : searchLink],
      [t('reception:enquiry.language'), languageName(withdrawal.locale, locale)],
      [t('decisions:withdrawals.due'), day],
      [t('decisions:withdrawals.reason'), withdrawal.dismissal_reason ?? ''],
    ],
    note: isOpenLate(withdrawal, order) ? getMailTexts(locale)('withdrawalNotice.late') : undefined,
    quote: {
      title: t('decisions:kinds.statement'),
      text: statement,
      locale: withdrawal.locale,
    },
    decisions: listDecisions(t, withdrawal, { order, day }),
  };
}

/** Whether no order matched the statement, so that the buyer was not asked to confirm it either. */
const isWithoutOrder = (withdrawal: Withdrawal) =>
  withdrawal.order_id === null &&
  withdrawal.effect === 'none' &&
  !withdrawal.proof &&
  !withdrawal.confirmation_key;

function stateOf(withdrawal: Withdrawal) {
  if (!isWithoutOrder(withdrawal)) return withdrawal.effect;
  return withdrawal.decided_at === null ? 'unmatched' : 'settled';
}

/** Whether staff have to judge if it was stated in time. */
const isOpenLate = ({ effect }: Withdrawal, order: MatchedOrder | undefined): boolean =>
  order !== undefined &&
  order.isLate &&
  !isClosed(order) &&
  (effect === 'operator' || effect === 'unproven');

/** @param facts.day when the refund is due */
function listDecisions(
  t: StaffRequest['t'],
  withdrawal: Withdrawal,
  { order, day }: { order: MatchedOrder | undefined; day: string },
): Decision<WithdrawalDecisionId>[] {
  const decisions: Decision<WithdrawalDecisionId>[] = [];
  if (isConfirmable(withdrawal, 'operator')) {
    const effect = effectOn(order, withdrawal.items);
    const money = effect === 'none' || effect === 'operator' ? effect : 'void';
    const values = { number: order?.number ?? '', day };
    decisions.push({
      id: 'confirm',
      needsReason: false,
      consequences: [
        t(`decisions:withdrawals.confirm.${money}`, values),
        t('decisions:withdrawals.confirm.proof'),
      ],
    });
  }
  if (withdrawal.effect === 'unproven') {
    decisions.push({
      id: 'dismiss',
      needsReason: true,
      consequences: [
        t('decisions:withdrawals.dismiss.money'),
        t('decisions:withdrawals.dismiss.later'),
      ],
    });
  }
  if (isWithoutOrder(withdrawal) && withdrawal.decided_at === null) {
    decisions.push({
      id: 'settle',
      needsReason: false,
      consequences: [
        t('decisions:withdrawals.settle.money'),
        t('decisions:withdrawals.settle.find', { day }),
      ],
    });
  }
  return decisions;
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
  const { db } = context;
  return decideCase(desk, await toCase(desk, withdrawal), async ({ id }, reason) => {
    const decide = {
      confirm: () => confirmWithdrawal(db, withdrawal, { proof: 'operator', now }),
      dismiss: () => dismissWithdrawal(db, withdrawal, reason, now),
      settle: () => settleWithdrawal(db, withdrawal, now),
    };
    const { changed } = await decide[id]();
    if (changed) context.withdrawals.notify();
    return changed ? 'done' : 'already';
  });
}
