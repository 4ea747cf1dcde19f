import type { OrderState } from '~/platform/database/stored-values';
import { resourceHref } from '~/routing/resource-href';
import { orderStates } from '~/shop/orders/order-states';
import { readBefore } from '../list-pages';

/** What the list of orders shows. */
export type OrderFilters = {
  /** The search as typed. */
  typed: string;
  state: OrderState | undefined;
  /** The id before which the page begins; undefined for the first page. */
  before: number | undefined;
};

const isState = (value: string | null): value is OrderState =>
  value !== null && Object.hasOwn(orderStates, value);

/** The filters that an address of the list names; invalid ones are ignored. */
export function readOrderFilters(params: URLSearchParams): OrderFilters {
  const state = params.get('state');
  return {
    typed: (params.get('q') ?? '').slice(0, 200),
    state: isState(state) ? state : undefined,
    before: readBefore(params),
  };
}

/** The list from which an order's sheet was opened. */
export type WayBack = {
  list: 'today' | 'orders';
  href: string;
  /** For the sheet's address, to lead back even after an action; '' for Today. */
  from: string;
};

/** The way back to a page of the list of orders. */
export function backToOrders({ typed, state, before }: OrderFilters): WayBack {
  const pairs = [
    ['q', typed],
    ['state', state ?? ''],
    ['before', before === undefined ? '' : String(before)],
  ].filter(([, value]) => value !== '');
  const query = pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
  return { list: 'orders', href: resourceHref('reception.orders') + query, from: `orders${query}` };
}

/** The way back that an address names: a list of orders, rebuilt from its filters, or Today; never another address. */
export function readWayBack({ searchParams }: URL): WayBack {
  const [, list, query = ''] = /^(orders)(?:\?(.*))?$/s.exec(searchParams.get('from') ?? '') ?? [];
  return list === undefined
    ? { list: 'today', href: resourceHref('reception'), from: '' }
    : backToOrders(readOrderFilters(new URLSearchParams(query)));
}

/** Adds the way back, and other parameters, to the path of an order's page. */
export function withWayBack(
  path: string,
  { from }: WayBack,
  others: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ ...others, ...(from && { from }) }).toString();
  return path + (query && `?${query}`);
}
