import { expect, test } from 'vitest';
import { getContent } from '../../../support/site-content';
import { namePriceList, toPriceListXml } from '~/shop/pricing/price-list-files';
import { makePriceList } from '~/shop/pricing/price-list-table';
import { unitPriceCents } from '~/content/unit-price';
import { formatMoney } from '~/i18n/format';

const content = getContent();
const { site, products } = content.get();
const now = new Date('2026-11-21T06:00:00Z');

test('the goods’ list has a row for every size at the price and unit price of its page', () => {
  const { columns, rows } = makePriceList(content, 'goods');
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

test('the services’ list has every price of the house, each row as long as its head', () => {
  const { columns, rows } = makePriceList(content, 'services');
  expect(rows.length).toBeGreaterThan(80);
  expect(rows.every((row) => row.length === columns.length)).toBe(true);
  expect(rows).toContainEqual([
    'Soba Classic, niska sezona, noćenje s doručkom za dvije osobe',
    'room/classic/low',
    '145.00',
    'ne',
    '',
    '145.00',
    '2026-09-10',
  ]);
});

test('a file is named by object, address, code, number and moment, in letters that every disk takes', () => {
  const house = { ...site.house, street: 'Đure Šporera 1/A' };
  expect(namePriceList('services', { house }, 7, now)).toBe(
    'hotel_dure-sporera-1-a-8010-ladonjan_hotel1_0007_2026-11-21-07-00-00',
  );
});

test('what would break XML is escaped, what it cannot hold is left out', () => {
  const table = { columns: ['naziv'], rows: [['<a href="x">&\u0000\u0008 ž 𝄞'], ['']] };
  const xml = toPriceListXml(table, { kind: 'goods', name: 'n', seller: site.seller, now });
  expect(xml).toContain('<naziv>&lt;a href=&quot;x&quot;&gt;&amp; ž 𝄞</naziv>');
  expect(xml).toContain('<stavka><naziv/></stavka>');
  expect(xml.match(/<stavka>/g)).toHaveLength(2);
});
