import { z } from 'zod';
import { lines, mailAddress, required } from '~/platform/forms/field-schema';
import type { AppLoadContext } from '@remix-run/node';
import type { Kysely } from 'kysely';
import { submissionIds } from '~/platform/forms/submission-id.server';
import {
  formTokenFields,
  readFormToken,
  verifyFormToken,
} from '~/platform/forms/form-token.server';
import { findOrderByToken } from '~/shop/orders/orders.server';
import type { Locale } from '~/i18n/locales';
import type { Database } from '~/platform/database/schema';
import { parseForm } from '~/platform/forms/form.server';
import { log } from '~/platform/log/log.server';
import { createDraft, findDraft, type WithdrawalDraft } from './drafts.server';
import type { WithdrawalLimits } from './limits.server';
import { guardStorage } from './guard-storage.server';
import { describeOrder, effectOn } from './matched-order.server';
import { confirmByOrderLink } from './confirm-withdrawal.server';
import { composeStatement, formatStatement } from './statement.server';
import { type WithdrawalFacts, withdrawalFields } from './withdrawal-fields';
import { renderWithdrawalMails } from './withdrawal-mails.server';
import type { RefusedWithdrawal } from './withdrawal-steps';
import {
  findMatchingOrder,
  findWithdrawalBySubmission,
  newReference,
  type NewWithdrawal,
  newWithdrawalToken,
  storeWithdrawal,
  type Withdrawal,
} from './withdrawals.server';

// Messages are codes; `enquiries:errors.<code>` holds their texts.

const maxLength = 2000;

/**
 * What a withdrawal needs (CRD Art. 11a(2)): name, contract, address for the acknowledgement. Nothing else is
 * asked for: no reason, no telephone number.
 */
const withdrawalSchema = z.object({
  fullName: required(100),
  /** Any text that names the contract: an order's number, or a package and its day. */
  orderNumber: required(200),
  email: mailAddress,
  items: lines(maxLength),
  note: lines(maxLength),
}) satisfies z.ZodType<WithdrawalFacts>;

/**
 * Names that the forms may bring: the fields, the time stamp, the trap, the order's key; the key of the draft that is
 * confirmed; the key in the mail that asks the buyer.
 */
export const withdrawalFormNames = [
  ...withdrawalFields,
  ...formTokenFields,
  'website',
  'order',
  'draft',
  'confirm',
] as const;

export type RefusedStep = RefusedWithdrawal & {
  kind: 'refused';
  status: 400 | 429 | 503;
  retryAfter?: number | undefined;
};

/** Keeps a statement that may then be confirmed. @returns the key of the draft, or what is wrong with the form */
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
  // With an error of its own the reply brings back what was typed.
  const refuse = (status: 429 | 503, problem: 'tooMany' | 'storage', retryAfter?: number) => {
    const result = submission.reply({ formErrors: [problem] });
    return { ...refused, status, problem, retryAfter, result };
  };
  const retryAfter = context.withdrawalLimits.countStatement(request);
  if (retryAfter !== undefined) return refuse(429, 'tooMany', retryAfter);
  const draft = await guardStorage(async () => {
    const db = context.db;
    // The form only brings a key; which order it proves is found here and kept out of anybody's reach.
    const order = orderKey === undefined ? undefined : await findOrderByToken(db, orderKey);
    return createDraft(db, {
      facts: submission.value,
      suspicion: detectSuspicion(context.secrets, form, formToken),
      provedOrderId: order?.id ?? null,
    });
  });
  return draft === undefined ? refuse(503, 'storage') : { kind: 'written', draft };
}

/**
 * Signs that a program sent the form. A missing or foreign token is not an error, and nothing is rejected here: a statement
 * that may be a consumer's is always stored.
 */
function detectSuspicion(
  secrets: readonly string[],
  form: FormData,
  formToken: string | undefined,
): WithdrawalDraft['suspicion'] {
  if (form.get('website')) return 'trap';
  return formToken && verifyFormToken(secrets, formToken) === 'early' ? 'early' : null;
}

