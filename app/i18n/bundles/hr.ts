import cart from '../../../translations/hr/cart.json';
import checkout from '../../../translations/hr/checkout.json';
import common from '../../../translations/hr/common.json';
import order from '../../../translations/hr/order.json';
import shop from '../../../translations/hr/shop.json';
import texts from '../../../translations/hr/texts.json';

export default { common, shop, cart, checkout, order, texts };
