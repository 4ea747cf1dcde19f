import { createHmac, randomUUID } from 'node:crypto';
import { corruptBody, type StripeEndpoint, type StripeFault } from './stripe-faults';
import { buildEvent } from './stripe-objects';
import type { EmulatedPayment } from './stripe-store';

/** How events are delivered. By default each is sent once, immediately and in order. */
export type Delivery = {
  /** Events are never sent. */
  lost?: boolean;
  /** How many copies of each event are sent immediately. */
  copies?: number;
  reversed?: boolean;
  /** Delay of all events, in milliseconds. */
  delayMs?: number;
};

export type StripeWebhooks = ReturnType<typeof createWebhooks>;

type WebhookOptions = {
  url: string;
  secret: string;
  /** The delay before the first retry of an event the shop did not accept. */
  retryMs: number;
  findFault: (endpoint: StripeEndpoint) => StripeFault | undefined;
};

const maxTries = 4;

/** `Stripe-Signature` of a body. @param time epoch seconds */
export function signWebhook(secret: string, body: string, time: number): string {
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${signature}`;
}

/** Posts signed events to the shop, and retries with increasing delays until they are accepted. */
export function createWebhooks(options: WebhookOptions) {
  const closing = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  let posting = 0;
  let delivery: Delivery = {};

  function later(milliseconds: number, run: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, milliseconds);
    timers.add(timer.unref());
  }

  async function post(body: string, tries = 1): Promise<void> {
    const fault = options.findFault('webhook');
    if (closing.signal.aborted) return;
    posting += 1;
    const isTaken = fault?.kind !== 'down' && (await postEvent(options, body, fault, closing));
    posting -= 1;
    if (!isTaken && tries < maxTries)
      later(options.retryMs * 4 ** (tries - 1), () => void post(body, tries + 1));
  }

  /** Resolves when each event was sent once or scheduled; never rejects. */
  async function send(
    types: readonly string[],
    payment: EmulatedPayment,
    plan: Delivery = {},
  ): Promise<void> {
    const { lost, copies = 1, reversed, delayMs = 0 } = { ...plan, ...delivery };
    if (lost) return;
    const created = Math.floor(Date.now() / 1000);
    const bodies = types.map((type) =>
      JSON.stringify(
        buildEvent(`evt_${randomUUID().replaceAll('-', '')}`, type, payment, created),
        null,
        2,
      ),
    );
    const ordered = reversed ? bodies.reverse() : bodies;
    const sendAll = async () => {
      for (const body of ordered)
        await Promise.all(Array.from({ length: copies }, () => post(body)));
    };
    if (delayMs > 0) return later(delayMs, () => void sendAll());
    await sendAll();
  }

  function close(): void {
    closing.abort();
    for (const timer of timers) clearTimeout(timer);
  }

  const isIdle = () => timers.size === 0 && posting === 0;
  const setDelivery = (plan: Delivery = {}) => void (delivery = plan);

  return { send, later, isIdle, close, setDelivery };
}

/** @returns whether the shop accepted the event */
async function postEvent(
  { url, secret }: WebhookOptions,
  event: string,
  fault: StripeFault | undefined,
  closing: AbortController,
): Promise<boolean> {
  const body = corruptBody(event, fault);
  const key = fault?.kind === 'wrongSignature' ? `${secret}x` : secret;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signWebhook(key, body, Math.floor(Date.now() / 1000)),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(10_000)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
