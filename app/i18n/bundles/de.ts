import cart from '../../../translations/de/cart.json';
import checkout from '../../../translations/de/checkout.json';
import common from '../../../translations/de/common.json';
import consent from '../../../translations/de/consent.json';
import contact from '../../../translations/de/contact.json';
import dining from '../../../translations/de/dining.json';
import enquiries from '../../../translations/de/enquiries.json';
import gallery from '../../../translations/de/gallery.json';
import home from '../../../translations/de/home.json';
import news from '../../../translations/de/news.json';
import newsletter from '../../../translations/de/newsletter.json';
import order from '../../../translations/de/order.json';
import packages from '../../../translations/de/packages.json';
import refusals from '../../../translations/de/refusals.json';
import reservation from '../../../translations/de/reservation.json';
import rooms from '../../../translations/de/rooms.json';
import shop from '../../../translations/de/shop.json';
import subscription from '../../../translations/de/subscription.json';
import table from '../../../translations/de/table.json';
import texts from '../../../translations/de/texts.json';
import withdrawal from '../../../translations/de/withdrawal.json';

export default {
  common,
  shop,
  cart,
  checkout,
  order,
  texts,
  home,
  rooms,
  dining,
  packages,
  reservation,
  gallery,
  news,
  contact,
  enquiries,
  table,
  newsletter,
  subscription,
  refusals,
  withdrawal,
  consent,
};
