import type { Room } from '~/content/rooms-schema';
import { picture } from '../../pictures';
import { autumnPrice } from '../../anchors';
import { everyRoom } from './equipment';

export const cavallier: Room = {
  id: 'cavallier',
  slug: 'suite-cavalier',
  name: 'Cavallier Suite',
  suite: true,
  count: 1,
  lead: {
    hr: 'Cijelo krilo na vrhu kuće: dnevni dio, kameni luk i pogled niz dolinu Mirne.',
    en: 'A whole wing at the top of the house: living area, stone arch and a view down the Mirna valley.',
    it: 'Un’intera ala in cima alla casa: salotto, arco di pietra e vista sulla valle del Quieto.',
    de: 'Ein ganzer Flügel oben im Haus: Wohnbereich, Steinbogen und der Blick das Mirna-Tal hinab.',
  },
  description: {
    hr: `Cavallier Suite zauzima cijelo krilo na drugom katu, 55\u00a0četvornih metara. Prozori gledaju niz dolinu Mirne; kad bura očisti zrak, na kraju doline vidi se more.

U dnevnom dijelu su kauč, dva naslonjača, pisaći stol i kameni kamin u kojem se više ne loži, ali ga nismo imali srca zazidati. Kroz kameni luk ulazi se u spavaći dio, gdje ispred zida od oker kamena stoji krevet dva puta dva metra. Treća osoba spava na pomoćnom ležaju u dnevnom dijelu, pa je ovo jedini smještaj u kući za obitelj s djetetom koje je preraslo krevetić ili za troje odraslih.

U kupaonici su i kada i tuš, pod je od vapnenca i grijan. Jedino ovdje stoji televizor; u ostale ga sobe donosimo ako ga zatražite.`,
    en: `The Cavallier Suite takes up a whole wing on the second floor, 55\u00a0square metres. The windows look down the valley of the Mirna; when the bura has cleared the air, you see the sea at the end of it.

The living area has a sofa, two armchairs, a desk and a stone fireplace that is no longer lit but that we had not the heart to wall up. Through a stone arch you come to the bed, two metres by two, against a wall of ochre stone. A third person sleeps on an extra bed in the living area, so this is the one place in the house for a family with a child too big for a cot, or for three adults.

The bathroom has both bath and shower and a heated limestone floor. This is the only room with a television; to the others we bring one if you ask.`,
    it: `La Cavallier Suite occupa un’intera ala al secondo piano, 55\u00a0metri quadrati. Le finestre guardano giù per la valle del Quieto; quando la bora ha pulito l’aria, in fondo si vede il mare.

Nel salotto ci sono un divano, due poltrone, uno scrittoio e un camino di pietra in cui non si accende più il fuoco, ma che non abbiamo avuto cuore di murare. Un arco di pietra porta al letto, due metri per due, davanti a una parete color ocra. La terza persona dorme su un letto aggiunto nel salotto: è l’unica sistemazione della casa per una famiglia con un bambino troppo grande per la culla o per tre adulti.

In bagno ci sono sia la vasca sia la doccia, e il pavimento in pietra calcarea è riscaldato. Solo qui c’è il televisore; nelle altre camere lo portiamo su richiesta.`,
    de: `Die Cavallier Suite nimmt einen ganzen Flügel im zweiten Stock ein, 55\u00a0Quadratmeter. Die Fenster blicken das Tal der Mirna hinab; wenn die Bora die Luft geputzt hat, sieht man an seinem Ende das Meer.

Im Wohnbereich stehen Sofa, zwei Sessel, Schreibtisch und ein Steinkamin, in dem kein Feuer mehr brennt, den wir aber nicht zumauern mochten. Durch einen Steinbogen kommt man zum Bett, zwei mal zwei Meter, vor einer Wand aus ockerfarbenem Stein. Eine dritte Person schläft auf einem Zustellbett im Wohnbereich; so ist dies die einzige Unterkunft im Haus für eine Familie mit einem Kind, dem das Babybett zu klein ist, oder für drei Erwachsene.

Das Bad hat Wanne und Dusche und einen beheizten Kalksteinboden. Nur hier steht ein Fernseher; in die anderen Zimmer bringen wir einen, wenn Sie es wünschen.`,
  },
  summary: {
    hr: 'Cavallier Suite u hotelu Murva: 55\u00a0m² za troje, dnevni dio, krevet 200\u00a0×\u00a0200\u00a0cm, kada i tuš, pogled na dolinu Mirne i more.',
    en: 'Cavallier Suite at Hotel Murva: 55\u00a0m² for three, living area, bed of 200\u00a0×\u00a0200\u00a0cm, bath and shower, view of the Mirna valley.',
    it: 'Cavallier Suite all’Hotel Murva: 55\u00a0m² per tre, salotto, letto 200\u00a0×\u00a0200\u00a0cm, vasca e doccia, vista sulla valle del Quieto.',
    de: 'Cavallier Suite im Hotel Murva: 55\u00a0m² für drei, Wohnbereich, Bett 200\u00a0×\u00a0200\u00a0cm, Wanne und Dusche, Blick ins Mirna-Tal.',
  },
  squareMetres: { from: 55, to: 55 },
  capacity: 3,
  bed: {
    hr: 'bračni krevet 200\u00a0×\u00a0200\u00a0cm i pomoćni ležaj',
    en: 'double bed, 200\u00a0×\u00a0200\u00a0cm, and an extra bed',
    it: 'letto matrimoniale 200\u00a0×\u00a0200\u00a0cm e letto aggiunto',
    de: 'Doppelbett, 200\u00a0×\u00a0200\u00a0cm, und Zustellbett',
  },
  bathroom: {
    hr: 'kada i tuš',
    en: 'bath and shower',
    it: 'vasca e doccia',
    de: 'Badewanne und Dusche',
  },
  view: {
    hr: 'dolina Mirne, za vedra dana i more',
    en: 'valley of the Mirna and, on clear days, the sea',
    it: 'valle del Quieto e, nelle giornate limpide, il mare',
    de: 'Tal der Mirna, an klaren Tagen auch das Meer',
  },
  amenities: ['sitting-room', 'bath', 'desk', 'television', ...everyRoom],
  images: [
    picture('suite-cavalier-wide'),
    picture('suite-cavalier-bed'),
    picture('suite-cavalier-window'),
    picture('suite-cavalier-bath'),
  ],
  updated: '2026-11-21',
  nightCents: { low: 26_000, middle: 31_000, high: 36_500 },
  referencePrices: {
    low: autumnPrice(25_000),
    middle: autumnPrice(31_000),
    high: autumnPrice(36_500),
  },
};
