import { expect, test } from 'vitest';
import { namePriceList, toPriceListXml } from '~/shop/pricing/price-list-files';
import { buildPriceList } from '~/shop/pricing/price-list-table';
import { listPricedItems } from '~/shop/pricing/priced-items';
import { unitPriceCents } from '~/content/unit-price';
import { formatMoney } from '~/i18n/format';
import { makeSource } from '../../../support/made-up-hotel/content';
import { atHotel } from '../../../support/hotel-clock';

const content = makeSource();
const { site, products, rooms } = content.get();
const [extra] = rooms.extras!;
const now = atHotel('2026-11-21T07:00');

test('the list of goods has a row for every size with the price and unit price of its page', () => {
  const { columns, rows } = buildPriceList(content, 'goods', new Set());
  const variants = products.flatMap((product) => product.variants);
  expect(rows).toHaveLength(variants.length);
  for (const [index, variant] of variants.entries()) {
    const row = Object.fromEntries(columns.map((column, at) => [column, rows[index]?.[at]]));
    const money = (value = '') => formatMoney(Math.round(Number(value) * 100));
    expect(row.sifra_proizvoda).toBe(variant.id);
    expect(money(row.maloprodajna_cijena)).toBe(formatMoney(variant.priceCents));
    const unitPrice = unitPriceCents(variant);
    expect(row.cijena_za_jedinicu_mjere).toBe(unitPrice ? (unitPrice.cents / 100).toFixed(2) : '');
    const [anchor] = variant.referencePrices ?? [];
    expect(row.datum_sidrene_cijene).toBe(anchor?.day ?? '');
    expect(row.sidrena_cijena).toBe(anchor ? (anchor.cents / 100).toFixed(2) : '');
  }
});

test('the list of services has every other price, and every row all columns', () => {
  const { columns, rows } = buildPriceList(content, 'services', new Set());
  const services = listPricedItems(content.get()).filter(({ kind }) => kind !== 'product');
  expect(rows.map(([, key]) => key)).toEqual(services.map(({ key }) => key));
  expect(rows.every((row) => row.length === columns.length)).toBe(true);
  expect(rows).toContainEqual([
    'Soba Tower, niska sezona, noćenje s doručkom za dvije osobe',
    'room/tower/low',
    '200.00',
    'ne',
    '',
    '190.00',
    '2026-01-02',
  ]);
  expect(rows.find(([, key]) => key === 'extra/sledge')?.[0]).toBe(
    `${extra!.name.hr}, ${extra!.note!.hr}`,
  );
});

test('a file name has kind, address, code, number and time, in ASCII', () => {
  const hotel = { ...site.hotel, street: 'Đure Šporera 1/A' };
  expect(namePriceList('services', { hotel }, 7, now)).toBe(
    'hotel_dure-sporera-1-a-8011-graz_hotel1_0007_2026-11-21-07-00-00',
  );
});

test('XML is escaped', () => {
  const table = { columns: ['naziv'], rows: [['<b>& ž 𝄞'], ['']] };
  const xml = toPriceListXml(table, { kind: 'goods', name: 'n', seller: site.seller, now });
  expect(xml).toContain('<naziv>&lt;b&gt;&amp; ž 𝄞</naziv>');
  expect(xml).toContain('<stavka><naziv/></stavka>');
  expect(xml.match(/<stavka>/g)).toHaveLength(2);
});
