import type { OrderState } from '~/platform/database/stored-values';
import { orderStates } from '~/shop/orders/order-states';
import { readSearch } from '~/platform/search/search-words';
import { type FoundOrder, searchOrders } from '~/shop/orders/order-search.server';
import type { DeskRequest } from '../desk-route.server';

const pageSize = 25;

export type OrderPage = {
  orders: FoundOrder[];
  /** As typed. */
  typed: string;
  state: OrderState | undefined;
  /** Where the next, older page begins. */
  next: number | undefined;
  /** Whether newer ones are left out. */
  isLater: boolean;
};

const isState = (value: string | null): value is OrderState =>
  value !== null && Object.hasOwn(orderStates, value);

/** The page of orders that an address asks for; what it asks for wrongly is left out. */
export async function loadOrderPage({ context, url }: DeskRequest): Promise<OrderPage> {
  const { searchParams } = url;
  const typed = (searchParams.get('q') ?? '').slice(0, 200);
  const chosen = searchParams.get('state');
  const state = isState(chosen) ? chosen : undefined;
  const from = searchParams.get('before') ?? '';
  const before = /^\d{1,12}$/.test(from) ? Number(from) : undefined;
  const words = readSearch(typed);
  // What is too short to search for finds nothing, instead of everything.
  const isTooShort = typed.trim() !== '' && words.length === 0;
  const found = isTooShort
    ? []
    : await searchOrders(context.db, { words, state, before, limit: pageSize + 1 });
  const orders = found.slice(0, pageSize);
  return {
    orders,
    typed,
    state,
    next: found.length > pageSize ? orders.at(-1)?.id : undefined,
    isLater: before !== undefined,
  };
}
