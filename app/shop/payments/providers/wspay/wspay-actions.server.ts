import { isSameSignature } from '~/platform/http/signature';
import {
  type BeforeSending,
  type PaymentIds,
  PaymentRefused,
  type PaymentStatus,
  PaymentUnavailable,
} from '~/shop/payments/core/payments';
import { version } from './wspay-create';
import { postJson } from './wspay-request.server';
import { actionResponseSchema } from './wspay-schema';
import {
  formatAmountMinor,
  signAction,
  signActionResponse,
  type WspayKeys,
} from './wspay-signature';

export type ActionName = 'completion' | 'void' | 'refund';

type ActionCall = {
  keys: WspayKeys;
  url: string;
  timeoutMs: number;
  beforeSending?: BeforeSending | undefined;
};

const before = { completion: 'authorised', void: 'authorised', refund: 'captured' } as const;

/**
 * Captures, voids or refunds. WSPay has no idempotency keys, so its status is queried first and an operation it reports
 * as done is not repeated. (It does not report the amount of partial refunds; the caller keeps track of those.) The ids
 * sent are those of the status response, because a completion may change the approval code.
 * @throws PaymentRefused
 * @throws PaymentUnavailable
 */
export async function runWspayAction(
  call: ActionCall,
  name: ActionName,
  status: PaymentStatus,
  { amountCents, known }: { amountCents?: number | undefined; known?: PaymentIds | undefined },
): Promise<void> {
  if (known && status.ids && known.orderId !== status.ids.orderId)
    throw new PaymentUnavailable('WSPay answered about another payment');
  if (isDone(name, status, amountCents)) return;
  const { ids, state } = status;
  if (state !== before[name] || !ids) throw new PaymentRefused(`The payment is ${state} at WSPay`);
  const cents = amountCents ?? status.amountCents;
  if (!cents) throw new RangeError('An action needs an amount');
  const { keys, url, timeoutMs, beforeSending } = call;
  await beforeSending?.();
  const response = await postJson(url, actionRequest(keys, ids, cents), timeoutMs);
  readActionResponse(keys, ids, response);
}

function isDone(name: ActionName, status: PaymentStatus, amountCents?: number): boolean {
  const { state, capturedCents } = status;
  if (name === 'void') return state === 'voided';
  if (capturedCents !== amountCents) return false;
  return name === 'completion' ? state === 'captured' : state === 'refunded';
}

function actionRequest({ shopId, secretKey }: WspayKeys, ids: PaymentIds, cents: number) {
  const { orderId: wsPayOrderId, stan = '', approvalCode = '' } = ids;
  const amountMinor = formatAmountMinor(cents);
  const signed = { wsPayOrderId, stan, approvalCode, amountMinor };
  return {
    Version: version,
    ShopID: shopId,
    WsPayOrderId: wsPayOrderId,
    STAN: stan,
    ApprovalCode: approvalCode,
    Amount: amountMinor,
    Signature: signAction({ shopId, secretKey }, signed),
  };
}

function readActionResponse(keys: WspayKeys, ids: PaymentIds, response: unknown): void {
  const parsed = actionResponseSchema.safeParse(response);
  if (!parsed.success) throw new PaymentUnavailable('WSPay answered with an unknown shape');
  const { ShopID, WsPayOrderId, STAN, ApprovalCode, ActionSuccess, ErrorMessage } = parsed.data;
  const expected = signActionResponse(keys, {
    stan: STAN,
    actionSuccess: ActionSuccess,
    approvalCode: ApprovalCode,
    wsPayOrderId: WsPayOrderId,
  });
  if (!isSameSignature(expected, parsed.data.Signature))
    throw new PaymentUnavailable('WSPay answered with a wrong signature');
  if (ShopID !== keys.shopId || WsPayOrderId !== ids.orderId || STAN !== ids.stan)
    throw new PaymentUnavailable('WSPay answered about another payment');
  if (ActionSuccess === '1') return;
  throw new PaymentRefused(plain(ErrorMessage ?? '') || 'WSPay refused it without a reason');
}

/** Sanitises the provider's message: one short line without anything that could be a card number. */
function plain(message: string): string {
  return message
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\d{6,}/g, '…')
    .trim()
    .slice(0, 200);
}
