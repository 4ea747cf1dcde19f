import type { Content } from '~/content/content-schema';
import { contact } from './house/contact';
import { experiences } from './house/experiences';
import { faq } from './house/faq';
import { gallery } from './house/gallery';
import { heritage } from './house/heritage';
import { news } from './house/news';
import { oleotheque } from './house/oleotheque';
import { packages } from './house/packages';
import { priceList } from './house/price-list';
import { restaurant } from './house/restaurant';
import { rooms } from './house/rooms';
import { tavern } from './house/tavern';
import { wellness } from './house/wellness';
import { product as bianchera } from './products/bianchera';
import { product as buza } from './products/buza';
import { product as caj } from './products/caj-od-lista-masline';
import { product as degustacijskiSet } from './products/degustacijski-set';
import { product as zdjelica } from './products/kamenina-zdjelica';
import { product as kutijaDvaUlja } from './products/kutija-dva-ulja';
import { product as kutijaTrpeza } from './products/kutija-trpeza';
import { product as leccino } from './products/leccino';
import { product as malvazijaOcat } from './products/malvazija-ocat';
import { product as murvaCuvee } from './products/murva-cuvee';
import { product as rosulja } from './products/rosulja';
import { product as sapun } from './products/sapun-od-maslinova-ulja';
import { product as smokvaBalsamico } from './products/smokva-balsamico';
import { site } from './site';

/** What the site publishes when no content backend is configured; the order is the display order. */
export const embeddedContent: Content = {
  site,
  rooms,
  restaurant,
  tavern,
  oleotheque,
  wellness,
  packages,
  experiences,
  heritage,
  gallery,
  news,
  contact,
  faq,
  priceList,
  products: [
    bianchera,
    buza,
    rosulja,
    leccino,
    murvaCuvee,
    malvazijaOcat,
    smokvaBalsamico,
    caj,
    degustacijskiSet,
    kutijaDvaUlja,
    kutijaTrpeza,
    sapun,
    zdjelica,
  ],
};
