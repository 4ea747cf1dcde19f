import { newPublicToken } from '~/platform/text/public-token.server';
import { mailSettings } from '~/content/mails/mail-settings.server';
import type { AppLoadContext } from '@remix-run/node';
import { submissionIds } from '~/platform/forms/submission-id.server';
import {
  formTokenFields,
  readFormToken,
  verifyFormToken,
} from '~/platform/forms/form-token.server';
import { findOrderByToken } from '~/shop/orders/orders.server';
import type { Locale } from '~/i18n/locales';
import { parseForm } from '~/platform/forms/form.server';
import { log } from '~/platform/log/log.server';
import { createDraft, findDraft, type WithdrawalDraft } from './drafts.server';
import type { WithdrawalLimits } from './limits.server';
import { unlessStorageFails } from '~/platform/database/unless-storage-fails.server';
import { describeOrder, effectOn, type MatchedOrder } from './matched-order.server';
import { confirmByOrderLink } from './confirm-withdrawal.server';
import { composeStatement, formatStatement } from './statement.server';
import { withdrawalFields } from './withdrawal-fields';
import { renderWithdrawalMails } from './withdrawal-mails.server';
import { isLongStatement, longestField, withdrawalSchema } from './withdrawal-schema.server';
import type { WithdrawalActionData } from './withdrawal-steps';
import {
  findMatchingOrder,
  findWithdrawalBySubmission,
  newReference,
  type NewWithdrawal,
  storeWithdrawal,
  type Withdrawal,
} from './withdrawals.server';

/**
 * Field names accepted from the forms: the statement's fields, time stamp, honeypot and order key; the key of the draft
 * being confirmed; and the key from the email to the buyer.
 */
export const withdrawalFormNames = [
  ...withdrawalFields,
  ...formTokenFields,
  'website',
  'order',
  'draft',
  'confirm',
] as const;

export type RefusedStep = WithdrawalActionData & {
  kind: 'refused';
  status: 400 | 429 | 503;
  retryAfter?: number | undefined;
};

/** Stores a statement for confirmation. @returns the draft's key, or the errors of the form */
export async function submitStatement(
  context: Pick<AppLoadContext, 'db' | 'secrets' | 'withdrawalLimits'>,
  request: Request,
  form: FormData,
): Promise<{ kind: 'written'; draft: string } | RefusedStep> {
  const submission = parseForm(form, withdrawalSchema);
  const formToken = readFormToken(form) || undefined;
  const orderKey = String(form.get('order') ?? '') || undefined;
  const refused = { kind: 'refused' as const, formToken, orderKey };
  if (submission.status !== 'success') {
    return { ...refused, status: 400, result: submission.reply() };
  }
  // The reply needs an error to return the typed values.
  const refuse = (status: 429 | 503, problem: 'tooMany' | 'storage', retryAfter?: number) => {
    const result = submission.reply({ formErrors: [problem] });
    return { ...refused, status, problem, retryAfter, result };
  };
  const retryAfter = await context.withdrawalLimits.countStatement(request);
  if (retryAfter !== undefined) return refuse(429, 'tooMany', retryAfter);
  const facts = submission.value;
  if (isLongStatement(facts) && (await context.withdrawalLimits.countLong(request)) !== undefined) {
    const result = submission.reply({ fieldErrors: { [longestField(facts)]: ['tooLong'] } });
    return { ...refused, status: 400, result };
  }
  const draft = await unlessStorageFails(async () => {
    // The form carries only a key. The order it proves is looked up and stored here, so that it cannot be forged.
    const order = orderKey === undefined ? undefined : await findOrderByToken(context.db, orderKey);
    return createDraft(
      context.db,
      {
        facts,
        suspicion: detectSuspicion(context.secrets, form, formToken),
        provedOrderId: order?.id ?? null,
      },
      new Date(),
    );
  }, 'A withdrawal could not be stored');
  return draft === undefined ? refuse(503, 'storage') : { kind: 'written', draft };
}

/**
 * Detects signs of an automated submission. A missing or invalid token is not an error and nothing is rejected, because
 * a statement that may come from a consumer must always be stored.
 */
function detectSuspicion(
  secrets: readonly string[],
  form: FormData,
  formToken: string | undefined,
): WithdrawalDraft['suspicion'] {
  if (form.get('website')) return 'trap';
  return formToken && verifyFormToken(secrets, formToken, Date.now()) === 'early' ? 'early' : null;
}

