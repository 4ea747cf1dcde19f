import cart from '../../../translations/de/cart.json';
import checkout from '../../../translations/de/checkout.json';
import common from '../../../translations/de/common.json';
import order from '../../../translations/de/order.json';
import shop from '../../../translations/de/shop.json';
import texts from '../../../translations/de/texts.json';

export default { common, shop, cart, checkout, order, texts };
