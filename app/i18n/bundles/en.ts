import cart from '../../../translations/en/cart.json';
import checkout from '../../../translations/en/checkout.json';
import common from '../../../translations/en/common.json';
import order from '../../../translations/en/order.json';
import shop from '../../../translations/en/shop.json';
import texts from '../../../translations/en/texts.json';

export default { common, shop, cart, checkout, order, texts };
