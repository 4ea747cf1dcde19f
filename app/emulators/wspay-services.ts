import { randomInt, randomUUID } from 'node:crypto';
import { defaultLocale, isLocale, type Locale } from '~/i18n/locales';
import { isSameSignature } from '~/platform/http/signature';
import {
  parseAmount,
  cartIdPattern,
  signAction,
  signRequest,
  signStatusRequest,
  type WspayKeys,
} from '~/shop/payments/providers/wspay/wspay-signature';
import { type EmulatorResponse, jsonResponse } from './responses';
import { buildActionResponse, buildReport, buildUnknownReport, isHeld } from './wspay-messages';
import { customerFields, type EmulatedTransaction, type WspayStore } from './wspay-store';

type Service = { keys: WspayKeys; store: WspayStore };
type Fields = Record<string, unknown>;

/** Six digits, as issued by banks. */
export const makeApprovalCode = () => String(randomInt(100_000, 1_000_000));

/** `POST /api/create-transaction`: opens a payment page, unless this cart id was already paid. */
export function createTransaction(
  { keys, store }: Service,
  fields: Fields,
  baseUrl: string,
): EmulatorResponse {
  const reference = readText(fields.shoppingCartID);
  const amountCents = readFormAmount(fields.totalAmount);
  const urls = [fields.returnURL, fields.returnErrorURL, fields.cancelURL].map(readText);
  if (fields.version !== '2.0' || fields.shopID !== keys.shopId)
    return refuse('Unknown shop or version');
  if (!cartIdPattern.test(reference) || !amountCents)
    return refuse('Cart id or amount is not valid');
  if (!isSameSignature(signRequest(keys, reference, amountCents), fields.signature))
    return refuse('Signature is not valid');
  if (!urls.every(isWebAddress)) return refuse('Return addresses are not valid');
  if (store.findSuccessful(reference)) return refuse('Cart id has been used');
  const { id } = store.put({
    id: randomUUID(),
    shoppingCartId: reference,
    amountCents,
    state: 'open',
    completedCents: 0,
    refundedCents: 0,
    stan: '',
    approvalCode: '',
    cardNumber: '',
    locale: readLocale(fields.lang),
    returnUrl: urls[0] ?? '',
    returnErrorUrl: urls[1] ?? '',
    cancelUrl: urls[2] ?? '',
    customer: readCustomer(fields),
    decidedAt: 0,
    visibleAt: 0,
  });
  return jsonResponse(200, { PaymentFormUrl: `${baseUrl}/pay/${id}` });
}

/** `POST /api/services/statusCheck`. */
export function checkStatus({ keys, store }: Service, fields: Fields): EmulatorResponse {
  const reference = readText(fields.ShoppingCartID);
  if (fields.Version !== '2.0' || fields.ShopID !== keys.shopId)
    return refuse('Unknown shop or version');
  if (!isSameSignature(signStatusRequest(keys, reference), fields.Signature))
    return refuse('Signature is not valid');
  const found = store.findByCart(reference);
  return jsonResponse(
    200,
    found ? buildReport(keys, found, Date.now()) : buildUnknownReport(keys, reference),
  );
}

export type ActionName = 'completion' | 'void' | 'refund';

/** `POST /api/services/{completion,void,refund}`. A rejection is also a signed response, with `ActionSuccess` 0. */
export function runAction(
  { keys, store }: Service,
  name: ActionName,
  fields: Fields,
): EmulatorResponse {
  const [wsPayOrderId, stan, approvalCode] = [
    fields.WsPayOrderId,
    fields.STAN,
    fields.ApprovalCode,
  ].map(readText);
  const amountMinor = readText(fields.Amount);
  if (fields.Version !== '2.0' || fields.ShopID !== keys.shopId)
    return refuse('Unknown shop or version');
  const action = {
    wsPayOrderId: wsPayOrderId ?? '',
    stan: stan ?? '',
    approvalCode: approvalCode ?? '',
    amountMinor,
  };
  if (!isSameSignature(signAction(keys, action), fields.Signature))
    return refuse('Signature is not valid');
  const found = store.find(action.wsPayOrderId);
  if (!found || found.stan !== stan || found.approvalCode !== approvalCode)
    return refuse('Transaction is not known');
  const changed = /^\d{1,12}$/.test(amountMinor)
    ? actOn(store, found, name, Number(amountMinor))
    : 'Amount is not valid';
  if (typeof changed === 'string')
    return jsonResponse(200, buildActionResponse(keys, found, changed));
  return jsonResponse(200, buildActionResponse(keys, changed, ''));
}

/**
 * Performs an action. Once the hold has expired, nothing can be done any more.
 * @returns the changed transaction, or why the action was rejected
 */
export function actOn(
  store: WspayStore,
  found: EmulatedTransaction,
  name: ActionName,
  cents: number,
): EmulatedTransaction | string {
  if (found.state === 'authorised' && !isHeld(found, Date.now()))
    return 'The authorisation has expired';
  const changed = actions[name](found, cents);
  return typeof changed === 'string' ? changed : store.put(changed);
}

/** Each returns the changed transaction, or why it was rejected. */
const actions: Record<
  ActionName,
  (transaction: EmulatedTransaction, cents: number) => EmulatedTransaction | string
> = {
  completion(transaction, cents) {
    if (transaction.state !== 'authorised') return 'Transaction can not be completed';
    if (cents < 1 || cents > transaction.amountCents) return 'Amount is larger than authorised';
    // WSPay may issue a new approval code here. The emulator always does, to expose shops that keep using the old one.
    return {
      ...transaction,
      state: 'completed',
      completedCents: cents,
      approvalCode: makeApprovalCode(),
    };
  },
  void(transaction, cents) {
    if (transaction.state !== 'authorised') return 'Transaction can not be voided';
    if (cents !== transaction.amountCents) return 'Amount is not the authorised one';
    return { ...transaction, state: 'voided' };
  },
  refund(transaction, cents) {
    if (transaction.state !== 'completed') return 'Transaction can not be refunded';
    const refundedCents = transaction.refundedCents + cents;
    if (cents < 1 || refundedCents > transaction.completedCents)
      return 'Amount is larger than completed';
    const state = refundedCents === transaction.completedCents ? 'refunded' : 'completed';
    return { ...transaction, state, refundedCents };
  },
};

function refuse(message: string): EmulatorResponse {
  return jsonResponse(400, { Message: message });
}

const readText = (value: unknown) => (typeof value === 'string' ? value : '');

/** The form accepts amounts with a comma only. A missing amount and zero are both invalid. */
function readFormAmount(value: unknown): number {
  return typeof value === 'string' && /^\d+,\d\d$/.test(value) ? parseAmount(value) : 0;
}

function readLocale(lang: unknown): Locale {
  const locale = readText(lang).toLowerCase();
  return isLocale(locale) ? locale : defaultLocale;
}

function readCustomer(fields: Fields): EmulatedTransaction['customer'] {
  const entries = customerFields.map((field) => [field, readText(fields[`customer${field}`])]);
  return Object.fromEntries(entries) as EmulatedTransaction['customer'];
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
