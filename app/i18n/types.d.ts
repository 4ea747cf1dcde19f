import 'i18next';
import type common from '../../translations/hr/common.json';
import type shop from '../../translations/hr/shop.json';
import type cart from '../../translations/hr/cart.json';
import type checkout from '../../translations/hr/checkout.json';
import type order from '../../translations/hr/order.json';
import type texts from '../../translations/hr/texts.json';
import type home from '../../translations/hr/home.json';
import type rooms from '../../translations/hr/rooms.json';
import type dining from '../../translations/hr/dining.json';
import type packages from '../../translations/hr/packages.json';
import type reservation from '../../translations/hr/reservation.json';
import type gallery from '../../translations/hr/gallery.json';
import type news from '../../translations/hr/news.json';
import type contact from '../../translations/hr/contact.json';
import type enquiries from '../../translations/hr/enquiries.json';
import type table from '../../translations/hr/table.json';
import type newsletter from '../../translations/hr/newsletter.json';
import type subscription from '../../translations/hr/subscription.json';
import type refusals from '../../translations/hr/refusals.json';
import type withdrawal from '../../translations/hr/withdrawal.json';
import type consent from '../../translations/hr/consent.json';
import type reception from '../../translations/hr/reception.json';
import type account from '../../translations/hr/account.json';
import type stock from '../../translations/hr/stock.json';
import type requests from '../../translations/hr/requests.json';
import type reply from '../../translations/hr/reply.json';
import type paper from '../../translations/hr/paper.json';
import type books from '../../translations/hr/books.json';
import type issues from '../../translations/hr/issues.json';
import type { ChosenTexts } from './chosen-texts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: ChosenTexts<{
      common: typeof common;
      shop: typeof shop;
      cart: typeof cart;
      checkout: typeof checkout;
      order: typeof order;
      texts: typeof texts;
      home: typeof home;
      rooms: typeof rooms;
      dining: typeof dining;
      packages: typeof packages;
      reservation: typeof reservation;
      gallery: typeof gallery;
      news: typeof news;
      contact: typeof contact;
      enquiries: typeof enquiries;
      table: typeof table;
      newsletter: typeof newsletter;
      subscription: typeof subscription;
      refusals: typeof refusals;
      withdrawal: typeof withdrawal;
      consent: typeof consent;
      reception: typeof reception;
      account: typeof account;
      stock: typeof stock;
      requests: typeof requests;
      reply: typeof reply;
      paper: typeof paper;
      books: typeof books;
      issues: typeof issues;
    }>;
    returnNull: false;
  }
}
