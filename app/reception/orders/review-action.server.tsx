import { readForm } from '~/platform/forms/form.server';
import { toPlainLine } from '~/platform/mail/plain-line';
import type { Order } from '~/shop/orders/orders.server';
import { maxReason } from '~/shop/orders/staff-reason';
import type { RefundFacts } from '~/shop/payments/reviews/refund-facts';
import { loadRefundFacts } from '~/shop/payments/reviews/refund-facts.server';
import { resolveReview } from '~/shop/payments/reviews/resolve-review.server';
import { isRestoredReview } from '~/shop/payments/reviews/restored-review.server';
import { createKey } from '../desk-keys.server';
import { redirectTo, type StaffRequest, toRefusal } from '../desk-route.server';
import type { DeskScreen } from '../render-desk.server';
import { runOrderAction, findOrder, sheetPath } from './run-order-action.server';
import {
  ActionCheckboxField,
  ActionChoiceField,
  ActionTextField,
  listErrors,
} from '../action-fields';
import { ConfirmationScreen } from './confirmation-screen';
import { allowsAction } from './order-actions';
import { readWayBack } from './order-filters';
import { listReviewChoices, type ReviewChoice } from './review-choices.server';
import { listReviewConsequences } from './review-consequences.server';

/** The page on which staff decide the outcome of a payment in review. */
export async function showReview(desk: StaffRequest): Promise<DeskScreen | Response> {
  const order = await findOrder(desk);
  if (!order) return toRefusal(desk, 'missing');
  if (!allowsAction('review', order)) return redirectTo(sheetPath(desk, order.number));
  return toScreen(desk, await loadReview(desk, order), {});
}

type Review = {
  order: Order;
  choices: readonly ReviewChoice[];
  refund: RefundFacts;
  /** Whether it has been in review since a restore. */
  isRestored: boolean;
};

async function loadReview({ context, t }: StaffRequest, order: Order): Promise<Review> {
  const refund = await loadRefundFacts(context.payments, order);
  const isRestored = await isRestoredReview(context.db, order.id);
  return { order, choices: listReviewChoices(t, order, refund, isRestored), refund, isRestored };
}

type Typed = {
  to?: string;
  reason?: string;
  force?: boolean;
  errors?: { name: 'to' | 'reason'; message: string }[];
};

function toScreen(
  { t, url }: StaffRequest,
  review: Review,
  { to, reason, force: isForced = false, errors = [] }: Typed,
): DeskScreen {
  const { order, choices } = review;
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message;
  return {
    status: errors.length > 0 ? 400 : 200,
    hasErrors: errors.length > 0,
    title: t('reception:actions.review.title'),
    screen: (
      <ConfirmationScreen
        action="review"
        order={order}
        wayBack={readWayBack(url)}
        submissionId={createKey()}
        consequences={listReviewConsequences(t, order, review)}
        errors={listErrors(errors)}
      >
        <ActionChoiceField
          name="to"
          legend={t('reception:actions.review.to')}
          choices={choices.map(({ value, label, text }) => ({ value, label, text }))}
          value={to}
          error={errorOf('to')}
        />
        <ActionTextField
          name="reason"
          label={t('reception:actions.review.reason')}
          maxLength={maxReason}
          value={reason}
          error={errorOf('reason')}
          className="desk-field"
        />
        <ActionCheckboxField
          name="force"
          value={isForced ? 'on' : undefined}
          label={t('reception:actions.review.force')}
        />
      </ConfirmationScreen>
    ),
  };
}

/** Carries out the decision, unless the provider contradicts it. */
export async function decideReview(desk: StaffRequest): Promise<DeskScreen | Response> {
  const { context, request, t } = desk;
  const order = await findOrder(desk);
  if (!order) return toRefusal(desk, 'missing');
  if (!allowsAction('review', order)) return redirectTo(sheetPath(desk, order.number));
  const form = await readForm(request, ['submission', 'to', 'reason', 'force']);
  const to = String(form.get('to') ?? '');
  const review = await loadReview(desk, order);
  const choice = review.choices.find(({ value }) => value === to);
  const reason = toPlainLine(String(form.get('reason') ?? ''), maxReason);
  const errors = [
    ...(choice ? [] : [{ name: 'to' as const, message: t('reception:actions.review.errors.to') }]),
    ...(reason === ''
      ? [{ name: 'reason' as const, message: t('reception:actions.errors.reason') }]
      : []),
  ];
  const force = form.get('force') === 'on';
  if (!choice || errors.length > 0) {
    // An answer that is no longer offered was forced on other facts than those now shown.
    const isStillForced = force && (choice !== undefined || to === '');
    return toScreen(desk, review, { to, reason, force: isStillForced, errors });
  }
  const { target, refundedCents, failedCents } = choice;
  return runOrderAction(desk, order, {
    id: 'review',
    submissionId: String(form.get('submission') ?? ''),
    details: { to: target, reason, ...(refundedCents !== undefined && { cents: refundedCents }) },
    async run() {
      const resolution = { to: target, refundedCents, failedCents, reason, force };
      const outcome = await resolveReview(context.payments, order, resolution);
      return outcome.kind;
    },
  });
}
