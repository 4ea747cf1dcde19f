import { staffLocale } from '~/i18n/staff-locale';
import type { ContentSource } from '~/content/content';
import type { ReferencePrice } from '~/content/value-schema';
import { unitPriceCents } from '~/content/unit-price';
import { type PricedItem, listPricedItems } from './priced-items';
import { toDecimal } from '~/i18n/format';

export type PriceListKind = 'goods' | 'services';

/** A price list with the columns the regulation prescribes and one row per price. Missing values are empty. */
export type PriceListTable = { columns: readonly string[]; rows: string[][] };

// The regulation prescribes Croatian column names (NN 101/2026-1213), different for goods and services.
const goodsColumns = [
  'naziv_proizvoda',
  'sifra_proizvoda',
  'marka_proizvoda',
  'neto_kolicina',
  'jedinica_mjere',
  'cijena_za_jedinicu_mjere',
  'maloprodajna_cijena',
  'poseban_oblik_prodaje',
  'naziv_posebnog_oblika_prodaje',
  'najniza_cijena_30_dana',
  'sidrena_cijena',
  'datum_sidrene_cijene',
  'barkod',
  'raspolozivost',
];

const servicesColumns = [
  'naziv_usluge',
  'sifra_usluge',
  'maloprodajna_cijena',
  'poseban_oblik_prodaje',
  'naziv_posebnog_oblika_prodaje',
  'sidrena_cijena',
  'datum_sidrene_cijene',
];

const seasons = { low: 'niska sezona', middle: 'srednja sezona', high: 'visoka sezona' };
const units = { ml: 'l', g: 'kg', piece: 'kom' };

/** `24.00`: with a decimal point, because commas separate the columns. */
const amount = (cents: number | undefined) => (cents === undefined ? '' : toDecimal(cents));

/**
 * Builds the price list of the web shop's goods or the hotel's services at today's prices, in content order.
 * @param soldOut ids of the variants of which no piece is left
 */
export function buildPriceList(
  content: ContentSource,
  kind: PriceListKind,
  soldOut: ReadonlySet<string>,
): PriceListTable {
  const items = listPricedItems(content.get());
  const brand = content.get().site.hotel.name;
  if (kind === 'goods') {
    const rows = items.flatMap((item) =>
      item.kind === 'product' ? [goodsRow(item, content, { brand, soldOut })] : [],
    );
    return { columns: goodsColumns, rows };
  }
  const rows = items.flatMap((item) => (item.kind === 'product' ? [] : [servicesRow(item)]));
  return { columns: servicesColumns, rows };
}

type ProductItem = Extract<PricedItem, { kind: 'product' }>;

function goodsRow(
  item: ProductItem,
  content: ContentSource,
  { brand, soldOut }: { brand: string; soldOut: ReadonlySet<string> },
): string[] {
  const { product, variant } = item;
  const { amount: net, unit } = variant.net;
  const reduction = content.reduction(variant.id);
  return [
    `${product.name[staffLocale]}, ${variant.name[staffLocale]}`,
    variant.id,
    brand,
    unit === 'piece' ? String(net) : String(net / 1000),
    units[unit],
    amount(unitPriceCents(variant)?.cents),
    amount(item.cents),
    reduction ? 'da' : 'ne',
    reduction?.name[staffLocale] ?? '',
    amount(reduction?.lowest30Cents),
    ...anchorCells(item.referencePrices),
    variant.barcode ?? '',
    variant.available && !soldOut.has(variant.id) ? 'da' : 'ne',
  ];
}

function servicesRow(item: Exclude<PricedItem, ProductItem>): string[] {
  return [
    nameService(item),
    item.key,
    amount(item.cents),
    'ne',
    '',
    ...anchorCells(item.referencePrices),
  ];
}

function anchorCells(prices: readonly ReferencePrice[] = []): [string, string] {
  const anchor = prices.find(({ type }) => type === 'anchor');
  return [amount(anchor?.cents), anchor?.day ?? ''];
}

function nameService(item: Exclude<PricedItem, ProductItem>): string {
  switch (item.kind) {
    case 'room':
      return `Soba ${item.name}, ${seasons[item.season]}, noćenje s doručkom za dvije osobe`;
    case 'extra':
      return [item.name, item.note].filter(Boolean).join(', ');
    case 'package':
      return `Paket ${item.name}, po osobi, skupina od ${item.from} do ${item.to}`;
    case 'dish':
      return [`${item.place}: ${item.name}`, item.portion].filter(Boolean).join(', ');
    case 'wines':
      return `${item.place}: ${item.name}, uz vina`;
    case 'retreat':
      return `${item.place}: ${item.name}`;
    case 'experience':
      return `Doživljaj: ${item.name}, po osobi`;
  }
}
