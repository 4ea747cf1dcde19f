import type { PriceList } from '~/content/section-schema';

export const priceList: PriceList = {
  page: {
    title: { hr: 'Cjenik', en: 'Price list', it: 'Listino prezzi', de: 'Preisliste' },
    lead: {
      hr: 'Sve naše objavljene cijene na jednom mjestu: trgovina, sobe, paketi, restoran i konoba, oleoteka i wellness. U eurima, s PDV-om.',
      en: 'All our published prices in one place: shop, rooms, packages, restaurant and tavern, oleotheque and wellness. In euros, VAT included.',
      it: 'Tutti i nostri prezzi pubblicati in un solo posto: negozio, camere, pacchetti, ristorante e konoba, oleoteca e wellness. In euro, IVA inclusa.',
      de: 'Alle unsere veröffentlichten Preise an einem Ort: Shop, Zimmer, Pakete, Restaurant und Konoba, Oleothek und Wellness. In Euro, inklusive Mehrwertsteuer.',
    },
    updated: '2026-11-21',
    summary: {
      hr: 'Cjenik Heritage Hotela Murva: ulje i drugi proizvodi s cijenom za litru, sobe po sezoni, paketi, jela, kušanja i wellness.',
      en: 'Prices of Heritage Hotel Murva: oil and other goods with unit prices, rooms by season, packages, dishes, tastings and wellness.',
      it: 'Listino dell’Heritage Hotel Murva: olio e altri prodotti con prezzo al litro, camere per stagione, pacchetti, piatti, wellness.',
      de: 'Preise des Heritage Hotels Murva: Öl und andere Waren mit Grundpreis, Zimmer nach Saison, Pakete, Speisen, Wellness.',
    },
  },
  issued: '2026-11-21',
};
