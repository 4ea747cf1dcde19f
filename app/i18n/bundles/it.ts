import cart from '../../../translations/it/cart.json';
import checkout from '../../../translations/it/checkout.json';
import common from '../../../translations/it/common.json';
import order from '../../../translations/it/order.json';
import shop from '../../../translations/it/shop.json';
import texts from '../../../translations/it/texts.json';

export default { common, shop, cart, checkout, order, texts };
