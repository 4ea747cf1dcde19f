// Plain data without imports: Vite's config bundler, the server and the browser all read this table.

type PathPerLocale = { hr: string; en: string; it: string; de: string };

type PageRow = {
  /** Route module, relative to `app/`. */
  file: string;
  /** Path without the language prefix, or one path per language. */
  path: string | PathPerLocale;
  /** Names of guards (`features/checkout/guards.server.ts`) that run before the page. */
  guards?: readonly string[];
  /** `false` keeps a page out of sitemap, hreflang and search engines. */
  indexed?: boolean;
};

/** THE table: one row per page; routes, links, redirects, language switch, canonical, hreflang and sitemap derive from it. */
export const pages = {
  home: { file: 'routes/home.tsx', path: '/' },
  shop: { file: 'routes/shop/products.tsx', path: '/shop' },
  cart: { file: 'routes/shop/cart.tsx', path: '/shop/cart', indexed: false },
  checkout: {
    file: 'routes/shop/checkout.tsx',
    path: '/shop/checkout',
    guards: ['cart-not-empty'],
    indexed: false,
  },
  product: { file: 'routes/shop/product.tsx', path: '/shop/:slug' },
  success: { file: 'routes/shop/success.tsx', path: '/success', indexed: false },
  fail: { file: 'routes/shop/fail.tsx', path: '/fail', indexed: false },
  order: {
    file: 'routes/shop/order.tsx',
    path: {
      hr: '/narudzba/:token',
      en: '/order/:token',
      it: '/ordine/:token',
      de: '/bestellung/:token',
    },
    indexed: false,
  },
  terms: {
    file: 'routes/text-page.tsx',
    path: { hr: '/uvjeti', en: '/terms', it: '/condizioni', de: '/agb' },
  },
  shipping: {
    file: 'routes/text-page.tsx',
    path: { hr: '/dostava', en: '/shipping', it: '/consegna', de: '/lieferung' },
  },
  payment: {
    file: 'routes/text-page.tsx',
    path: { hr: '/placanje', en: '/payment', it: '/pagamento', de: '/zahlung' },
  },
  privacy: { file: 'routes/text-page.tsx', path: '/gdpr' },
  notFound: { file: 'routes/not-found.tsx', path: '/404', indexed: false },
} as const satisfies Record<string, PageRow>;

export type PageId = keyof typeof pages;

/** Whether search engines may list the page; sitemap, hreflang and the shared page cache follow it. */
export function isIndexed(page: PageId): boolean {
  const row: PageRow = pages[page];
  return row.indexed !== false;
}

type ResourceRow = {
  file: string;
  path: string;
  /** Body types a POST may have; a resource without the field takes no POST. */
  accepts?: readonly ('form' | 'json')[];
  /** `true` lets other servers and sites call it: it trusts nothing it is sent. */
  foreignCallers?: boolean;
};

/** Addresses without a page and without a language: answered by modules that have no component. */
export const resources = {
  'api.config': { file: 'routes/resources/api-config.ts', path: '/api/config' },
  'api.products.cart': {
    file: 'routes/resources/api-products-cart.ts',
    path: '/api/products/cart',
    accepts: ['json'],
    foreignCallers: true,
  },
  asset: { file: 'routes/resources/asset.ts', path: '/assets/:id' },
  'payments.wspay.return': {
    file: 'routes/resources/wspay-return.ts',
    path: '/payments/wspay/return',
    accepts: ['form'],
    foreignCallers: true,
  },
  'payments.wspay.callback': {
    file: 'routes/resources/wspay-callback.ts',
    path: '/payments/wspay/callback',
    accepts: ['json', 'form'],
    foreignCallers: true,
  },
  healthz: { file: 'routes/resources/healthz.ts', path: '/healthz' },
  readyz: { file: 'routes/resources/readyz.ts', path: '/readyz' },
  sitemap: { file: 'routes/resources/sitemap.ts', path: '/sitemap.xml' },
  robots: { file: 'routes/resources/robots.ts', path: '/robots.txt' },
} as const satisfies Record<string, ResourceRow>;

/** The resource at a fixed address, without parameters. */
export function findResource(pathname: string): ResourceRow | undefined {
  return Object.values<ResourceRow>(resources).find((resource) => resource.path === pathname);
}
