import type { Content } from '~/content/content-schema';
import { contact } from './sections/contact';
import { experiences } from './sections/experiences';
import { faq } from './sections/faq';
import { gallery } from './sections/gallery';
import { heritage } from './sections/heritage';
import { news } from './sections/news';
import { oleotheque } from './sections/oleotheque';
import { packages } from './sections/packages';
import { priceList } from './sections/price-list';
import { restaurant } from './sections/restaurant';
import { rooms } from './sections/rooms';
import { tavern } from './sections/tavern';
import { wellness } from './sections/wellness';
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
