import type { IncomingMessage } from 'node:http';
import { dayMs } from '~/platform/time/durations';
import {
  type EmulatorResponse,
  type EmulatorServer,
  jsonResponse,
  readBody,
  sendResponse,
  serveEmulator,
} from './responses';
import { createCallbacks } from './wspay-callbacks';
import {
  corruptResponse,
  corruptMessage,
  type WspayEndpoint,
  type WspayFault,
} from './wspay-faults';
import { cancel, pay, showPayment, type PaymentPages } from './wspay-payment';
import {
  type ActionName,
  actOn,
  checkStatus,
  createTransaction,
  runAction,
} from './wspay-services';
import { type EmulatedTransaction, openStore } from './wspay-store';

/*
 * An emulator of WSPay's protocol for demonstrations and tests, so that the shop runs its real adapter. No money moves.
 * Only these cards are accepted, with any name, any three-digit code and any future expiry date:
 *
 *   4111 1111 1111 1111  succeeds
 *   4000 0000 0000 0002  is declined
 *   4000 0000 0000 0101  is decided late: statusCheck reports it after `delayMs`, then the callback follows
 *   4000 0000 0000 0119  calls back twice immediately and again after a third of `delayMs`
 *   4000 0000 0000 0127  calls back and waits for the shop's response before the browser returns
 *   4000 0000 0000 0135  never redirects the browser back; the shop is notified by callback only
 *   4000 0000 0000 0143  never calls back
 *
 * A shopper abandons a payment by leaving the page or with its cancel button. Card data is neither logged nor stored.
 */

export type WspayEmulatorOptions = {
  /** 0 selects a free port. Open payment pages survive a restart only on the same port. */
  port: number;
  shopId: string;
  secretKey: string;
  /** Where transaction reports are posted, as configured at WSPay. */
  callbackUrl: string;
  /** JSON lines. Without a file, the state is lost when the emulator stops. */
  stateFile?: string | undefined;
  /** Loopback addresses only, so that no other machine can reserve money that does not exist. */
  host?: '127.0.0.1' | '::1';
  /** The delay of the late card, in milliseconds. */
  delayMs?: number;
  /** The shop's name on the payment page. Defaults to its id. */
  shopName?: string;
};

export type WspayEmulator = {
  /** The adapter's `formUrl` and `apiUrl`. */
  url: string;
  /** Stops immediately; open connections and callbacks being sent are dropped. */
  close(): Promise<void>;
  transactions(): readonly EmulatedTransaction[];
  /** Simulates a manual action on the provider's own pages. @returns why it was rejected, or undefined */
  actByHand(reference: string, name: ActionName, cents: number): string | undefined;
  /** Simulates elapsed time for one payment: after 30 days the bank has released its hold. */
  letAge(reference: string, days: number): void;
  /** Whether the shop has responded to every callback and none is still to come. */
  isIdle(): boolean;
  /** Enables a fault; without an argument, disables it. */
  setMode(fault?: WspayFault): void;
};

/** Starts the emulator. @throws Error if the port is taken or the state file cannot be read */
export async function startWspayEmulator(options: WspayEmulatorOptions): Promise<WspayEmulator> {
  const { shopId, secretKey, delayMs = 3000, shopName = shopId } = options;
  const keys = { shopId, secretKey };
  const store = openStore(options.stateFile);
  let mode: WspayFault | undefined;
  const findFault = (endpoint: WspayEndpoint) =>
    !mode?.on || mode.on.includes(endpoint) ? mode : undefined;
  const callbacks = createCallbacks(keys, options.callbackUrl, findFault);
  const pages = { keys, store, callbacks, shopName, delayMs, findFault };

  const server: EmulatorServer = await serveEmulator(options, async (request, response) => {
    // Only the path matters; a request target that is not a path matches nothing.
    const path = (request.url ?? '/').replace(/[?#].*$/s, '');
    const fault = findFault(findEndpoint(path));
    if (fault?.kind === 'down') return void request.socket.resetAndDestroy();
    const result = await route(pages, request, path, server.url);
    await sendResponse(response, corruptResponse(spoilResponse(result, fault), fault), fault);
  });

  return {
    url: server.url,
    transactions: store.all,
    actByHand(reference, name, cents) {
      const found = store.findSuccessful(reference);
      const outcome = found ? actOn(store, found, name, cents) : 'Transaction is not known';
      return typeof outcome === 'string' ? outcome : undefined;
    },
    letAge(reference, days) {
      const found = store.findSuccessful(reference);
      if (found) store.put({ ...found, decidedAt: found.decidedAt - days * dayMs });
    },
    isIdle: callbacks.isIdle,
    setMode: (fault) => void (mode = fault),
    async close() {
      callbacks.close();
      await server.close();
      store.close();
    },
  };
}

async function route(
  pages: PaymentPages,
  request: IncomingMessage,
  path: string,
  url: string,
): Promise<EmulatorResponse> {
  const [, id = '', isCancel] = /^\/pay\/([0-9a-f-]{36})(\/cancel)?$/.exec(path) ?? [];
  if (request.method === 'GET')
    return showPayment(pages, isCancel ? undefined : pages.store.find(id));
  if (request.method !== 'POST') return jsonResponse(405, { Message: 'Method not allowed' });
  const body = await readBody(request);
  if (body === undefined) return jsonResponse(413, { Message: 'Too large' });
  if (path.startsWith('/api/')) return callService(pages, path, body, url);
  const transaction = pages.store.find(id);
  if (!transaction) return showPayment(pages, undefined);
  return isCancel ? cancel(pages, transaction) : pay(pages, transaction, new URLSearchParams(body));
}

function callService(
  pages: PaymentPages,
  path: string,
  body: string,
  url: string,
): EmulatorResponse {
  const fields = readObject(body);
  const endpoint = findEndpoint(path);
  if (!fields) return jsonResponse(400, { Message: 'Not a JSON object' });
  if (endpoint === 'create') return createTransaction(pages, fields, url);
  if (endpoint === 'status') return checkStatus(pages, fields);
  if (endpoint === 'completion' || endpoint === 'void' || endpoint === 'refund')
    return runAction(pages, endpoint, fields);
  return jsonResponse(404, { Message: 'Not found' });
}

const endpoints: Record<string, WspayEndpoint> = {
  '/api/create-transaction': 'create',
  '/api/services/statusCheck': 'status',
  '/api/services/completion': 'completion',
  '/api/services/void': 'void',
  '/api/services/refund': 'refund',
};

function findEndpoint(path: string): WspayEndpoint {
  return Object.hasOwn(endpoints, path) ? (endpoints[path] ?? 'page') : 'page';
}

function spoilResponse(
  response: EmulatorResponse,
  fault: WspayFault | undefined,
): EmulatorResponse {
  const fields = response.headers['content-type']?.startsWith('application/json')
    ? readObject(String(response.body))
    : undefined;
  return fields ? { ...response, body: JSON.stringify(corruptMessage(fields, fault)) } : response;
}

function readObject(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : undefined;
  } catch {
    return undefined;
  }
}
