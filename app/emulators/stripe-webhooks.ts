import { createHmac, randomUUID } from 'node:crypto';
import { createDeliveries } from './deliveries';
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
  const { post, later, isIdle, close } = createDeliveries(options.url);
  let delivery: Delivery = {};

  async function deliver(event: string, tries = 1): Promise<void> {
    const fault = options.findFault('webhook');
    const isTaken = fault?.kind !== 'down' && (await postEvent(event, fault));
    if (!isTaken && tries < maxTries)
      later(options.retryMs * 4 ** (tries - 1), () => void deliver(event, tries + 1));
  }

  /** @returns whether the shop accepted the event */
  function postEvent(event: string, fault: StripeFault | undefined): Promise<boolean> {
    const body = corruptBody(event, fault);
    const key = fault?.kind === 'wrongSignature' ? `${options.secret}x` : options.secret;
    return post(body, {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signWebhook(key, body, Math.floor(Date.now() / 1000)),
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    });
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
        await Promise.all(Array.from({ length: copies }, () => deliver(body)));
    };
    if (delayMs > 0) return later(delayMs, () => void sendAll());
    await sendAll();
  }

  const setDelivery = (plan: Delivery = {}) => void (delivery = plan);

  return { send, later, isIdle, close, setDelivery };
}
