import { createServer, type IncomingMessage } from 'node:http';
import { type Answer, answerJson, listen, readBody, sendAnswer, stop } from './answers';
import { createCallbacks } from './wspay-callbacks';
import { breakAnswer, corruptMessage, type WspayEndpoint, type WspayFault } from './wspay-faults';
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
 * A card provider for demonstrations and tests that speaks WSPay's protocol, so that the shop runs its real adapter.
 * No money moves and no card but these is taken, with any name, any three digits and any date to come:
 *
 *   4111 1111 1111 1111  succeeds
 *   4000 0000 0000 0002  is declined
 *   4000 0000 0000 0101  answers late: statusCheck knows of it after `delayMs`, the callback follows then
 *   4000 0000 0000 0119  calls back twice immediately and again after a third of `delayMs`
 *   4000 0000 0000 0127  calls back, and waits for the shop's answer, before the browser returns
 *   4000 0000 0000 0135  never brings the browser back; the shop learns of it by callback only
 *   4000 0000 0000 0143  never calls back
 *
 * A payment is abandoned by leaving the page, or by its cancel button. Card data is neither logged nor kept.
 */

export type WspayEmulatorOptions = {
  /** 0 takes a free one. Open payment pages survive a restart only on the same port. */
  port: number;
  shopId: string;
  secretKey: string;
  /** Where transaction reports are posted, as it would be configured at WSPay. */
  callbackUrl: string;
  /** JSON lines; without it everything is forgotten at the end. */
  stateFile?: string | undefined;
  /** Loopback addresses only: no other machine may reserve money that does not exist. */
  host?: '127.0.0.1' | '::1';
  /** How long the late card takes, in milliseconds. */
  delayMs?: number;
  /** What the payment page calls the shop; its id by default. */
  shopName?: string;
};

export type WspayEmulator = {
  /** Both `formUrl` and `apiUrl` for the adapter. */
  url: string;
  /** Stops immediately: open connections and callbacks under way are dropped. */
  close(): Promise<void>;
  transactions(): readonly EmulatedTransaction[];
  /** Simulates an action on the provider's own pages. @returns why it cannot be done, if it cannot */
  actByHand(reference: string, name: ActionName, cents: number): string | undefined;
  /** Lets time pass for one payment: after 30 days the bank has taken its reservation back. */
  letAge(reference: string, days: number): void;
  /** Switches a fault on; without an argument everything works again. */
  setMode(fault?: WspayFault): void;
};

/** Starts the emulator. @throws when the port is taken or the state file cannot be read. */
export async function startWspayEmulator(options: WspayEmulatorOptions): Promise<WspayEmulator> {
  const { shopId, secretKey, delayMs = 3000, shopName = shopId } = options;
  const keys = { shopId, secretKey };
  const store = openStore(options.stateFile);
  let mode: WspayFault | undefined;
  const findFault = (endpoint: WspayEndpoint) =>
    !mode?.on || mode.on.includes(endpoint) ? mode : undefined;
  const callbacks = createCallbacks(keys, options.callbackUrl, findFault);
  const pages = { keys, store, callbacks, shopName, delayMs, findFault };
  let url = '';

  // oxlint-disable-next-line typescript/no-misused-promises -- it catches every error itself
  const server = createServer(async (request, response) => {
    try {
      // Only the path counts; a request target that is not a path matches nothing.
      const path = (request.url ?? '/').replace(/[?#].*$/s, '');
      const fault = findFault(findEndpoint(path));
      if (fault?.kind === 'down') return void request.socket.resetAndDestroy();
      const answer = await route(pages, request, path, url);
      await sendAnswer(response, breakAnswer(spoilAnswer(answer, fault), fault), fault);
    } catch {
      // A request that broke off, or a full disk: the next one must not suffer from it.
      response.destroy();
    }
  });
  url = await listen(server, options.port, options.host ?? '127.0.0.1');

  return {
    url,
    transactions: store.all,
    actByHand(reference, name, cents) {
      const found = store.findSuccessful(reference);
      const outcome = found ? actOn(store, found, name, cents) : 'Transaction is not known';
      return typeof outcome === 'string' ? outcome : undefined;
    },
    letAge(reference, days) {
      const found = store.findSuccessful(reference);
      if (found) store.put({ ...found, decidedAt: found.decidedAt - days * 24 * 60 * 60_000 });
    },
    setMode: (fault) => void (mode = fault),
    async close() {
      callbacks.close();
      await stop(server);
      store.close();
    },
  };
}

async function route(
  pages: PaymentPages,
  request: IncomingMessage,
  path: string,
  url: string,
): Promise<Answer> {
  const [, id = '', isCancel] = /^\/pay\/([0-9a-f-]{36})(\/cancel)?$/.exec(path) ?? [];
  if (request.method === 'GET')
    return showPayment(pages, isCancel ? undefined : pages.store.find(id));
  if (request.method !== 'POST') return answerJson(405, { Message: 'Method not allowed' });
  const body = await readBody(request);
  if (body === undefined) return answerJson(413, { Message: 'Too large' });
  if (path.startsWith('/api/')) return callService(pages, path, body, url);
  const transaction = pages.store.find(id);
  if (!transaction) return showPayment(pages, undefined);
  return isCancel ? cancel(pages, transaction) : pay(pages, transaction, new URLSearchParams(body));
}

function callService(pages: PaymentPages, path: string, body: string, url: string): Answer {
  const fields = readObject(body);
  const endpoint = findEndpoint(path);
  if (!fields) return answerJson(400, { Message: 'Not a JSON object' });
  if (endpoint === 'create') return createTransaction(pages, fields, url);
  if (endpoint === 'status') return checkStatus(pages, fields);
  if (endpoint === 'completion' || endpoint === 'void' || endpoint === 'refund')
    return runAction(pages, endpoint, fields);
  return answerJson(404, { Message: 'Not found' });
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

function spoilAnswer(answer: Answer, fault: WspayFault | undefined): Answer {
  const fields = answer.headers['content-type']?.startsWith('application/json')
    ? readObject(String(answer.body))
    : undefined;
  return fields ? { ...answer, body: JSON.stringify(corruptMessage(fields, fault)) } : answer;
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
