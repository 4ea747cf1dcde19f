import cart from '../../../translations/en/cart.json';
import checkout from '../../../translations/en/checkout.json';
import common from '../../../translations/en/common.json';
import consent from '../../../translations/en/consent.json';
import contact from '../../../translations/en/contact.json';
import dining from '../../../translations/en/dining.json';
import enquiries from '../../../translations/en/enquiries.json';
import gallery from '../../../translations/en/gallery.json';
import home from '../../../translations/en/home.json';
import news from '../../../translations/en/news.json';
import newsletter from '../../../translations/en/newsletter.json';
import order from '../../../translations/en/order.json';
import packages from '../../../translations/en/packages.json';
import refusals from '../../../translations/en/refusals.json';
import reservation from '../../../translations/en/reservation.json';
import rooms from '../../../translations/en/rooms.json';
import shop from '../../../translations/en/shop.json';
import subscription from '../../../translations/en/subscription.json';
import table from '../../../translations/en/table.json';
import texts from '../../../translations/en/texts.json';
import withdrawal from '../../../translations/en/withdrawal.json';

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
