import type { Kysely, Transaction } from 'kysely';
import { trackingUrl } from '~/shop/delivery/delivery';
import { toOrderForMail } from './mails/order-for-mail';
import type { MailSettings } from '~/content/mails/mail-settings.server';
import { requireShop } from '~/content/sections';
import { enqueue } from '~/platform/mail/outbox.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { renderShippedMail } from './mails/shipped-mail.server';
import type { Database } from '~/platform/database/schema';
import type { OrderState } from '~/platform/database/stored-values';
import { writeSent } from './event-reasons';
import { findMoneyBack, type MoneyBack } from './money-back.server';
import { listPacked } from './nameable-goods.server';
import { indexOrder } from './order-search.server';
import { findOpenWithdrawal, type OrderWithdrawal } from './order-withdrawals.server';
import { addEvent, getOrderWithLines, type Order } from './orders.server';

export type ShipOutcome =
  /** Stored, and the buyer's email was queued. */
  | { kind: 'done'; order: Order }
  /** The same tracking number was already sent. */
  | { kind: 'already'; order: Order }
  /** A different tracking number was already sent. */
  | { kind: 'other'; code: string }
  /** The buyer withdrew before anything was shipped. */
  | { kind: 'withdrawn'; withdrawal: OrderWithdrawal }
  /** The money is on its way back to the buyer. */
  | { kind: 'moneyBack'; operation: MoneyBack }
  /** An order in this state cannot be shipped. */
  | { kind: 'refused'; state: OrderState };

type Shipment = {
  /** The tracking number in the form the carrier's page expects. */
  code: string;
  /** Whether this number may replace one that was already sent. */
  replace: boolean;
  /** Ship even though the buyer has withdrawn: from a part only, or because the parcel has already left. */
  anyway?: boolean;
  mail: MailSettings;
  now: Date;
};

/** States in which the money is reserved or charged and nothing is disputed. */
const shippable: readonly OrderState[] = ['authorised', 'captured'];

const maxTries = 5;

/**
 * Records a parcel's tracking number and notifies the buyer: order, history and email are stored in one transaction.
 * Idempotent and safe to run concurrently.
 * @throws Error if the order does not exist
 */
export async function shipOrder(
  db: Kysely<Database>,
  orderId: number,
  shipment: Shipment,
): Promise<ShipOutcome> {
  const { code, replace, anyway = false, now } = shipment;
  for (let tries = 1; tries <= maxTries; tries++) {
    const { lines, ...order } = await getOrderWithLines(db, orderId);
    const before = order.tracking_number;
    if (before === code) return { kind: 'already', order };
    if (before !== null && !replace) return { kind: 'other', code: before };
    if (!shippable.includes(order.state)) return { kind: 'refused', state: order.state };
    const operation = await findMoneyBack(db, orderId);
    if (operation) return { kind: 'moneyBack', operation };
    const withdrawal = before === null && !anyway && (await findOpenWithdrawal(db, orderId));
    if (withdrawal) return { kind: 'withdrawn', withdrawal };
    const mail = await renderShippedMail(
      toOrderForMail(order, await listPacked(db, { ...order, lines })),
      parcelOf(order, shipment, now),
      shipment.mail,
    );
    const stored = await db
      .transaction()
      .execute((trx) => store(trx, order, { code, mail, anyway, now }));
    if (stored) return { kind: 'done', order: stored };
  }
  throw new Error('The order changed too often while its parcel was noted');
}

function parcelOf(order: Order, { code, mail }: Shipment, now: Date) {
  const { delivery } = requireShop(mail.site);
  return {
    code,
    carrier: delivery.carrier,
    url: trackingUrl(delivery, code),
    isReplaced: order.tracking_number !== null,
    isReserved: order.state === 'authorised',
    id: `${code}:${now.toISOString()}`,
  };
}

/** @returns undefined if the order has changed since the mail was rendered */
async function store(
  trx: Transaction<Database>,
  order: Order,
  { code, mail, anyway, now }: { code: string; mail: OutgoingMail; anyway: boolean; now: Date },
): Promise<Order | undefined> {
  const { id, state, tracking_number: before, shipped_at: sentAt } = order;
  const at = now.toISOString();
  // Inside the transaction: of a shipment and a concurrent withdrawal or release, the later one sees the earlier.
  const withdrawal = before === null && !anyway && (await findOpenWithdrawal(trx, id));
  if (withdrawal || (await findMoneyBack(trx, id))) return undefined;
  const stored = await trx
    .updateTable('orders')
    // A corrected number leaves the day of the hand-over, which the invoice names, as it is.
    .set({ tracking_number: code, shipped_at: sentAt ?? at, updated_at: at })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('tracking_number', before === null ? 'is' : '=', before)
    .returningAll()
    .executeTakeFirst();
  if (!stored) return undefined;
  const reason = writeSent(code, before);
  await addEvent(trx, id, { from: state, to: state, reason, now });
  await indexOrder(trx, stored);
  await enqueue(trx, mail, { now });
  return stored;
}
