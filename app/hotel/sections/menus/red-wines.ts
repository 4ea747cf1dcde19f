import type { MenuSection } from '~/content/dining-schema';
import { everywhere } from '../../shared';
import { litres } from './measures';
import { autumnPrice } from '../../anchors';
import { servicePrices } from '../../facts';

const glass = litres('0,1');
const bottle = litres('0,75');
const small = litres('0,05');
const half = litres('0,375');

export const redWines: MenuSection = {
  title: {
    hr: 'Ružičasto, crno i slatko',
    en: 'Rosé, red and sweet',
    it: 'Rosati, rossi e dolci',
    de: 'Rosé, rot und süß',
  },
  dishes: [
    {
      name: {
        hr: 'Rosé od terana',
        en: 'Teran rosé',
        it: 'Rosato di terrano',
        de: 'Rosé vom Teran',
      },
      description: {
        hr: 'Višnja i malo papra, ohlađen',
        en: 'Sour cherry and a little pepper, served cold',
        it: 'Amarena e un po’ di pepe, servito freddo',
        de: 'Sauerkirsche und etwas Pfeffer, gekühlt',
      },
      portion: glass,
      priceCents: 500,
      referencePrices: autumnPrice(500),
      larger: { portion: bottle, priceCents: 2600, referencePrices: autumnPrice(2600) },
      allergens: ['sulphites'],
    },
    {
      name: { hr: 'Teran, mladi', en: 'Teran, young', it: 'Terrano giovane', de: 'Teran, jung' },
      description: {
        hr: 'S crvene zemlje: kupina, živa kiselina',
        en: 'From red soil: blackberry, lively acidity',
        it: 'Da terra rossa: mora, acidità viva',
        de: 'Von roter Erde: Brombeere, lebhafte Säure',
      },
      portion: glass,
      priceCents: 600,
      referencePrices: autumnPrice(600),
      larger: { portion: bottle, priceCents: 3000, referencePrices: autumnPrice(3000) },
      allergens: ['sulphites'],
    },
    {
      name: {
        hr: 'Teran, odležani',
        en: 'Teran, aged',
        it: 'Terrano affinato',
        de: 'Teran, gereift',
      },
      description: {
        hr: 'Tri godine u bačvi i boci: suha šljiva, koža',
        en: 'Three years in cask and bottle: dried plum, leather',
        it: 'Tre anni tra botte e bottiglia: prugna secca, cuoio',
        de: 'Drei Jahre in Fass und Flasche: Dörrpflaume, Leder',
      },
      portion: glass,
      priceCents: 900,
      referencePrices: autumnPrice(900),
      larger: { portion: bottle, priceCents: 4800, referencePrices: autumnPrice(4800) },
      allergens: ['sulphites'],
    },
    {
      name: { hr: 'Refošk', en: 'Refošk', it: 'Refosco', de: 'Refošk' },
      description: {
        hr: 'Ljubičica i višnja, vino za janjetinu',
        en: 'Violet and sour cherry, a wine for lamb',
        it: 'Viola e amarena, un vino da agnello',
        de: 'Veilchen und Sauerkirsche, ein Wein zu Lamm',
      },
      portion: glass,
      priceCents: 600,
      referencePrices: autumnPrice(600),
      larger: { portion: bottle, priceCents: 3200, referencePrices: autumnPrice(3200) },
      allergens: ['sulphites'],
    },
    {
      name: everywhere('Merlot'),
      description: {
        hr: 'S južne padine nad Mirnom: zrela šljiva, mek',
        en: 'From a south slope above the Mirna: ripe plum, soft',
        it: 'Da un pendio a sud sopra il Quieto: prugna matura, morbido',
        de: 'Vom Südhang über der Mirna: reife Pflaume, weich',
      },
      portion: glass,
      priceCents: 600,
      referencePrices: autumnPrice(550),
      larger: { portion: bottle, priceCents: 3200, referencePrices: autumnPrice(3200) },
      allergens: ['sulphites'],
    },
    {
      name: {
        hr: 'Cabernet, merlot i teran',
        en: 'Cabernet, Merlot and Teran',
        it: 'Cabernet, merlot e terrano',
        de: 'Cabernet, Merlot und Teran',
      },
      description: {
        hr: 'Dvije godine u hrastu; otvaramo ga sat prije jela',
        en: 'Two years in oak; we open it an hour before the meal',
        it: 'Due anni in rovere; lo apriamo un’ora prima',
        de: 'Zwei Jahre in Eiche; wir öffnen ihn eine Stunde vorher',
      },
      portion: glass,
      priceCents: 900,
      referencePrices: autumnPrice(900),
      larger: { portion: bottle, priceCents: 4800, referencePrices: autumnPrice(4700) },
      allergens: ['sulphites'],
    },
    {
      name: {
        hr: 'Muškat ruža, prosušeni',
        en: 'Rose Muscat, from dried grapes',
        it: 'Moscato rosa passito',
        de: 'Rosenmuskateller, aus getrockneten Trauben',
      },
      description: {
        hr: 'Slatko, uz sir ili kolač od ulja',
        en: 'Sweet, with cheese or the olive oil cake',
        it: 'Dolce, con il formaggio o la torta all’olio',
        de: 'Süß, zu Käse oder Olivenölkuchen',
      },
      portion: small,
      priceCents: 800,
      referencePrices: autumnPrice(800),
      larger: { portion: half, priceCents: 4500, referencePrices: autumnPrice(4500) },
      allergens: ['sulphites'],
    },
    {
      name: {
        hr: 'Vaša boca vina',
        en: 'A bottle of your own',
        it: 'Una bottiglia vostra',
        de: 'Ihre eigene Flasche',
      },
      description: {
        hr: 'Otvaranje i čaše',
        en: 'Corkage, with glasses',
        it: 'Diritto di tappo, bicchieri compresi',
        de: 'Korkgeld, mit Gläsern',
      },
      priceCents: servicePrices.corkage,
      referencePrices: autumnPrice(servicePrices.corkage),
      allergens: [],
    },
  ],
};