type Confirmation =
  | { kind: 'confirmed'; token: string }
  /** The draft is over a day old, or never was. */
  | { kind: 'gone' }
  | RefusedStep;

/**
 * Makes a withdrawal of a statement: once, however often and however parallel it is confirmed. Nothing about an order is
 * looked at that could refuse it, and known and unknown orders are answered alike.
 */
export async function confirmDraft(
  context: Pick<
    AppLoadContext,
    'content' | 'db' | 'env' | 'outbox' | 'withdrawalLimits' | 'withdrawals'
  >,
  request: Request,
  id: string,
  locale: Locale,
): Promise<Confirmation> {
  const confirmed = await guardStorage(async () => {
    const db = context.db;
    const draft = await findDraft(db, id);
    return draft ? confirm(context, db, request, draft, locale) : null;
  });
  if (confirmed === undefined) return { kind: 'refused', status: 503, problem: 'storage' };
  return confirmed ? { kind: 'confirmed', token: confirmed.token } : { kind: 'gone' };
}

async function confirm(
  context: Pick<AppLoadContext, 'content' | 'env' | 'outbox' | 'withdrawalLimits' | 'withdrawals'>,
  db: Kysely<Database>,
  request: Request,
  draft: WithdrawalDraft,
  locale: Locale,
): Promise<Withdrawal> {
  const { facts, suspicion, provedOrderId, createdAt } = draft;
  // Named by the day on which it was written: confirmed twice around midnight it is still one.
  const ids = submissionIds(Object.values(facts), createdAt);
  const known = await findWithdrawalBySubmission(db, ids);
  if (known) return confirmByOrderLink(context, db, known, provedOrderId);
  const now = new Date();
  const { site } = context.content.current().get();
  const order = await findMatchingOrder(db, facts);
  const matched = order && (await describeOrder(db, order, now));
  const isProved = matched !== undefined && matched.id === provedOrderId;
  const planned = effectOn(matched, facts.items);
  const isUnproven = planned !== 'none' && !isProved;
  const row: NewWithdrawal = {
    reference: newReference(now),
    submission_id: ids[0],
    token: newWithdrawalToken(),
    locale,
    full_name: facts.fullName,
    order_number: facts.orderNumber,
    email: facts.email,
    items: facts.items,
    note: facts.note,
    statement: formatStatement(composeStatement(facts, locale, site.seller.shortName)),
    order_id: matched?.id ?? null,
    effect: isUnproven ? 'unproven' : planned,
    proof: isProved ? 'order link' : null,
    confirmation_key: isUnproven ? newWithdrawalToken() : null,
    withheld: findWithholdingReason(context.withdrawalLimits, request, suspicion),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
  const options = {
    site,
    siteUrl: context.env.SITE_URL,
    operatorAddress: context.env.MAIL_TO,
  };
  const mails = {
    all: await renderWithdrawalMails(row, matched, options),
    limited: await renderWithdrawalMails({ ...row, withheld: 'recipient' }, matched, options),
  };
  const { withdrawal, isNew } = await storeWithdrawal(db, row, { ids, mails, now });
  if (!isNew) return confirmByOrderLink(context, db, withdrawal, provedOrderId);
  announce(context, withdrawal);
  return withdrawal;
}

/** Why the withdrawal is not acknowledged by itself; null when it is. */
function findWithholdingReason(
  limits: WithdrawalLimits,
  request: Request,
  suspicion: WithdrawalDraft['suspicion'],
) {
  if (limits.countMails(request) !== undefined) return 'sender';
  if (suspicion === 'early') return limits.countEarly(request) === undefined ? null : 'early';
  return suspicion;
}

function announce(
  context: Pick<AppLoadContext, 'outbox' | 'withdrawals'>,
  { reference, withheld }: Withdrawal,
): void {
  if (withheld) log.error({ reference, withheld }, 'A withdrawal is not acknowledged by itself');
  else log.info({ reference }, 'A withdrawal was received');
  context.outbox.notify();
  // Whether or not an order was matched: the response time must not reveal it.
  context.withdrawals.notify();
}
