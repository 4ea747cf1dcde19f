import { toSlug } from '~/i18n/slug';
import { escapeAttribute, escapeText } from '~/platform/text/markup';
import { hotelClock } from '~/platform/time/hotel-time';
import type { Site } from '~/content/content-schema';
import type { PriceListKind, PriceListTable } from './price-list-table';

/** The point of sale. The web shop counts as one of its own (NN 101/2026-1213). */
const salesObjects: Record<PriceListKind, { type: string; code: string }> = {
  goods: { type: 'web-trgovina', code: 'web1' },
  services: { type: 'hotel', code: 'hotel1' },
};

/**
 * The file name that the regulation prescribes, without extension: type of point of sale, address, its code, archive
 * number, day and local time: `web-trgovina_ulica-pod-zidom-4-52499-grad_web1_0007_2026-11-21-00-00-31`.
 */
export function namePriceList(
  kind: PriceListKind,
  { hotel }: Pick<Site, 'hotel'>,
  number: number,
  now: Date,
): string {
  const { type, code } = salesObjects[kind];
  const address = toSlug(`${hotel.street} ${hotel.postalCode} ${hotel.city}`);
  const time = toSlug(hotelClock(now));
  return [type, address, code, String(number).padStart(4, '0'), time].join('_');
}

type XmlHead = { kind: PriceListKind; name: string; seller: Site['seller']; now: Date };

/** Formats the table as XML, with elements named after the columns. */
export function toPriceListXml(
  { columns, rows }: PriceListTable,
  { kind, name, seller, now }: XmlHead,
): string {
  const { type, code } = salesObjects[kind];
  const head = [
    ['datoteka', name],
    ['izradeno', now.toISOString()],
    ['trgovac', seller.legalName],
    ['oib', seller.taxNumber],
    ['vrsta_objekta', type],
    ['oznaka_objekta', code],
    ['valuta', 'EUR'],
  ];
  const attributes = head
    .map(([key, value = '']) => `${key}="${escapeAttribute(value)}"`)
    .join(' ');
  const lines = rows.map((row) => {
    const cells = columns.map((column, index) => {
      const value = row[index] ?? '';
      return value === '' ? `<${column}/>` : `<${column}>${escapeText(value)}</${column}>`;
    });
    return `  <stavka>${cells.join('')}</stavka>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<cjenik ${attributes}>\n${lines.join('')}</cjenik>\n`;
}
