// Plain data without imports: Vite's config bundler, the server and the browser all read this table.

export type PathPerLocale = { hr: string; en: string; it: string; de: string };

export type PageRow = {
  /** Route module, relative to `app/`. */
  file: string;
  /** Path without the language prefix, or one path per language. */
  path: string | PathPerLocale;
  /** Former or likely URLs, which redirect to the page's own path (301). */
  aliases?: Partial<PathPerLocale>;
  /** Names of guards (`shop/checkout/guards.server.ts`) that run before the page's loader. */
  guards?: readonly string[];
  /** The page lists so much that it may have further pages, `?page=2`. */
  isPaged?: boolean;
  /** A hotel may leave the page out (`withoutPages`); others link to it only where it exists. */
  isOptional?: boolean;
  /** The optional page without which this one does not exist either; of several, one is enough for it. */
  partOf?: string | readonly string[];
  /** `false` keeps a page out of sitemap, hreflang and search engines. */
  indexed?: boolean;
};

/**
 * One row per page of the engine; `paths.ts` has those of this hotel. Routes, links, redirects, the language switch,
 * canonical and hreflang links and the sitemap derive from it.
 */
export const pageTable = {
  home: { file: 'routes/home.tsx', path: '/' },
  rooms: {
    file: 'routes/rooms/rooms.tsx',
    path: { hr: '/smjestaj', en: '/accommodation', it: '/camere', de: '/unterkunft' },
  },
  room: {
    file: 'routes/rooms/room.tsx',
    path: {
      hr: '/smjestaj/:slug',
      en: '/accommodation/:slug',
      it: '/camere/:slug',
      de: '/unterkunft/:slug',
    },
  },
  restaurant: {
    file: 'routes/dining/dining.tsx',
    path: { hr: '/restoran', en: '/restaurant', it: '/ristorante', de: '/restaurant' },
    isOptional: true,
  },
  tavern: {
    file: 'routes/dining/dining.tsx',
    path: {
      hr: '/restoran/konoba',
      en: '/restaurant/tavern',
      it: '/ristorante/taverna',
      de: '/restaurant/taverne',
    },
    isOptional: true,
    partOf: 'restaurant',
  },
  tableReservation: {
    file: 'routes/dining/table-reservation.tsx',
    path: {
      hr: '/restoran/rezervacija-stola',
      en: '/restaurant/table-reservation',
      it: '/ristorante/prenota-tavolo',
      de: '/restaurant/tischreservierung',
    },
    partOf: 'restaurant',
  },
  oleotheque: {
    file: 'routes/retreat.tsx',
    path: { hr: '/oleoteka', en: '/oleotheque', it: '/oleoteca', de: '/oleothek' },
    isOptional: true,
  },
  wellness: { file: 'routes/retreat.tsx', path: '/wellness', isOptional: true },
  packages: {
    file: 'routes/packages/packages.tsx',
    path: { hr: '/paketi', en: '/packages', it: '/pacchetti', de: '/pakete' },
    isOptional: true,
  },
  package: {
    file: 'routes/packages/package.tsx',
    path: {
      hr: '/paketi/:slug',
      en: '/packages/:slug',
      it: '/pacchetti/:slug',
      de: '/pakete/:slug',
    },
    partOf: 'packages',
  },
  packageReservation: {
    file: 'routes/packages/package-reservation.tsx',
    path: {
      hr: '/paketi/:slug/rezerviraj',
      en: '/packages/:slug/reserve',
      it: '/pacchetti/:slug/prenota',
      de: '/pakete/:slug/anfrage',
    },
    partOf: 'packages',
  },
  guestEnquiry: {
    file: 'routes/guest-enquiry.tsx',
    path: {
      hr: '/upit/:token',
      en: '/request/:token',
      it: '/richiesta/:token',
      de: '/anfrage/:token',
    },
    indexed: false,
  },
  experiences: {
    file: 'routes/experiences.tsx',
    path: { hr: '/dozivljaji', en: '/experiences', it: '/esperienze', de: '/erfahrungen' },
    isOptional: true,
  },
  heritage: { file: 'routes/heritage.tsx', path: '/heritage', isOptional: true },
  gallery: {
    file: 'routes/gallery.tsx',
    path: { hr: '/galerija', en: '/gallery', it: '/galleria', de: '/galerie' },
    isOptional: true,
  },
  news: {
    file: 'routes/news/news.tsx',
    // `nachticht` is deliberate (product decision); the correct word redirects to it.
    path: { hr: '/novosti', en: '/news', it: '/notizie', de: '/nachticht' },
    aliases: { de: '/nachrichten' },
    isOptional: true,
  },
  article: {
    file: 'routes/news/article.tsx',
    path: {
      hr: '/novosti/:slug',
      en: '/news/:slug',
      it: '/notizie/:slug',
      de: '/nachticht/:slug',
    },
    aliases: { de: '/nachrichten/:slug' },
    partOf: 'news',
  },
  contact: {
    file: 'routes/contact.tsx',
    path: { hr: '/kontakt', en: '/contact', it: '/contatto', de: '/kontakt' },
  },
  faq: {
    file: 'routes/faq.tsx',
    path: {
      hr: '/cesta-pitanja',
      en: '/faq',
      it: '/domande-frequenti',
      de: '/haeufige-fragen',
    },
  },
  shop: { file: 'routes/shop/products.tsx', path: '/shop', isPaged: true, isOptional: true },
  cart: { file: 'routes/shop/cart.tsx', path: '/shop/cart', partOf: 'shop', indexed: false },
  checkout: {
    file: 'routes/shop/checkout.tsx',
    path: '/shop/checkout',
    guards: ['cart-not-empty'],
    partOf: 'shop',
    indexed: false,
  },
  product: { file: 'routes/shop/product.tsx', path: '/shop/:slug', partOf: 'shop' },
  success: { file: 'routes/shop/success.tsx', path: '/success', partOf: 'shop', indexed: false },
  fail: { file: 'routes/shop/fail.tsx', path: '/fail', partOf: 'shop', indexed: false },
  order: {
    file: 'routes/shop/order.tsx',
    path: {
      hr: '/narudzba/:token',
      en: '/order/:token',
      it: '/ordine/:token',
      de: '/bestellung/:token',
    },
    partOf: 'shop',
    indexed: false,
  },
  terms: {
    file: 'routes/text-page.tsx',
    path: { hr: '/uvjeti', en: '/terms', it: '/condizioni', de: '/agb' },
    partOf: 'shop',
  },
  shipping: {
    file: 'routes/text-page.tsx',
    path: { hr: '/dostava', en: '/shipping', it: '/consegna', de: '/lieferung' },
    partOf: 'shop',
  },
  payment: {
    file: 'routes/text-page.tsx',
    path: { hr: '/placanje', en: '/payment', it: '/pagamento', de: '/zahlung' },
    partOf: 'shop',
  },
  privacy: { file: 'routes/text-page.tsx', path: '/gdpr' },
  cookies: { file: 'routes/text-page.tsx', path: '/cookies' },
  imprint: {
    file: 'routes/text-page.tsx',
    path: { hr: '/impressum', en: '/imprint', it: '/note-legali', de: '/impressum' },
  },
  accessibility: {
    file: 'routes/text-page.tsx',
    path: {
      hr: '/pristupacnost',
      en: '/accessibility',
      it: '/accessibilita',
      de: '/barrierefreiheit',
    },
  },
  guarantee: {
    file: 'routes/text-page.tsx',
    path: {
      hr: '/zakonsko-jamstvo',
      en: '/legal-guarantee',
      it: '/garanzia-legale',
      de: '/gewaehrleistung',
    },
    partOf: 'shop',
  },
  withdrawal: {
    file: 'routes/withdrawal.tsx',
    path: { hr: '/raskid-ugovora', en: '/withdraw', it: '/recesso', de: '/widerruf' },
    partOf: ['shop', 'packages'],
  },
  priceList: {
    file: 'routes/price-list.tsx',
    path: { hr: '/cjenik', en: '/price-list', it: '/listino-prezzi', de: '/preisliste' },
    isOptional: true,
  },
  newsletter: {
    file: 'routes/newsletter.tsx',
    path: '/newsletter',
    isOptional: true,
    indexed: false,
  },
  newsletterConfirm: {
    file: 'routes/subscription.tsx',
    path: '/newsletter/confirm',
    partOf: 'newsletter',
    indexed: false,
  },
  newsletterLeave: {
    file: 'routes/subscription.tsx',
    path: '/newsletter/leave',
    partOf: 'newsletter',
    indexed: false,
  },
  notFound: { file: 'routes/not-found.tsx', path: '/404', indexed: false },
} as const satisfies Record<string, PageRow>;

export type PageId = keyof typeof pageTable;
