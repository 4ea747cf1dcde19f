import { dayMs } from '~/platform/time/durations';
import { isSameSignature } from '~/platform/http/signature';
import {
  type BeforeSending,
  PaymentForged,
  type PaymentProvider,
  type PaymentRef,
  type PaymentStatus,
  PaymentUnavailable,
} from '~/shop/payments/core/payments';
import { type ActionName, runWspayAction } from './wspay-actions.server';
import { assertReference, createRequest, readFormUrl, version } from './wspay-create';
import { postJson } from './wspay-request.server';
import {
  callbackSchema,
  readStatus,
  returnSchema,
  type SignedReport,
  statusResponseSchema,
} from './wspay-schema';
import { signReport, signReturn, signStatusRequest, type WspayKeys } from './wspay-signature';

export type WspayOptions = WspayKeys & {
  /** Base URL of the hosted page, without a path: test `https://formtest.wspay.biz`, live `https://form.wspay.biz`. */
  formUrl: string;
  /** Base URL of the API, without a path: test `https://test.wspay.biz`, live `https://secure.wspay.biz`. */
  apiUrl: string;
  /** For one whole call including the response body. Defaults to 8 seconds. */
  timeoutMs?: number | undefined;
  /** How long the bank holds an authorised amount, as agreed with the bank. Defaults to 7 days. */
  holdMs?: number;
};

const week = 7 * dayMs;

/**
 * Creates the WSPay adapter: WSPay authorises payments (a setting of the shop at WSPay), and they are captured later.
 * @throws RangeError if shop id or secret key is empty, because messages could then be forged
 */
export function createWspayProvider(options: WspayOptions): PaymentProvider {
  const { shopId, secretKey, timeoutMs = 8000, holdMs = week } = options;
  if (!shopId || !secretKey) throw new RangeError('WSPay needs a shop id and a secret key');
  const keys = { shopId, secretKey };
  const createUrl = joinUrl(options.formUrl, '/api/create-transaction');
  const serviceUrl = (name: string) => joinUrl(options.apiUrl, `/api/services/${name}`);
  const formOrigin = new URL(options.formUrl).origin;

  async function status({ reference }: PaymentRef): Promise<PaymentStatus> {
    assertReference(reference);
    const Signature = signStatusRequest(keys, reference);
    const body = { Version: version, ShopID: shopId, ShoppingCartID: reference, Signature };
    const response = await postJson(serviceUrl('statusCheck'), body, timeoutMs);
    return readStatusResponse(keys, reference, response);
  }
  type Action = { amountCents?: number; beforeSending: BeforeSending | undefined };
  const act = async (
    name: ActionName,
    payment: PaymentRef,
    { amountCents, beforeSending }: Action,
  ) => {
    const before = await status(payment);
    const known = payment.ids;
    const call = { keys, timeoutMs, url: serviceUrl(name), beforeSending };
    return runWspayAction(call, name, before, { amountCents, known });
  };

  return {
    id: 'wspay',
    formOrigin,
    holdMs,
    reportsPartialRefunds: false,
    async start(payment) {
      const response = await postJson(createUrl, createRequest(keys, payment), timeoutMs);
      return { url: readFormUrl(response, formOrigin) };
    },
    parseReturn: (params) => parseReturn(keys, params),
    parseCallback: (rawBody, headers) => parseCallback(keys, readBody(rawBody, headers)),
    status,
    // WSPay cannot close an opened page; money paid there too late is found and released.
    close: async () => {},
    capture: (payment, amountCents, _key, beforeSending) =>
      act('completion', payment, { amountCents, beforeSending }),
    void: (payment, _key, beforeSending) => act('void', payment, { beforeSending }),
    refund: (payment, amountCents, _key, beforeSending) =>
      act('refund', payment, { amountCents, beforeSending }),
  };
}

function parseReturn(keys: WspayKeys, params: URLSearchParams) {
  const signed = ['ShoppingCartID', 'Success', 'ApprovalCode', 'Signature'];
  // A repeated field could be read differently by the shop and by the signer.
  if (signed.some((name) => params.getAll(name).length > 1))
    throw new PaymentForged('WSPay return with doubled fields');
  const parsed = returnSchema.safeParse(
    Object.fromEntries(signed.map((name) => [name, params.get(name) ?? undefined])),
  );
  if (!parsed.success) throw new PaymentForged('WSPay return without its fields');
  const {
    ShoppingCartID: reference,
    Success: success,
    ApprovalCode: approvalCode,
    Signature,
  } = parsed.data;
  if (!isSameSignature(signReturn(keys, { reference, success, approvalCode }), Signature)) {
    throw new PaymentForged('WSPay return with a wrong signature');
  }
  return { reference, success: success === '1' };
}

/** The body is JSON, or form-encoded depending on the shop's settings at WSPay. */
function readBody(rawBody: string, headers: Headers): unknown {
  if (!headers.get('content-type')?.includes('json')) {
    return Object.fromEntries(new URLSearchParams(rawBody));
  }
  try {
    return JSON.parse(rawBody);
  } catch {
    throw new PaymentForged('WSPay callback that is no JSON');
  }
}

function parseCallback(keys: WspayKeys, body: unknown) {
  const parsed = callbackSchema.safeParse(body);
  if (!parsed.success) throw new PaymentForged('WSPay callback without its fields');
  if (!isSignedReport(keys, parsed.data))
    throw new PaymentForged('WSPay callback with a wrong signature');
  return { reference: parsed.data.ShoppingCartID };
}

function readStatusResponse(keys: WspayKeys, reference: string, response: unknown): PaymentStatus {
  const parsed = statusResponseSchema.safeParse(response);
  if (!parsed.success) throw new PaymentUnavailable('WSPay answered with an unknown shape');
  if (!isSignedReport(keys, parsed.data))
    throw new PaymentUnavailable('WSPay answered with a wrong signature');
  // The signature does not cover the cart id: a genuine response about another order must not be accepted for this one.
  if (parsed.data.ShoppingCartID !== reference)
    throw new PaymentUnavailable('WSPay answered about another order');
  try {
    return readStatus(parsed.data);
  } catch {
    throw new PaymentUnavailable('WSPay answered with a state that contradicts itself');
  }
}

function isSignedReport(keys: WspayKeys, report: SignedReport): boolean {
  const {
    ActionSuccess: actionSuccess,
    ApprovalCode: approvalCode,
    WsPayOrderId: wsPayOrderId,
  } = report;
  const expected = signReport(keys, { actionSuccess, approvalCode, wsPayOrderId });
  return report.ShopID === keys.shopId && isSameSignature(expected, report.Signature);
}

function joinUrl(base: string, path: string): string {
  return base.replace(/\/+$/, '') + path;
}
