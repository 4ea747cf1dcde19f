import cart from '../../../translations/hr/cart.json';
import checkout from '../../../translations/hr/checkout.json';
import common from '../../../translations/hr/common.json';
import consent from '../../../translations/hr/consent.json';
import contact from '../../../translations/hr/contact.json';
import dining from '../../../translations/hr/dining.json';
import enquiries from '../../../translations/hr/enquiries.json';
import gallery from '../../../translations/hr/gallery.json';
import home from '../../../translations/hr/home.json';
import news from '../../../translations/hr/news.json';
import newsletter from '../../../translations/hr/newsletter.json';
import order from '../../../translations/hr/order.json';
import packages from '../../../translations/hr/packages.json';
import refusals from '../../../translations/hr/refusals.json';
import reservation from '../../../translations/hr/reservation.json';
import rooms from '../../../translations/hr/rooms.json';
import shop from '../../../translations/hr/shop.json';
import subscription from '../../../translations/hr/subscription.json';
import table from '../../../translations/hr/table.json';
import texts from '../../../translations/hr/texts.json';
import withdrawal from '../../../translations/hr/withdrawal.json';

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
