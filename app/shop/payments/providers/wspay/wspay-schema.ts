import { z } from 'zod';
import type { PaymentStatus } from '~/shop/payments/core/payments';
import { parseAmount, referencePattern } from './wspay-signature';

const bit = z
  .union([z.literal('0'), z.literal('1'), z.literal(0), z.literal(1)])
  .transform((value) => (String(value) === '1' ? '1' : '0'));

const reference = z.string().regex(referencePattern);

/** Ids arrive as text or number, and as null where there is none yet. */
const id = z
  .union([z.string().max(255), z.number().int().nonnegative()])
  .nullish()
  .transform((value) => String(value ?? ''));

/** `POST /api/create-transaction`. */
export const createAnswerSchema = z.object({ PaymentFormUrl: z.string().max(2048) });

/** The signed fields of the browser's return; an error or a cancellation carries no approval code. */
export const returnSchema = z.object({
  ShoppingCartID: reference,
  Success: bit,
  ApprovalCode: id,
  Signature: z.string(),
});

/** The fields of the server callback that are signed, or that say what it is about. */
export const callbackSchema = z.object({
  ShopID: z.string(),
  ShoppingCartID: reference,
  ActionSuccess: bit,
  ApprovalCode: id,
  WsPayOrderId: id,
  Signature: z.string(),
});

/** The statusCheck answer: the callback's fields with amount and state. */
export const statusAnswerSchema = callbackSchema.extend({
  STAN: id,
  Amount: z.union([z.string(), z.number()]).nullish(),
  CurrencyCode: id,
  Authorized: bit.nullish(),
  Completed: bit.nullish(),
  Voided: bit.nullish(),
  Refunded: bit.nullish(),
  CanBeCompleted: z.boolean().nullish(),
  CanBeVoided: z.boolean().nullish(),
  CreditCardName: id,
  CreditCardNumber: id,
});

/** The answer to a completion, void or refund. */
export const actionAnswerSchema = z.object({
  ShopID: z.string(),
  WsPayOrderId: id,
  STAN: id,
  ApprovalCode: id,
  ActionSuccess: bit,
  ErrorMessage: z.string().max(1000).nullish(),
  Signature: z.string(),
});

export type StatusAnswer = z.infer<typeof statusAnswerSchema>;

/**
 * What a verified statusCheck answer says about the payment, amounts in cents. `Amount` is the charged amount once
 * something was charged. A refund is reported only when it is complete.
 * @throws RangeError when the answer contradicts itself or lacks what its state needs; nothing may be decided on it.
 */
export function readStatus(answer: StatusAnswer): PaymentStatus {
  const state = readState(answer);
  const reference = answer.ShoppingCartID;
  if (state === 'unknown') return { state, reference };
  const isPaid = state !== 'open' && state !== 'failed';
  if (isPaid && !(answer.ApprovalCode && answer.STAN && answer.CurrencyCode))
    throw new RangeError('Incomplete status');
  return {
    state,
    reference,
    ...readAmounts(answer, state),
    currency: readCurrency(answer.CurrencyCode),
    ids: isPaid
      ? { orderId: answer.WsPayOrderId, stan: answer.STAN, approvalCode: answer.ApprovalCode }
      : undefined,
    card: [answer.CreditCardName, answer.CreditCardNumber].filter(Boolean).join(' ') || undefined,
  };
}

function readAmounts({ Amount }: StatusAnswer, state: PaymentStatus['state']) {
  if (Amount == null && (state === 'open' || state === 'failed')) return {};
  const cents = parseAmount(Amount);
  if (state === 'refunded') return { capturedCents: cents, refundedCents: cents };
  return state === 'captured' ? { capturedCents: cents } : { amountCents: cents };
}

function readState(answer: StatusAnswer): PaymentStatus['state'] {
  if (!answer.WsPayOrderId) return 'unknown';
  const { Authorized, Completed, Voided, Refunded } = answer;
  // A flag that is missing is not a flag that is off: a half answer must not turn a paid order into a failed one.
  if (Authorized == null || Completed == null || Voided == null || Refunded == null)
    throw new RangeError('No flags');
  if (Refunded === '1') return 'refunded';
  if (Voided === '1') return 'voided';
  if (Completed === '1') return 'captured';
  if (Authorized === '1') {
    if (answer.ActionSuccess !== '1') throw new RangeError('Authorised without success');
    // The bank has taken its reservation back: there is nothing to charge any more and nothing to release.
    return answer.CanBeCompleted === false && answer.CanBeVoided === false
      ? 'expired'
      : 'authorised';
  }
  // A trace number means that the bank was asked. Without one nothing has been decided yet.
  return answer.ActionSuccess === '0' && answer.STAN ? 'failed' : 'open';
}

/** ISO 4217 numbers to letters. A number that we do not trade in stays a number and so equals no currency of ours. */
function readCurrency(code: string): string | undefined {
  if (!code) return undefined;
  return code === '978' ? 'EUR' : code;
}
