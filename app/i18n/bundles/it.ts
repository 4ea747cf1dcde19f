import cart from '../../../translations/it/cart.json';
import checkout from '../../../translations/it/checkout.json';
import common from '../../../translations/it/common.json';
import consent from '../../../translations/it/consent.json';
import contact from '../../../translations/it/contact.json';
import dining from '../../../translations/it/dining.json';
import enquiries from '../../../translations/it/enquiries.json';
import gallery from '../../../translations/it/gallery.json';
import home from '../../../translations/it/home.json';
import news from '../../../translations/it/news.json';
import newsletter from '../../../translations/it/newsletter.json';
import order from '../../../translations/it/order.json';
import packages from '../../../translations/it/packages.json';
import refusals from '../../../translations/it/refusals.json';
import reservation from '../../../translations/it/reservation.json';
import rooms from '../../../translations/it/rooms.json';
import shop from '../../../translations/it/shop.json';
import subscription from '../../../translations/it/subscription.json';
import table from '../../../translations/it/table.json';
import texts from '../../../translations/it/texts.json';
import withdrawal from '../../../translations/it/withdrawal.json';

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
