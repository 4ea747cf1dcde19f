import { findOrderByNumber } from '~/shop/orders/order-list.server';
import type { Order } from '~/shop/orders/orders.server';
import type { CommandContext } from './command-context';
import { CommandFailedError } from './errors';

/** @throws CommandFailedError if there is no order with this number */
export async function getOrder({ db }: CommandContext, number: string): Promise<Order> {
  const order = await findOrderByNumber(db, number);
  if (!order) throw new CommandFailedError(`there is no order ${number}`);
  return order;
}
