import type { Room } from '~/content/rooms-schema';
import { picture } from '../../pictures';
import { autumnPrice } from '../../anchors';
import { doubleBed, everyRoom, walkInShower } from './equipment';

export const comfort: Room = {
  id: 'comfort',
  slug: 'comfort-room',
  name: 'Comfort',
  suite: false,
  count: 4,
  lead: {
    hr: 'Najsvjetlija soba u kući: okrenuta jugu, s\u00a0pisaćim stolom pod prozorom.',
    en: 'The lightest room in the house: it faces south and has a desk under the window.',
    it: 'La camera più luminosa della casa: guarda a sud e ha lo scrittoio sotto la finestra.',
    de: 'Das hellste Zimmer im Haus: nach Süden, mit dem Schreibtisch unter dem Fenster.',
  },
  description: {
    hr: `Ovdje sunca ima od jutra do večeri. Četiri sobe Comfort okrenute su jugu, a prvi redovi vinograda počinju odmah ispod zidina: u travnju se vidi kako listaju, u rujnu tko bere.

Kamen je obijeljen vapnom, pod je od jasena, a kapci sivoplavi kao na starim kućama u ulici. Pod prozorom je pisaći stol na koji stanu prijenosno računalo, karta i šalica kave, a da ništa ne morate micati. Krevet je od jasena, prekrivač od vune boje terakote.

Tri su sobe na prvom katu. Četvrta je u prizemlju i do nje nema nijedne stube: vrata su široka 90\u00a0cm, u tuš se može ući invalidskim kolicima, a ima sjedalo i rukohvate. Trebate li je, recite nam pri rezervaciji i čuvamo je za vas.`,
    en: `There is sun here from morning to evening. The four Comfort rooms face south, and the first rows of vines begin just below the town wall: in April you see them come into leaf, in September you see who is picking.

The stone is limewashed, the floor is ash and the shutters are the grey-blue of the old houses in our street. The desk under the window holds a laptop, a map and a cup of coffee all at once. The bed is ash too, with a terracotta-coloured wool throw.

Three of the rooms are on the first floor. The fourth is on the ground floor, without a single step: the door is 90\u00a0cm wide, and the roll-in shower has a seat and grab rails. If you need it, tell us when you book and we keep it for you.`,
    it: `Qui il sole c’è da mattina a sera. Le quattro camere Comfort guardano a sud e i primi filari cominciano appena sotto le mura: in aprile si vedono spuntare le foglie, in settembre chi vendemmia.

La pietra è imbiancata a calce, il pavimento è di frassino e gli scuri hanno il grigio-azzurro delle vecchie case della via. Sullo scrittoio sotto la finestra stanno un portatile, una carta e una tazza di caffè, senza dover spostare niente. Anche il letto è di frassino, con un plaid di lana color terracotta.

Tre camere sono al primo piano. La quarta è al piano terra e per arrivarci non c’è nemmeno un gradino: la porta è larga 90\u00a0cm, nella doccia si entra in carrozzina e ci sono sedile e maniglioni. Se Le serve, ce lo dica alla prenotazione e la teniamo per Lei.`,
    de: `Sonne gibt es hier vom Morgen bis zum Abend. Die vier Comfort-Zimmer gehen nach Süden, und gleich unter der Stadtmauer beginnen die ersten Rebzeilen: Im April sieht man sie austreiben, im September sieht man der Lese zu.

Der Stein ist gekalkt, der Boden aus Esche, und die Läden haben das Graublau der alten Häuser in unserer Gasse. Auf den Schreibtisch unter dem Fenster passen Laptop, Karte und Kaffeetasse, ohne dass man etwas wegräumen muss. Auch das Bett ist aus Esche, die Wolldecke terrakottafarben.

Drei Zimmer liegen im ersten Stock. Das vierte liegt im Erdgeschoss, und auf dem Weg dorthin gibt es keine einzige Stufe: Die Tür ist 90\u00a0cm breit, die Dusche mit dem Rollstuhl befahrbar, mit Sitz und Haltegriffen. Wenn Sie es brauchen, sagen Sie es bei der Buchung, wir halten es für Sie frei.`,
  },
  summary: {
    hr: 'Soba Comfort u hotelu Murva: 23 do 25\u00a0m², na jug prema vinogradima, s pisaćim stolom. Jedna od četiri je bez stuba i prilagođena.',
    en: 'Comfort room at Hotel Murva: 23 to 25\u00a0m² facing south over the vineyards, with a desk. One of the four is step-free and accessible.',
    it: 'Camera Comfort all’Hotel Murva: 23–25\u00a0m² a sud, sulle vigne, con scrittoio. Una delle quattro è senza gradini e accessibile.',
    de: 'Comfort-Zimmer im Hotel Murva: 23 bis 25\u00a0m² nach Süden zu den Weinbergen, mit Schreibtisch. Eines der vier ist barrierefrei.',
  },
  squareMetres: { from: 23, to: 25 },
  capacity: 2,
  bed: doubleBed,
  bathroom: walkInShower,
  view: {
    hr: 'vinogradi prema jugu',
    en: 'vineyards to the south',
    it: 'vigneti a sud',
    de: 'Weinberge im Süden',
  },
  amenities: ['desk', 'shutters', 'step-free', ...everyRoom],
  images: [
    picture('comfort-room-wide'),
    picture('comfort-room-bed'),
    picture('comfort-room-window'),
  ],
  updated: '2026-11-21',
  nightCents: { low: 16_000, middle: 19_000, high: 22_800 },
  referencePrices: {
    low: autumnPrice(16_000),
    middle: autumnPrice(19_000),
    high: autumnPrice(22_800),
  },
};
