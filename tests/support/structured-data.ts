import { formatMoney } from '~/i18n/format';

export type Node = Record<string, unknown>;

/**
 * All structured data of a page, each object once, however deeply nested.
 * @throws SyntaxError if a block is not valid JSON
 */
export function readNodes(html: string): Node[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].flatMap(([, json = '']) => listNodes(JSON.parse(json)));
}

function listNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(listNodes);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(listNodes)];
}

export const isOf = (node: Node, type: string) => [node['@type']].flat().includes(type);

/** What search engines require of each type (compliance.md, 3.2); alternatives are separated by a bar. */
const required: Record<string, readonly string[]> = {
  Hotel: ['@id', 'name', 'url', 'telephone', 'address'],
  Restaurant:
    '@id name url image telephone address geo servesCuisine priceRange acceptsReservations hasMenu openingHoursSpecification specialOpeningHoursSpecification'.split(
      ' ',
    ),
  HotelRoom: ['@id', 'name', 'url', 'occupancy', 'bed'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  ProductGroup: ['@id', 'name', 'description', 'image', 'brand', 'productGroupID', 'hasVariant'],
  Product: ['name', 'image', 'offers'],
  Offer: ['price', 'priceCurrency'],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  MerchantReturnPolicy:
    '@id applicableCountry returnPolicyCountry returnPolicyCategory merchantReturnDays returnMethod returnFees'.split(
      ' ',
    ),
  ListItem: ['position', 'name'],
  NewsArticle: '@id headline image datePublished dateModified author publisher url'.split(' '),
  Event: '@id name description image startDate endDate eventStatus location organizer'.split(' '),
  Place: ['name', 'address'],
  Organization: ['@id', 'name'],
  WebSite: ['@id', 'name', 'url'],
};

/** What is missing or empty, `Offer: price`. */
export function findGaps(node: Node): string[] {
  const types = Object.keys(required).filter((type) => isOf(node, type));
  const missing = types.flatMap((type) =>
    (required[type] ?? []).filter((name) => !(name in node)).map((name) => `${type}: ${name}`),
  );
  const empty = Object.entries(node)
    .filter(([, value]) => value === '' || value === null || JSON.stringify(value) === '{}')
    .map(([name]) => `${JSON.stringify(node['@type'])}: empty ${name}`);
  return [...missing, ...empty];
}

const cents = (price: unknown) => Math.round(Number(price) * 100);

/** Cents per litre or kilogram, from the node's price and quantity, rounded half up. */
function unitCents({ price, referenceQuantity }: Node): number | undefined {
  const quantity = referenceQuantity as { value: number } | undefined;
  return quantity && Math.round(cents(price) / quantity.value);
}

const plain = (text: unknown) =>
  String(text)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

/** Properties whose text appears on the page verbatim. */
const shown = {
  name: 'Event Place Menu MenuSection MenuItem HotelRoom Restaurant Hotel ListItem LocationFeatureSpecification Brand',
  headline: 'NewsArticle',
  description: 'Event Menu MenuItem Restaurant Hotel HotelRoom Product ProductGroup NewsArticle',
  legalName: 'Organization',
  email: 'Hotel Restaurant Organization',
  streetAddress: 'PostalAddress',
  postalCode: 'PostalAddress',
  addressLocality: 'PostalAddress',
  checkinTime: 'Hotel',
  checkoutTime: 'Hotel',
  opens: 'OpeningHoursSpecification',
  closes: 'OpeningHoursSpecification',
  bed: 'HotelRoom',
  vatID: 'Organization',
  taxID: 'Organization',
} as const;

/** The time, `20:15`, of an ISO timestamp with an offset. */
const readTime = (moment: unknown) =>
  /T(\d\d:\d\d):00[+-]\d\d:\d\d$/.exec(typeof moment === 'string' ? moment : '')?.[1] ?? [];

/** The texts of a node that should appear on the page, with money formatted as on pages. */
export function textsOf(node: Node): string[] {
  const words = Object.entries(shown)
    .filter(([name, types]) => name in node && types.split(' ').some((type) => isOf(node, type)))
    .map(([name]) => plain(node[name]))
    // Midnight to midnight is the vocabulary's notation for "closed".
    .filter((word) => word !== '00:00');
  const prices = ['price', 'lowPrice', 'highPrice']
    .filter((name) => name in node)
    .map((name) => plain(formatMoney(cents(node[name]))));
  const times = ['startDate', 'endDate'].flatMap((name) => readTime(node[name]));
  const perUnit = unitCents(node);
  const range = 'priceRange' in node ? plain(node.priceRange).split(' – ') : [];
  return [
    ...words,
    ...prices,
    ...times,
    ...range,
    ...(perUnit ? [plain(formatMoney(perUnit))] : []),
  ];
}
