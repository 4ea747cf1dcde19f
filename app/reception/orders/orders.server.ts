import { readOrderSearch } from '~/shop/orders/order-search';
import { type FoundOrder, searchOrders } from '~/shop/orders/order-search.server';
import type { DeskRequest } from '../desk-route.server';
import { type ListPage, toListPage } from '../list-pages';
import { type OrderFilters, readOrderFilters } from './order-filters';

const pageSize = 25;

export type OrderPage = ListPage<FoundOrder> & OrderFilters;

/** The page of orders that an address names; invalid filters are ignored. */
export async function loadOrderPage({ context, url }: DeskRequest): Promise<OrderPage> {
  const { typed, state, before } = readOrderFilters(url.searchParams);
  const words = readOrderSearch(typed);
  // A search that is too short finds nothing instead of everything.
  const isTooShort = typed.trim() !== '' && words.length === 0;
  const found = isTooShort
    ? []
    : await searchOrders(context.db, { words, state, before, limit: pageSize + 1 });
  return { ...toListPage(found, { size: pageSize, before }), typed, state, before };
}
