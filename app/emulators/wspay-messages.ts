import { timeZone } from '#hotel/hotel.config.js';
import {
  formatAmount,
  signActionResponse,
  signReport,
  signReturn,
  type WspayFlag,
  type WspayKeys,
} from '~/shop/payments/providers/wspay/wspay-signature';
import { dayMs } from '~/platform/time/durations';
import { customerFields, type EmulatedTransaction } from './wspay-store';

const holdMilliseconds = 30 * dayMs;

/** The hosted page's language codes are the locales in capitals. */
const readLang = (transaction: EmulatedTransaction) => transaction.locale.toUpperCase();

/** The URL the browser is redirected to after a decision, with the signed fields in its query. */
export function buildReturn(
  keys: WspayKeys,
  transaction: EmulatedTransaction,
  errorMessage: string,
) {
  const { state, returnUrl, returnErrorUrl, cancelUrl } = transaction;
  if (state === 'declined')
    return { address: returnErrorUrl, fields: errorFields(keys, transaction, errorMessage) };
  if (state === 'cancelled') return { address: cancelUrl, fields: cancelFields(keys, transaction) };
  return { address: returnUrl, fields: successFields(keys, transaction) };
}

function successFields(keys: WspayKeys, transaction: EmulatedTransaction): Record<string, string> {
  const { shoppingCartId: reference, approvalCode } = transaction;
  return {
    ...prefixCustomer(transaction),
    ShoppingCartID: reference,
    Success: '1',
    ApprovalCode: approvalCode,
    Signature: signReturn(keys, { reference, success: '1', approvalCode }),
    WsPayOrderId: transaction.id,
    STAN: transaction.stan,
    Partner: 'Emulator',
    Amount: formatAmount(transaction.amountCents),
    ECI: '05',
    PaymentType: 'VISA',
    PaymentPlan: '0000',
    CreditCardNumber: transaction.cardNumber,
    DateTime: formatTimestamp(transaction.decidedAt),
    Lang: readLang(transaction),
  };
}

function errorFields(
  keys: WspayKeys,
  transaction: EmulatedTransaction,
  message: string,
): Record<string, string> {
  return {
    ...prefixCustomer(transaction),
    ...refusalFields(keys, transaction),
    ErrorMessage: message,
    ErrorCodes: 'E00001',
    Lang: readLang(transaction),
  };
}

function cancelFields(keys: WspayKeys, transaction: EmulatedTransaction): Record<string, string> {
  return { ...refusalFields(keys, transaction), ResponseCode: '15', Lang: readLang(transaction) };
}

function refusalFields(keys: WspayKeys, { shoppingCartId: reference }: EmulatedTransaction) {
  const Signature = signReturn(keys, { reference, success: '0', approvalCode: '' });
  return { ShoppingCartID: reference, Success: '0', ApprovalCode: '', Signature };
}

function prefixCustomer({ customer }: EmulatedTransaction): Record<string, string> {
  return Object.fromEntries(customerFields.map((field) => [`Customer${field}`, customer[field]]));
}

/** Whether the bank's hold has not expired yet. */
export function isHeld({ decidedAt }: EmulatedTransaction, now: number): boolean {
  return decidedAt > 0 && now - decidedAt < holdMilliseconds;
}

/** The transaction report: body of the server callback and, with the same fields, the statusCheck response. */
export function buildReport(keys: WspayKeys, seen: EmulatedTransaction, now: number) {
  const transaction = now < seen.visibleAt ? hideDecision(seen) : seen;
  const { state, approvalCode, id: wsPayOrderId, completedCents, refundedCents } = transaction;
  const isSuccess = ['authorised', 'completed', 'voided', 'refunded'].includes(state);
  const actionSuccess: WspayFlag = isSuccess ? '1' : '0';
  const isYoung = isHeld(transaction, now);
  return {
    WsPayOrderId: wsPayOrderId,
    UniqueTransactionNumber: transaction.stan,
    Signature: signReport(keys, { actionSuccess, approvalCode, wsPayOrderId }),
    STAN: transaction.stan,
    ApprovalCode: approvalCode,
    ShopID: keys.shopId,
    ShoppingCartID: transaction.shoppingCartId,
    Amount: writeAmount(
      state === 'completed' || state === 'refunded' ? completedCents : transaction.amountCents,
    ),
    CurrencyCode: '978',
    ActionSuccess: actionSuccess,
    Success: actionSuccess,
    Authorized: writeBit(isSuccess),
    Completed: writeBit(state === 'completed' || state === 'refunded'),
    Voided: writeBit(state === 'voided'),
    Refunded: writeBit(state === 'refunded'),
    PaymentPlan: '0000',
    Partner: 'Emulator',
    OnSite: '1',
    CreditCardName: transaction.cardNumber && 'VISA',
    CreditCardNumber: transaction.cardNumber,
    ECI: isSuccess ? '05' : '',
    ...prefixCustomer(transaction),
    TransactionDateTime: transaction.decidedAt ? formatTimestamp(transaction.decidedAt) : '',
    IsLessThen30DaysFromTransaction: isYoung,
    CanBeCompleted: state === 'authorised' && isYoung,
    CanBeVoided: state === 'authorised' && isYoung,
    CanBeRefunded: state === 'completed' && refundedCents < completedCents,
  };
}

/** The statusCheck response for a cart id for which no page was opened. */
export function buildUnknownReport(keys: WspayKeys, reference: string) {
  const Signature = signReport(keys, { actionSuccess: '0', approvalCode: '', wsPayOrderId: '' });
  const ids = {
    WsPayOrderId: '',
    STAN: '',
    ApprovalCode: '',
    ShopID: keys.shopId,
    ShoppingCartID: reference,
  };
  return {
    ...ids,
    Signature,
    ActionSuccess: '0',
    Authorized: '0',
    Completed: '0',
    Voided: '0',
    Refunded: '0',
  };
}

/** The response to completion, void and refund. An empty message means success. */
export function buildActionResponse(
  keys: WspayKeys,
  transaction: EmulatedTransaction,
  errorMessage: string,
) {
  const { stan, approvalCode, id: wsPayOrderId } = transaction;
  const actionSuccess: WspayFlag = errorMessage ? '0' : '1';
  return {
    WsPayOrderId: wsPayOrderId,
    ShopID: keys.shopId,
    ApprovalCode: approvalCode,
    STAN: stan,
    ErrorMessage: errorMessage,
    ActionSuccess: actionSuccess,
    Signature: signActionResponse(keys, { stan, actionSuccess, approvalCode, wsPayOrderId }),
  };
}

/** What statusCheck reports before a late decision: the page was opened, but no bank has decided. */
function hideDecision(transaction: EmulatedTransaction): EmulatedTransaction {
  return {
    ...transaction,
    state: 'open',
    stan: '',
    approvalCode: '',
    cardNumber: '',
    decidedAt: 0,
  };
}

/** WSPay sends whole euros as a number, and other amounts as text with a decimal point: `78`, `"80.55"`. */
function writeAmount(cents: number): number | string {
  return cents % 100 === 0 ? cents / 100 : formatAmount(cents).replace(',', '.');
}

const writeBit = (value: boolean): WspayFlag => (value ? '1' : '0');

/** `yyyyMMddHHmmss` in the shop's time zone, as sent by WSPay. */
function formatTimestamp(time: number): string {
  const local = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return local.format(time).replace(/\D/g, '');
}