type Confirmation =
  | { kind: 'confirmed'; token: string }
  /** The draft is over a day old or does not exist. */
  | { kind: 'gone' }
  | RefusedStep;

type Context = Pick<
  AppLoadContext,
  'content' | 'db' | 'env' | 'outbox' | 'withdrawalLimits' | 'withdrawals'
>;

/**
 * Turns a draft into a withdrawal. Idempotent, also in parallel. The order's state is never a reason to reject it, and
 * the response is the same for known and unknown orders.
 */
export async function confirmDraft(
  context: Context,
  request: Request,
  id: string,
  locale: Locale,
): Promise<Confirmation> {
  const confirmed = await unlessStorageFails(async () => {
    const draft = await findDraft(context.db, id, new Date());
    return draft ? confirm(context, request, draft, locale) : null;
  }, 'A withdrawal could not be stored');
  if (confirmed === undefined) return { kind: 'refused', status: 503, problem: 'storage' };
  return confirmed ? { kind: 'confirmed', token: confirmed.token } : { kind: 'gone' };
}

async function confirm(
  context: Context,
  request: Request,
  draft: WithdrawalDraft,
  locale: Locale,
): Promise<Withdrawal> {
  const { db } = context;
  const { facts, suspicion, provedOrderId, createdAt } = draft;
  // Based on the day of writing, so that a statement confirmed twice around midnight is still one withdrawal.
  const ids = submissionIds(Object.values(facts), createdAt);
  const known = await findWithdrawalBySubmission(db, ids);
  if (known) return confirmByOrderLink(context, known, provedOrderId);
  const now = new Date();
  const order = await findMatchingOrder(db, facts);
  const matched = order && (await describeOrder(db, order, { created_at: now.toISOString() }));
  const settings = mailSettings(context);
  const row: NewWithdrawal = {
    reference: newReference(now),
    submission_id: ids[0],
    token: newPublicToken(),
    locale,
    full_name: facts.fullName,
    order_number: facts.orderNumber,
    email: facts.email,
    items: facts.items,
    note: facts.note,
    statement: formatStatement(composeStatement(facts, locale, settings.site.seller.shortName)),
    ...toEffectColumns(draft, matched),
    withheld: await findWithholdingReason(context.withdrawalLimits, request, suspicion),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
  const mails = {
    all: await renderWithdrawalMails(row, matched, settings),
    limited: await renderWithdrawalMails({ ...row, withheld: 'recipient' }, matched, settings),
  };
  const { withdrawal, isNew } = await storeWithdrawal(db, row, { ids, mails, now });
  if (!isNew) return confirmByOrderLink(context, withdrawal, provedOrderId);
  announce(context, withdrawal);
  return withdrawal;
}

/** What follows for the order. Without the order's own link nothing does until the buyer has confirmed the statement. */
function toEffectColumns(
  { facts, provedOrderId }: WithdrawalDraft,
  matched: MatchedOrder | undefined,
): Pick<NewWithdrawal, 'order_id' | 'effect' | 'proof' | 'confirmation_key'> {
  const isProved = matched !== undefined && matched.id === provedOrderId;
  const planned = effectOn(matched, facts.items);
  const isUnproven = planned !== 'none' && !isProved;
  return {
    order_id: matched?.id ?? null,
    effect: isUnproven ? 'unproven' : planned,
    proof: isProved ? 'order link' : null,
    confirmation_key: isUnproven ? newPublicToken() : null,
  };
}

/** Why no acknowledgement is sent automatically; null if one is sent. */
async function findWithholdingReason(
  limits: WithdrawalLimits,
  request: Request,
  suspicion: WithdrawalDraft['suspicion'],
) {
  if ((await limits.countMails(request)) !== undefined) return 'sender';
  if (suspicion === 'early') {
    return (await limits.countEarly(request)) === undefined ? null : 'early';
  }
  return suspicion;
}

function announce(
  context: Pick<AppLoadContext, 'outbox' | 'withdrawalLimits' | 'withdrawals'>,
  { reference, withheld }: Withdrawal,
): void {
  if (withheld) context.withdrawalLimits.onWithheld({ reference, withheld });
  else log.info({ reference }, 'A withdrawal was received');
  context.outbox.notify();
  // Called whether or not an order was matched, because the response time must not reveal which.
  context.withdrawals.notify();
}
