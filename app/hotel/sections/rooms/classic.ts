import type { Room } from '~/content/rooms-schema';
import { picture } from '../../pictures';
import { autumnPrice } from '../../anchors';
import { doubleBed, everyRoom, walkInShower } from './equipment';

export const classic: Room = {
  id: 'classic',
  slug: 'classic-suite',
  name: 'Classic',
  suite: false,
  count: 4,
  lead: {
    hr: 'Soba prema dvorištu, s murvom pred prozorom.',
    en: 'A room on the courtyard, with the mulberry outside the window.',
    it: 'Una camera sulla corte, con il gelso davanti alla finestra.',
    de: 'Ein Zimmer zum Hof, den Maulbeerbaum vor dem Fenster.',
  },
  description: {
    hr: `Četiri sobe Classic gledaju u dvorište. Murva je tako blizu da u lipnju s prozora vidite koji su plodovi zreli, a poslijepodne njezino lišće baca sjenu na krevet.

Zid iza uzglavlja ostavili smo kakav jest, od lomljenog kamena, a pod je od hrastovih dasaka. Uz duboki prozor stoje naslonjač i stolić s nekoliko knjiga, a u prozoru leži jastuk za one koji radije sjede u njemu. Na krevetu su lanena posteljina i vuneni prekrivač maslinaste boje; svjetiljka je dovoljno jaka da se pred san može čitati.

Sobe su na prvom katu, devetnaest stuba iznad dvorišta. Ljeti se odozdo čuje večera na terasi. Najkasnije u 23\u00a0sata zavlada mir.`,
    en: `The four Classic rooms look into the courtyard. The mulberry is so close that in June you can tell from the window which of the fruit is ripe, and in the afternoon its leaves throw their shadow across the bed.

We left the wall behind the headboard as it was, rubble stone, and laid the floor in oak boards. An armchair and a small table with a few books stand by the deep window, and there is a cushion in the window itself for those who would rather sit there. The bed has linen sheets and an olive-coloured wool throw, and the lamp is bright enough to read by.

The rooms are on the first floor, nineteen steps above the courtyard. On summer evenings you hear people at dinner below; by 23:00 at the latest it is quiet.`,
    it: `Le quattro camere Classic guardano sulla corte. Il gelso è così vicino che in giugno dalla finestra si vede quali more sono mature, e nel pomeriggio le foglie fanno ombra sul letto.

La parete dietro la testiera l’abbiamo lasciata com’era, di pietrame; il pavimento è di assi di rovere. Accanto alla finestra profonda ci sono una poltrona e un tavolino con qualche libro, e sul davanzale un cuscino per chi preferisce sedersi lì. Il letto ha lenzuola di lino e un plaid di lana color oliva; la lampada fa luce abbastanza per leggere.

Le camere sono al primo piano, diciannove gradini sopra la corte. Nelle sere d’estate si sente chi cena di sotto; al più tardi alle 23 torna la quiete.`,
    de: `Die vier Classic-Zimmer blicken in den Hof. Der Maulbeerbaum steht so nah, dass man im Juni vom Fenster aus sieht, welche Früchte reif sind, und am Nachmittag fällt der Schatten seiner Blätter auf das Bett.

Die Wand hinter dem Kopfteil haben wir gelassen, wie sie war, aus Bruchstein; der Boden ist aus Eichendielen. Am tiefen Fenster stehen ein Sessel und ein Tischchen mit ein paar Büchern, und in der Nische liegt ein Kissen für alle, die lieber dort sitzen. Auf dem Bett liegen Leinen und eine olivgrüne Wolldecke; die Lampe ist hell genug zum Lesen.

Die Zimmer liegen im ersten Stock, neunzehn Stufen über dem Hof. An Sommerabenden hört man, wie unten gegessen wird; spätestens um 23\u00a0Uhr ist Ruhe.`,
  },
  summary: {
    hr: 'Soba Classic u hotelu Murva: 21 do 24\u00a0m² za dvoje, prozor prema dvorištu i murvi, kameni zid, hrastov pod. Doručak je u cijeni.',
    en: 'Classic room at Hotel Murva: 21 to 24\u00a0m² for two, a window on the courtyard and the mulberry, stone wall, oak floor. Breakfast included.',
    it: 'Camera Classic all’Hotel Murva: da 21 a 24\u00a0m² per due, finestra sulla corte e sul gelso, parete in pietra, rovere. Colazione inclusa.',
    de: 'Classic-Zimmer im Hotel Murva: 21 bis 24\u00a0m² für zwei, Fenster zum Hof und Maulbeerbaum, Steinwand, Eichenboden. Mit Frühstück.',
  },
  squareMetres: { from: 21, to: 24 },
  capacity: 2,
  bed: doubleBed,
  bathroom: walkInShower,
  view: {
    hr: 'dvorište i murva',
    en: 'courtyard and mulberry',
    it: 'corte e gelso',
    de: 'Hof und Maulbeerbaum',
  },
  amenities: ['window-seat', 'armchair', ...everyRoom],
  images: [
    picture('classic-suite-wide'),
    picture('classic-suite-bed'),
    picture('classic-suite-window'),
    picture('classic-suite-bath'),
  ],
  updated: '2026-11-21',
  nightCents: { low: 14_500, middle: 17_000, high: 20_500 },
  referencePrices: {
    low: autumnPrice(14_500),
    middle: autumnPrice(17_000),
    high: autumnPrice(20_500),
  },
};
