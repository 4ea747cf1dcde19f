import type { Content } from '../content-schema';
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
