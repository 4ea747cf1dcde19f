import type { Room } from '~/content/rooms-schema';
import { picture } from '../../pictures';
import { autumnPrice } from '../../anchors';
import { doubleBed, everyRoom } from './equipment';

export const tradition: Room = {
  id: 'tradition',
  slug: 'tradition-suite',
  name: 'Tradition',
  suite: false,
  count: 3,
  lead: {
    hr: 'Pod krovnim gredama, s\u00a0klupom u\u00a0prozoru i\u00a0zvonikom pred njim.',
    en: 'Under the roof beams, with a seat in the window and the bell tower outside it.',
    it: 'Sotto le travi del tetto, con una seduta alla finestra e il campanile davanti.',
    de: 'Unter den Dachbalken, mit einer Sitznische am Fenster und dem Glockenturm davor.',
  },
  description: {
    hr: `Tri sobe Tradition na drugom su katu, trideset i osam stuba iznad dvorišta. Gore su grede od kestena, pod je od terakote, a zid prema gradu tako je debeo da je u prozorsku nišu stala klupa za dvoje. S nje se gleda preko crijepa, ravno na zvonik svetog Antuna. Zvono danju otkucava sate, noću šuti.

Krevet, škrinja i zaobljeno uzglavlje od orahovine su, prekrivač je boje patlidžana, a iznad kreveta vise tri glazirana tanjura, kakvi su u ovim kućama uvijek bili na zidu kuhinje.

Tuš je iza zida od kamena: voda pada odozgo, široka kao kiša, i ne treba ni vrata ni zavjesa. Sa svojih 28\u00a0četvornih metara to su naše najveće sobe.`,
    en: `The three Tradition rooms are on the second floor, thirty-eight steps above the courtyard. The beams are chestnut, the floor is terracotta, and the wall on the town side is so thick that a seat for two fits into the window niche. From it you look across the roof tiles straight at the bell tower of St Anthony’s. The bell strikes the hours by day and keeps silent at night.

Bed, chest and arched headboard are walnut, the throw is aubergine, and above the bed hang three glazed plates of the kind that in these houses always hung in the kitchen.

The shower is behind a wall of stone: the water falls from above, wide as rain, and needs neither door nor curtain. At 28\u00a0square metres these are the largest of our rooms.`,
    it: `Le tre camere Tradition sono al secondo piano, trentotto gradini sopra la corte. Le travi sono di castagno, il pavimento è di cotto, e il muro verso il paese è così spesso che nella nicchia della finestra ci sta un sedile per due. Da lì si guarda oltre le tegole, dritto al campanile di Sant’Antonio. La campana batte le ore di giorno, di notte tace.

Letto, cassapanca e testiera arcuata sono di noce, il plaid è color melanzana, e sopra il letto sono appesi tre piatti smaltati, di quelli che in queste case stavano sempre in cucina.

La doccia è dietro un muro di pietra: l’acqua scende dall’alto, larga come pioggia, e non servono né porta né tenda. Con 28\u00a0metri quadrati sono le più grandi delle nostre camere.`,
    de: `Die drei Tradition-Zimmer liegen im zweiten Stock, achtunddreißig Stufen über dem Hof. Die Balken sind aus Kastanie, der Boden ist aus Terrakotta, und die Mauer zur Stadt ist so dick, dass in die Fensternische ein Sitz für zwei passt. Von dort blickt man über die Dachziegel geradewegs auf den Glockenturm von St. Antonius. Die Glocke schlägt bei Tag die Stunden, nachts schweigt sie.

Bett, Truhe und geschwungenes Kopfteil sind aus Nussbaum, der Überwurf ist auberginefarben, und über dem Bett hängen drei glasierte Teller, wie sie in diesen Häusern immer in der Küche hingen.

Die Dusche liegt hinter einer Wand aus Stein: Das Wasser fällt von oben, breit wie Regen, und braucht weder Tür noch Vorhang. Mit 28\u00a0Quadratmetern sind es die größten unserer Zimmer.`,
  },
  summary: {
    hr: 'Soba Tradition u hotelu Murva: 28\u00a0m² pod gredama od kestena, klupa u prozoru, pogled na krovove i zvonik. Doručak je u cijeni.',
    en: 'Tradition room at Hotel Murva: 28\u00a0m² under chestnut beams, a window seat, a view of roofs and bell tower. Breakfast included.',
    it: 'Camera Tradition all’Hotel Murva: 28\u00a0m² sotto travi di castagno, seduta alla finestra, vista su tetti e campanile.',
    de: 'Zimmer Tradition im Hotel Murva: 28\u00a0m² unter Kastanienbalken, Sitznische am Fenster, Blick auf Dächer und Glockenturm.',
  },
  squareMetres: { from: 28, to: 28 },
  capacity: 2,
  bed: doubleBed,
  bathroom: {
    hr: 'kišni tuš iza kamenog zida',
    en: 'rain shower behind a stone wall',
    it: 'doccia a pioggia dietro un muro di pietra',
    de: 'Regendusche hinter einer Steinwand',
  },
  view: {
    hr: 'krovovi mjesta i zvonik',
    en: 'town roofs and bell tower',
    it: 'tetti del paese e campanile',
    de: 'Dächer der Stadt und Glockenturm',
  },
  amenities: ['window-seat', 'beams', ...everyRoom],
  images: [
    picture('tradition-suite-wide'),
    picture('tradition-suite-bed'),
    picture('tradition-suite-window'),
    picture('tradition-suite-bath'),
  ],
  updated: '2026-11-21',
  nightCents: { low: 18_000, middle: 21_200, high: 25_000 },
  referencePrices: {
    low: autumnPrice(18_000),
    middle: autumnPrice(21_200),
    high: autumnPrice(24_500),
  },
};
