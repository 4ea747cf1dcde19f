import { createHash } from 'node:crypto';

/**
 * All signatures and amount formats of WSPay's protocol, version 2.0 (SHA-512). Source of the formulas: the vendor's
 * own shop plugins, checked against six published vectors (see the test).
 */

/** Credentials shared with WSPay. The secret key never leaves the server. */
export type WspayKeys = { shopId: string; secretKey: string };

/** Exactly one digit: with a longer value, characters could be shifted from the approval code that follows it. */
export type WspayFlag = '0' | '1';

const amountPattern = /^(0|[1-9]\d{0,11})(?:[.,](\d{1,2}))?$/;

/** WSPay allows letters, digits and `_ - .` in a shopping cart id, at most 255 characters. */
export const cartIdPattern = /^[A-Za-z0-9_.-]{1,255}$/;

/** Signature of the request that opens the hosted page. The amount is signed without its comma. */
export function signRequest(
  { shopId, secretKey }: WspayKeys,
  reference: string,
  amountCents: number,
): string {
  return sha512(
    shopId,
    secretKey,
    reference,
    secretKey,
    formatAmountDigits(amountCents),
    secretKey,
  );
}

/** Signature of the browser's return. It covers neither the amount nor the order id. */
export function signReturn(
  { shopId, secretKey }: WspayKeys,
  response: { reference: string; success: WspayFlag; approvalCode: string },
): string {
  return sha512(
    shopId,
    secretKey,
    response.reference,
    secretKey,
    response.success,
    secretKey,
    response.approvalCode,
    secretKey,
  );
}

/** Signature of the server callback and the statusCheck response. It covers neither amount, state flags nor cart id. */
export function signReport(
  { shopId, secretKey }: WspayKeys,
  report: { actionSuccess: WspayFlag; approvalCode: string; wsPayOrderId: string },
): string {
  const { actionSuccess, approvalCode, wsPayOrderId } = report;
  return sha512(
    shopId,
    secretKey,
    actionSuccess,
    approvalCode,
    secretKey,
    shopId,
    approvalCode,
    wsPayOrderId,
  );
}

/** Signature of a completion, refund or void request; `amountMinor` is the `Amount` field exactly as sent. */
export function signAction(
  { shopId, secretKey }: WspayKeys,
  action: { wsPayOrderId: string; stan: string; approvalCode: string; amountMinor: string },
): string {
  const { wsPayOrderId, stan, approvalCode, amountMinor } = action;
  return sha512(
    shopId,
    wsPayOrderId,
    secretKey,
    stan,
    secretKey,
    approvalCode,
    secretKey,
    amountMinor,
    secretKey,
    wsPayOrderId,
  );
}

/** Signature of the response to a completion, refund or void. */
export function signActionResponse(
  { shopId, secretKey }: WspayKeys,
  response: { stan: string; actionSuccess: WspayFlag; approvalCode: string; wsPayOrderId: string },
): string {
  const { stan, actionSuccess, approvalCode, wsPayOrderId } = response;
  return sha512(shopId, secretKey, stan, actionSuccess, secretKey, approvalCode, wsPayOrderId);
}

/** Signature of the statusCheck request. */
export function signStatusRequest({ shopId, secretKey }: WspayKeys, reference: string): string {
  return sha512(shopId, secretKey, reference, secretKey, shopId, reference);
}

/**
 * Formats cents for the hosted page: `1234,50`, with a comma, two decimals and no thousands separator.
 * @throws RangeError if the amount is not a non-negative integer
 */
export function formatAmount(cents: number): string {
  const digits = formatAmountDigits(cents);
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/**
 * Formats cents for the request signature: the comma form without its comma, so 50 cents are `050`.
 * @throws RangeError if the amount is not a non-negative integer
 */
export function formatAmountDigits(cents: number): string {
  return formatAmountMinor(cents).padStart(3, '0');
}

/**
 * Formats cents for completion, refund and void: `123450`, so 50 cents are `50`.
 * @throws RangeError if the amount is not a non-negative integer
 */
export function formatAmountMinor(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0)
    throw new RangeError('Money is a whole number of cents');
  return String(cents);
}

/**
 * Parses cents from any form WSPay sends: `"1234,50"`, `"80.55"`, `78`, `80.5`.
 * @throws RangeError for anything else: signs, spaces, thousands separators, exponents, a third decimal
 */
export function parseAmount(value: unknown): number {
  const text = typeof value === 'number' ? String(value) : value;
  const match = typeof text === 'string' ? amountPattern.exec(text) : null;
  if (!match) throw new RangeError('Not an amount');
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

function sha512(...parts: string[]): string {
  return createHash('sha512').update(parts.join(''), 'utf8').digest('hex');
}
