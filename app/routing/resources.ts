import { toComparedPath } from './compared-path.ts';
import { deskResources } from './desk-resources.ts';
import type { PageId } from './page-table.ts';

export type ResourceRow = {
  file: string;
  path: string;
  /** Body types that a POST may have; a resource without this field does not accept POST. */
  accepts?: readonly ('form' | 'multipart' | 'json')[];
  /** The largest body, if smaller than that of other forms: where strangers post and no one waits in a queue. */
  maxBytes?: number;
  /** The page it belongs to: a hotel without that page does not have the resource either. */
  page?: PageId;
  /** `true` lets other servers and sites call it; such a resource must not trust its input. */
  foreignCallers?: boolean;
};

/** URLs without a page and without a language, served by modules that have no component. */
export const resources = {
  'api.config': { file: 'routes/resources/api-config.ts', path: '/api/config' },
  'api.products.cart': {
    file: 'routes/resources/api-products-cart.ts',
    path: '/api/products/cart',
    accepts: ['json'],
    foreignCallers: true,
    page: 'shop',
  },
  'api.weather': { file: 'routes/resources/api-weather.ts', path: '/api/weather' },
  asset: { file: 'routes/resources/asset.ts', path: '/assets/:id' },
  'mail.send': {
    file: 'routes/resources/mail-send.ts',
    path: '/mail/send',
    accepts: ['form', 'json'],
  },
  'payments.wspay.return': {
    file: 'routes/resources/wspay-return.ts',
    path: '/payments/wspay/return',
    accepts: ['form'],
    maxBytes: 8 * 1024,
    foreignCallers: true,
    page: 'shop',
  },
  'payments.wspay.callback': {
    file: 'routes/resources/wspay-callback.ts',
    path: '/payments/wspay/callback',
    accepts: ['json', 'form'],
    maxBytes: 16 * 1024,
    foreignCallers: true,
    page: 'shop',
  },
  'payments.stripe.return': {
    file: 'routes/resources/stripe-return.ts',
    path: '/payments/stripe/return',
    page: 'shop',
  },
  'payments.stripe.webhook': {
    file: 'routes/resources/stripe-webhook.ts',
    path: '/payments/stripe/webhook',
    accepts: ['json'],
    foreignCallers: true,
    page: 'shop',
  },
  invoice: { file: 'routes/resources/invoice.ts', path: '/invoices/:token/:file', page: 'shop' },
  'reservation.calendar': {
    file: 'routes/resources/reservation-calendar.ts',
    path: '/calendar/:token/:file',
  },
  'newsletter.one-click': {
    file: 'routes/resources/newsletter-one-click.ts',
    path: '/newsletter/one-click',
    accepts: ['form', 'multipart'],
    foreignCallers: true,
    page: 'newsletter',
  },
  // Croatian in every language: the regulation names no other (NN 101/2026-1213).
  'price-list.current': {
    file: 'routes/resources/price-list-current.ts',
    path: '/cjenik/:file',
    page: 'priceList',
  },
  'price-list.archive': {
    file: 'routes/resources/price-list-archive.ts',
    path: '/cjenik/arhiva/:file',
    page: 'priceList',
  },
  ...deskResources,
  consent: { file: 'routes/resources/consent.ts', path: '/consent', accepts: ['form'] },
  healthz: { file: 'routes/resources/healthz.ts', path: '/healthz' },
  readyz: { file: 'routes/resources/readyz.ts', path: '/readyz' },
  sitemap: { file: 'routes/resources/sitemap.ts', path: '/sitemap.xml' },
  'web-manifest': { file: 'routes/resources/web-manifest.ts', path: '/site.webmanifest' },
  robots: { file: 'routes/resources/robots.ts', path: '/robots.txt' },
} as const satisfies Record<string, ResourceRow>;

export type ResourceId = keyof typeof resources;

const segmentsOf = (path: string) => path.split('/').slice(1);

const rows = Object.values<ResourceRow>(resources).map((row) => ({
  row,
  segments: segmentsOf(row.path),
}));

/** The resource at a path; if several match, the literal one takes precedence. */
export function findResource(pathname: string): ResourceRow | undefined {
  const given = segmentsOf(toComparedPath(pathname));
  const fitting = rows.filter(
    ({ segments }) =>
      segments.length === given.length &&
      segments.every((segment, index) => segment.startsWith(':') || segment === given[index]),
  );
  return (fitting.find(({ row }) => !row.path.includes(':')) ?? fitting[0])?.row;
}
