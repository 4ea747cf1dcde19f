import { createWspayProvider } from '~/shop/payments/providers/wspay/wspay.server';
import {
  signReport,
  signReturn,
  type WspayFlag,
  type WspayKeys,
} from '~/shop/payments/providers/wspay/wspay-signature';
import type { ForgeryCase, GenuineMessage } from './forgeries';

const keys = { shopId: 'TESTSHOP', secretKey: 'a-secret-that-no-message-may-show' };
const otherShop = { shopId: 'OTHERSHOP', secretKey: 'the-secret-of-another-shop' };
const provider = createWspayProvider({
  ...keys,
  formUrl: 'https://form.test',
  apiUrl: 'https://api.test',
});

const approvalCode = '654321';
const wsPayOrderId = 'b1c2d3e4-0000-4000-8000-000000000001';

const report = (by: WspayKeys, reference: string, actionSuccess: WspayFlag) => ({
  WsPayOrderId: wsPayOrderId,
  Signature: signReport(by, { actionSuccess, approvalCode, wsPayOrderId }),
  STAN: '38967',
  ApprovalCode: approvalCode,
  ShopID: by.shopId,
  ShoppingCartID: reference,
  Amount: '50.00',
  CurrencyCode: '978',
  ActionSuccess: actionSuccess,
  Authorized: actionSuccess,
});

const back = (by: WspayKeys, reference: string, success: WspayFlag) => ({
  ShoppingCartID: reference,
  Success: success,
  ApprovalCode: success === '1' ? approvalCode : '',
  Signature: signReturn(by, {
    reference,
    success,
    approvalCode: success === '1' ? approvalCode : '',
  }),
  Amount: '50,00',
});

const readCallback = (type: string) => (parts: readonly string[]) =>
  provider.parseCallback(parts[0] ?? '', new Headers({ 'content-type': type }));

function messages(by: WspayKeys, reference: string): GenuineMessage[] {
  const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  const readReturn = (parts: readonly string[]) =>
    provider.parseReturn(new URLSearchParams(parts[0] ?? ''));
  return [
    {
      name: 'callback, JSON',
      parts: [JSON.stringify(report(by, reference, '1'))],
      read: readCallback('application/json; charset=utf-8'),
    },
    {
      name: 'callback, form',
      parts: [form(report(by, reference, '1'))],
      read: readCallback('application/x-www-form-urlencoded'),
    },
    { name: 'return', parts: [form(back(by, reference, '1'))], read: readReturn },
    { name: 'return after a refusal', parts: [form(back(by, reference, '0'))], read: readReturn },
  ];
}

/** WSPay's callback in both forms and its return. */
export const wspayForgeries: ForgeryCase = {
  name: 'WSPay',
  provider,
  genuine: (reference) => messages(keys, reference),
  foreign: (reference) => [
    ...messages(otherShop, reference),
    // Our shop's name over another shop's signature.
    ...messages({ ...otherShop, shopId: keys.shopId }, reference),
  ],
};
