import type { MenuSection } from '~/content/dining-schema';
import { everywhere } from '../../shared';
import { litres } from './measures';
import { autumnPrice } from '../../anchors';

const glass = litres('0,1');
const bottle = litres('0,75');

export const whiteWines: MenuSection = {
  title: {
    hr: 'Bijelo, narančasto i pjenušavo',
    en: 'White, orange and sparkling',
    it: 'Bianchi, macerati e\u00a0spumanti',
    de: 'Weiß, orange und schäumend',
  },
  dishes: [
    {
      name: {
        hr: 'Malvazija, mlada',
        en: 'Malvazija, young',
        it: 'Malvasia giovane',
        de: 'Malvazija, jung',
      },
      description: {
        hr: 'Iz čelika: bagrem, jabuka, slan završetak',
        en: 'From steel: acacia, apple, a salty finish',
        it: 'In acciaio: acacia, mela, finale sapido',
        de: 'Aus dem Stahltank: Akazie, Apfel, salziger Abgang',
      },
      portion: glass,
      priceCents: 500,
      referencePrices: autumnPrice(500),
      larger: { portion: bottle, priceCents: 2600, referencePrices: autumnPrice(2600) },
      allergens: ['sulphites'],
    },
    {
      name: {
        hr: 'Malvazija, odležana',
        en: 'Malvazija, aged',
        it: 'Malvasia affinata',
        de: 'Malvazija, gereift',
      },
      description: {
        hr: 'Godinu dana na talogu u velikoj bačvi',
        en: 'A year on the lees in a large cask',
        it: 'Un anno sui lieviti in botte grande',
        de: 'Ein Jahr auf der Hefe im großen Fass',
      },
      portion: glass,
      priceCents: 700,
      referencePrices: autumnPrice(700),
      larger: { portion: bottle, priceCents: 3800, referencePrices: autumnPrice(3800) },
      allergens: ['sulphites'],
    },
    {
      name: {
        hr: 'Malvazija, macerirana',
        en: 'Malvazija on the skins',
        it: 'Malvasia macerata',
        de: 'Malvazija, maischevergoren',
      },
      description: {
        hr: 'Četrnaest dana na kožici: marelica, čaj, trpko',
        en: 'Fourteen days on the skins: apricot, tea, a firm grip',
        it: 'Quattordici giorni sulle bucce: albicocca, tè, tannica',
        de: 'Vierzehn Tage auf der Schale: Aprikose, Tee, herb',
      },
      portion: glass,
      priceCents: 800,
      referencePrices: autumnPrice(800),
      larger: { portion: bottle, priceCents: 4400, referencePrices: autumnPrice(4400) },
      allergens: ['sulphites'],
    },
    {
      name: {
        hr: 'Muškat, suhi',
        en: 'Muscat, dry',
        it: 'Moscato secco',
        de: 'Muskateller, trocken',
      },
      description: {
        hr: 'Ruža i naranča u mirisu, suho u ustima',
        en: 'Rose and orange on the nose, dry on the palate',
        it: 'Rosa e arancia al naso, secco in bocca',
        de: 'Rose und Orange im Duft, trocken im Mund',
      },
      portion: glass,
      priceCents: 600,
      referencePrices: autumnPrice(550),
      larger: { portion: bottle, priceCents: 3200, referencePrices: autumnPrice(3200) },
      allergens: ['sulphites'],
    },
    {
      name: everywhere('Sauvignon'),
      description: {
        hr: 'S bijele zemlje: bazga, list rajčice',
        en: 'From white soil: elderflower, tomato leaf',
        it: 'Da terra bianca: sambuco, foglia di pomodoro',
        de: 'Von weißer Erde: Holunder, Tomatenblatt',
      },
      portion: glass,
      priceCents: 600,
      referencePrices: autumnPrice(600),
      larger: { portion: bottle, priceCents: 3200, referencePrices: autumnPrice(3200) },
      allergens: ['sulphites'],
    },
    {
      name: {
        hr: 'Chardonnay iz bačve',
        en: 'Chardonnay from the cask',
        it: 'Chardonnay in barrique',
        de: 'Chardonnay aus dem Holzfass',
      },
      description: {
        hr: 'Devet mjeseci u hrastu, maslac i lješnjak',
        en: 'Nine months in oak, butter and hazelnut',
        it: 'Nove mesi in rovere, burro e nocciola',
        de: 'Neun Monate in Eiche, Butter und Haselnuss',
      },
      portion: glass,
      priceCents: 700,
      referencePrices: autumnPrice(700),
      larger: { portion: bottle, priceCents: 3800, referencePrices: autumnPrice(3700) },
      allergens: ['sulphites'],
    },
    {
      name: {
        hr: 'Pjenušac, bez dodanog šećera',
        en: 'Sparkling, no dosage',
        it: 'Spumante, pas dosé',
        de: 'Schaumwein, ohne Dosage',
      },
      description: {
        hr: 'Malvazija i chardonnay, vrenje u boci, trideset mjeseci',
        en: 'Malvazija and Chardonnay, fermented in the bottle, thirty months',
        it: 'Malvasia e chardonnay, metodo classico, trenta mesi',
        de: 'Malvazija und Chardonnay, Flaschengärung, dreißig Monate',
      },
      portion: glass,
      priceCents: 800,
      referencePrices: autumnPrice(800),
      larger: { portion: bottle, priceCents: 4200, referencePrices: autumnPrice(4200) },
      allergens: ['sulphites'],
    },
  ],
};
