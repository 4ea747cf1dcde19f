import { formatDateTime, formatMoney } from '~/i18n/format';
import { providerNames } from '~/platform/database/stored-values';
import {
  closeManually,
  voidUnmatched,
  type UnmatchedResult,
} from '~/shop/payments/core/resolve-unmatched.server';
import {
  findUnmatched,
  type UnmatchedPayment,
} from '~/shop/payments/core/unmatched-payments.server';
import { type StaffRequest, toRefusal } from '../desk-route.server';
import type { ActionOutcome } from '../orders/order-actions';
import type { DeskScreen } from '../render-desk.server';
import { decideCase, showCase } from './decide.server';
import type { Decision, PendingCase } from './pending-case';

const findPayment = ({ context, params }: StaffRequest): Promise<UnmatchedPayment | undefined> =>
  findUnmatched(context.db, params.reference ?? '');

type PaymentDecisionId = 'release' | 'close';

function toCase(
  { locale, t }: StaffRequest,
  payment: UnmatchedPayment,
): PendingCase<PaymentDecisionId> {
  const { reference, provider, order_number, amount_cents, money, state, outcome } = payment;
  const { refunded_cents: refunded } = payment;
  const amount = formatMoney(amount_cents);
  const isOpen = state === 'review';
  return {
    kind: 'payment',
    reference,
    title: amount,
    state: t(`decisions:payments.states.${isOpen ? money : (outcome ?? 'handled')}`),
    facts: [
      [t('decisions:payments.provider'), providerNames[provider]],
      [t('decisions:payments.order'), order_number ?? t('decisions:payments.unknown')],
      [
        t('decisions:payments.begun'),
        payment.begun_at ? formatDateTime(new Date(payment.begun_at), locale) : '',
      ],
      [t('decisions:payments.refunded'), refunded > 0 ? formatMoney(refunded) : ''],
      [t('decisions:withdrawals.reason'), payment.reason ?? ''],
    ],
    note: isOpen && money === 'charged' ? t('decisions:payments.close.refund') : undefined,
    decisions: isOpen ? listDecisions(t, payment) : [],
  };
}

function listDecisions(
  t: StaffRequest['t'],
  { amount_cents, money }: UnmatchedPayment,
): Decision<PaymentDecisionId>[] {
  const amount = formatMoney(amount_cents);
  const release: Decision<PaymentDecisionId> = {
    id: 'release',
    needsReason: false,
    consequences: [
      t('decisions:payments.release.money', { amount }),
      t('decisions:payments.release.asked'),
    ],
  };
  const close: Decision<PaymentDecisionId> = {
    id: 'close',
    needsReason: true,
    consequences: [
      t('decisions:payments.close.money'),
      ...(money === 'charged' ? [t('decisions:payments.close.refund')] : []),
    ],
  };
  return money === 'held' ? [release, close] : [close];
}

/** The sheet of a payment without an order, or the page of a decision about it. */
export async function showPayment(desk: StaffRequest): Promise<DeskScreen> {
  const payment = await findPayment(desk);
  if (!payment) return toRefusal(desk, 'missing');
  return showCase(desk, toCase(desk, payment));
}

const toOutcome = ({ kind }: UnmatchedResult): ActionOutcome =>
  kind === 'planned' ? 'unknown' : kind;

/** Releases or closes a payment without an order, as `npm run payments` does. */
export async function decidePayment(desk: StaffRequest): Promise<DeskScreen | Response> {
  const { context, now } = desk;
  const payment = await findPayment(desk);
  if (!payment) return toRefusal(desk, 'missing');
  const { reference } = payment;
  return decideCase(desk, toCase(desk, payment), async ({ id }, reason) =>
    toOutcome(
      id === 'release'
        ? await voidUnmatched(context.payments, reference)
        : await closeManually({ db: context.db, now: () => now }, reference, reason),
    ),
  );
}
