import { toComparedPath } from './compared-path.ts';
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
  },
  'payments.wspay.callback': {
    file: 'routes/resources/wspay-callback.ts',
    path: '/payments/wspay/callback',
    accepts: ['json', 'form'],
    maxBytes: 16 * 1024,
    foreignCallers: true,
  },
  'payments.stripe.return': {
    file: 'routes/resources/stripe-return.ts',
    path: '/payments/stripe/return',
  },
  'payments.stripe.webhook': {
    file: 'routes/resources/stripe-webhook.ts',
    path: '/payments/stripe/webhook',
    accepts: ['json'],
    foreignCallers: true,
  },
  invoice: { file: 'routes/resources/invoice.ts', path: '/invoices/:token/:file' },
  'request.calendar': {
    file: 'routes/resources/request-calendar.ts',
    path: '/calendar/:token/:file',
  },
  'newsletter.one-click': {
    file: 'routes/resources/newsletter-one-click.ts',
    path: '/newsletter/one-click',
    accepts: ['form', 'multipart'],
    foreignCallers: true,
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
  // The staff's desk: one URL for all languages, because each staff member has a language of their own.
  reception: { file: 'routes/reception/today.tsx', path: '/reception' },
  'reception.sign-in': {
    file: 'routes/reception/sign-in.tsx',
    path: '/reception/sign-in',
    accepts: ['form'],
  },
  'reception.link': {
    file: 'routes/reception/link.tsx',
    path: '/reception/sign-in/:token',
    accepts: ['form'],
  },
  'reception.sign-out': {
    file: 'routes/reception/sign-out.tsx',
    path: '/reception/sign-out',
    accepts: ['form'],
  },
  'reception.account': {
    file: 'routes/reception/account.tsx',
    path: '/reception/account',
    accepts: ['form'],
  },
  'reception.passkey': {
    file: 'routes/reception/passkey.tsx',
    path: '/reception/account/passkeys/:passkey',
    accepts: ['form'],
  },
  'reception.orders': { file: 'routes/reception/orders.tsx', path: '/reception/orders' },
  'reception.order': { file: 'routes/reception/order.tsx', path: '/reception/orders/:number' },
  'reception.ship': {
    file: 'routes/reception/order-ship.tsx',
    path: '/reception/orders/:number/ship',
    accepts: ['form'],
  },
  'reception.capture': {
    file: 'routes/reception/order-capture.tsx',
    path: '/reception/orders/:number/capture',
    accepts: ['form'],
  },
  'reception.void': {
    file: 'routes/reception/order-void.tsx',
    path: '/reception/orders/:number/void',
    accepts: ['form'],
  },
  'reception.refund': {
    file: 'routes/reception/order-refund.tsx',
    path: '/reception/orders/:number/refund',
    accepts: ['form'],
  },
  'reception.review': {
    file: 'routes/reception/order-review.tsx',
    path: '/reception/orders/:number/review',
    accepts: ['form'],
  },
  'reception.note': {
    file: 'routes/reception/order-note.tsx',
    path: '/reception/orders/:number/note',
    accepts: ['form'],
  },
  'reception.paper': { file: 'routes/reception/paper.tsx', path: '/reception/paper' },
  'reception.stock': { file: 'routes/reception/stock.tsx', path: '/reception/stock' },
  'reception.stock-item': {
    file: 'routes/reception/stock-item.tsx',
    path: '/reception/stock/:variant',
    accepts: ['form'],
  },
  'reception.requests': { file: 'routes/reception/requests.tsx', path: '/reception/requests' },
  'reception.request': {
    file: 'routes/reception/request.tsx',
    path: '/reception/requests/:id',
    accepts: ['form'],
  },
  'reception.reply': {
    file: 'routes/reception/request-reply.tsx',
    path: '/reception/requests/:id/:reply',
    accepts: ['form'],
  },
  'reception.texts': { file: 'routes/reception/texts.tsx', path: '/reception/texts' },
  'reception.text': {
    file: 'routes/reception/text.tsx',
    path: '/reception/texts/:template/:language',
    accepts: ['form'],
  },
  'reception.withdrawals': {
    file: 'routes/reception/withdrawals.tsx',
    path: '/reception/withdrawals',
    accepts: ['form'],
  },
  'reception.withdrawal': {
    file: 'routes/reception/withdrawal.tsx',
    path: '/reception/withdrawals/:reference',
    accepts: ['form'],
  },
  'reception.payment': {
    file: 'routes/reception/payment.tsx',
    path: '/reception/payments/:reference',
    accepts: ['form'],
  },
  'reception.newsletter': {
    file: 'routes/reception/newsletter.tsx',
    path: '/reception/newsletter',
  },
  'reception.newsletter-new': {
    file: 'routes/reception/newsletter-new.tsx',
    path: '/reception/newsletter/new',
    accepts: ['form'],
  },
  'reception.newsletter-issue': {
    file: 'routes/reception/newsletter-issue.tsx',
    path: '/reception/newsletter/:id',
    accepts: ['form'],
  },
  'reception.newsletter-send': {
    file: 'routes/reception/newsletter-send.tsx',
    path: '/reception/newsletter/:id/send',
    accepts: ['form'],
  },
  'reception.newsletter-preview': {
    file: 'routes/reception/newsletter-preview.ts',
    path: '/reception/newsletter/:id/preview/:language',
  },
  'reception.log': { file: 'routes/reception/log.tsx', path: '/reception/log' },
  'reception.books': {
    file: 'routes/reception/books.tsx',
    path: '/reception/books',
    accepts: ['form'],
  },
  'reception.books-invoice': {
    file: 'routes/reception/books-invoice.ts',
    path: '/reception/books/invoices/:id',
  },
  'reception.books-csv': {
    file: 'routes/reception/books-csv.ts',
    path: '/reception/books/:month/journal',
  },
  'reception.books-zip': {
    file: 'routes/reception/books-zip.ts',
    path: '/reception/books/:month/files',
  },
  'reception.figures': { file: 'routes/reception/figures.tsx', path: '/reception/figures' },
  'reception.figures-csv': {
    file: 'routes/reception/figures-csv.ts',
    path: '/reception/figures/:year/table',
  },
  consent: { file: 'routes/resources/consent.ts', path: '/consent', accepts: ['form'] },
  healthz: { file: 'routes/resources/healthz.ts', path: '/healthz' },
  readyz: { file: 'routes/resources/readyz.ts', path: '/readyz' },
  sitemap: { file: 'routes/resources/sitemap.ts', path: '/sitemap.xml' },
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
