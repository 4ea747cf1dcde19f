import { z } from 'zod';
import type { PaymentStatus } from '~/shop/payments/core/payments';
import { parseAmount, cartIdPattern } from './wspay-signature';

const bit = z
  .union([z.literal('0'), z.literal('1'), z.literal(0), z.literal(1)])
  .transform((value) => (String(value) === '1' ? '1' : '0'));

const reference = z.string().regex(cartIdPattern);

/** WSPay sends ids as strings or numbers, and null if there is none yet. */
const id = z
  .union([z.string().max(255), z.number().int().nonnegative()])
  .nullish()
  .transform((value) => String(value ?? ''));

/** The response to `POST /api/create-transaction`. */
export const createResponseSchema = z.object({ PaymentFormUrl: z.string().max(2048) });

/** The signed fields of the browser's return. An error or cancellation carries no approval code. */
export const returnSchema = z.object({
  ShoppingCartID: reference,
  Success: bit,
  ApprovalCode: id,
  Signature: z.string(),
});

/** The signed fields of the server callback, and those that identify the payment. */
export const callbackSchema = z.object({
  ShopID: z.string(),
  ShoppingCartID: reference,
  ActionSuccess: bit,
  ApprovalCode: id,
  WsPayOrderId: id,
  Signature: z.string(),
});

/** The statusCheck response: the callback's fields plus amount and state. */
export const statusResponseSchema = callbackSchema.extend({
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

/** The response to a completion, void or refund. */
export const actionResponseSchema = z.object({
  ShopID: z.string(),
  WsPayOrderId: id,
  STAN: id,
  ApprovalCode: id,
  ActionSuccess: bit,
  ErrorMessage: z.string().max(1000).nullish(),
  Signature: z.string(),
});

export type SignedReport = z.infer<typeof callbackSchema>;
export type StatusResponse = z.infer<typeof statusResponseSchema>;

/**
 * Maps a verified statusCheck response to the payment's status, amounts in cents. Once something was charged, `Amount`
 * is the charged amount. Only full refunds are reported.
 * @throws RangeError if the response contradicts itself or lacks fields its state requires; nothing may be decided from
 * it
 */
export function readStatus(response: StatusResponse): PaymentStatus {
  const state = readState(response);
  const reference = response.ShoppingCartID;
  if (state === 'unknown') return { state, reference };
  const isPaid = state !== 'open' && state !== 'failed';
  if (isPaid && !(response.ApprovalCode && response.STAN && response.CurrencyCode))
    throw new RangeError('Incomplete status');
  return {
    state,
    reference,
    ...readAmounts(response, state),
    currency: readCurrency(response.CurrencyCode),
    ids: isPaid
      ? { orderId: response.WsPayOrderId, stan: response.STAN, approvalCode: response.ApprovalCode }
      : undefined,
    card:
      [response.CreditCardName, response.CreditCardNumber].filter(Boolean).join(' ') || undefined,
  };
}

function readAmounts({ Amount }: StatusResponse, state: PaymentStatus['state']) {
  if (Amount == null && (state === 'open' || state === 'failed')) return {};
  const cents = parseAmount(Amount);
  if (state === 'refunded') return { capturedCents: cents, refundedCents: cents };
  return state === 'captured' ? { capturedCents: cents } : { amountCents: cents };
}

function readState(response: StatusResponse): PaymentStatus['state'] {
  if (!response.WsPayOrderId) return 'unknown';
  const { Authorized, Completed, Voided, Refunded } = response;
  // A missing flag does not mean "no": an incomplete response must not turn a paid order into a failed one.
  if (Authorized == null || Completed == null || Voided == null || Refunded == null)
    throw new RangeError('No flags');
  if (Refunded === '1') return 'refunded';
  if (Voided === '1') return 'voided';
  if (Completed === '1') return 'captured';
  if (Authorized === '1') {
    if (response.ActionSuccess !== '1') throw new RangeError('Authorised without success');
    // The bank has ended the authorisation: there is nothing left to capture or release.
    return response.CanBeCompleted === false && response.CanBeVoided === false
      ? 'expired'
      : 'authorised';
  }
  // A trace number means that the bank was contacted. Without one, nothing has been decided yet.
  return response.ActionSuccess === '0' && response.STAN ? 'failed' : 'open';
}

/** Maps ISO 4217 numbers to letters. An unknown number is returned as is and therefore matches no accepted currency. */
function readCurrency(code: string): string | undefined {
  if (!code) return undefined;
  return code === '978' ? 'EUR' : code;
}
