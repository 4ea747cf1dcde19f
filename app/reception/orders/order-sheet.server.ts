import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import type { UnsentMail } from '~/platform/mail/outbox-list.server';
import {
  findOrderByNumber,
  loadOrderRecord,
  type OrderRecord,
} from '~/shop/orders/order-list.server';
import { listNameable, type NameableLine } from '~/shop/orders/nameable-goods.server';
import type { MoneyBack } from '~/shop/orders/money-back.server';
import { findOrderTask } from '~/shop/orders/order-task';
import { listActions, type StaffAction } from '../log/staff-actions.server';
import { type OrderStatement, type SheetTask, toSheetTask } from './order-statements';
import { listOrderStatements } from './order-statements.server';

export type OrderSheet = {
  record: OrderRecord;
  /** What staff have to do about it. */
  task: SheetTask | undefined;
  /** The emails about it that could not be sent or are held, which leave its task as it is. */
  unsentMails: UnsentMail[];
  /** The statements of withdrawal from it, and how many there are: not all of many are listed. */
  statements: OrderStatement[];
  statementCount: number;
  /** How many pieces of each line no charge or refund has named. */
  pieces: NameableLine[];
  /** How its money is on its way back, if it is. */
  moneyBack: MoneyBack | null;
  /** What staff did on the desk. */
  actions: StaffAction[];
};

/** Everything that the desk shows about an order; undefined if no order has this number. */
export async function loadOrderSheet(
  db: Kysely<Database>,
  number: string | undefined,
  now: Date,
): Promise<OrderSheet | undefined> {
  const order = number === undefined ? undefined : await findOrderByNumber(db, number);
  if (!order) return undefined;
  const statements = await listOrderStatements(db, order.id);
  const record = await loadOrderRecord(db, order.id);
  const facts = {
    dead_mails: 0,
    withdrawal: statements.find(({ isOpen }) => isOpen)?.reference ?? null,
    under_way: record.operations.find(({ finished_at }) => finished_at === null)?.kind ?? null,
  };
  const task = findOrderTask({ ...record.order, ...facts }, now);
  return {
    record,
    unsentMails: record.mails
      .filter(({ state, to_address }) => state === 'dead' && to_address !== '')
      .map(({ id, to_address: to, subject, isHeld }) => ({ id, to, subject, isHeld })),
    task: toSheetTask(task, statements, order.shipped_at !== null),
    statements,
    statementCount: record.withdrawals.filter(({ effect }) => effect !== 'dismissed').length,
    pieces: await listNameable(db, record.order),
    moneyBack: order.money_back,
    actions: await listActions(db, order.number),
  };
}
