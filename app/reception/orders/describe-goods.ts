import { countNamed, type NamedGoods } from '~/shop/orders/named-goods';

/** A line of an order and what it is called. */
export type GoodsLine = { variantId: string; goods: string };

/** `1 × Soap, 100 g; 2 × Autumn oil, 500 ml` */
export const describeGoods = (lines: readonly GoodsLine[], named: NamedGoods): string =>
  lines
    .map(({ variantId, goods }) => ({ pieces: countNamed(named, variantId), goods }))
    .filter(({ pieces }) => pieces > 0)
    .map(({ pieces, goods }) => `${pieces}\u00a0×\u00a0${goods}`)
    .join('; ');
