import type { OrderState } from '~/platform/database/stored-values';
import { orderStates } from '~/shop/orders/order-states';
import { readSearch } from '~/platform/search/search-words';
import { type FoundOrder, searchOrders } from '~/shop/orders/order-search.server';
import type { DeskRequest } from '../desk-route.server';
import { type ListPage, readBefore, toListPage } from '../list-pages';

const pageSize = 25;

export type OrderPage = ListPage<FoundOrder> & {
  /** The search as typed. */
  typed: string;
  state: OrderState | undefined;
};

const isState = (value: string | null): value is OrderState =>
  value !== null && Object.hasOwn(orderStates, value);

/** The page of orders that an address names; invalid filters are ignored. */
export async function loadOrderPage({ context, url }: DeskRequest): Promise<OrderPage> {
  const { searchParams } = url;
  const typed = (searchParams.get('q') ?? '').slice(0, 200);
  const chosen = searchParams.get('state');
  const state = isState(chosen) ? chosen : undefined;
  const before = readBefore(searchParams);
  const words = readSearch(typed);
  // A search that is too short finds nothing instead of everything.
  const isTooShort = typed.trim() !== '' && words.length === 0;
  const found = isTooShort
    ? []
    : await searchOrders(context.db, { words, state, before, limit: pageSize + 1 });
  return { ...toListPage(found, { size: pageSize, before }), typed, state };
}
