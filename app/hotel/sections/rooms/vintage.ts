import type { Room } from '~/content/rooms-schema';
import { picture } from '../../pictures';
import { autumnPrice } from '../../anchors';
import { everyRoom } from './equipment';

export const vintage: Room = {
  id: 'vintage',
  slug: 'vintage-suite',
  name: 'Vintage Suite',
  suite: true,
  count: 1,
  lead: {
    hr: 'Spavaća soba, mali salon i samostojeća kada; prozori na dvije strane.',
    en: 'A bedroom, a small sitting room and a free-standing bath; windows on two sides.',
    it: 'Una camera da letto, un salottino e\u00a0una vasca freestanding; finestre su due lati.',
    de: 'Ein Schlafzimmer, ein kleiner Salon und eine frei stehende Wanne; Fenster nach zwei Seiten.',
  },
  description: {
    hr: `Ovo je bio stan bake koja je u kući zadnja ugasila svjetlo. Cementne pločice s uzorkom našli smo netaknute pod linoleumom, a ovalno ogledalo i komodu od orahovine na tavanu; zidovi su opet boje kadulje, kakva je izašla ispod pet slojeva boje.

Krevet je željezni, s mjedenim kuglama, ali madrac je nov i širok 160\u00a0centimetara. Kroz vrata se prelazi u mali salon, gdje se može čitati dok drugi još spava. Kada stoji slobodno i dovoljno je duga da se u njoj ispružite.

Jedan prozor gleda u uličicu, kojom ujutro prolaze možda tri čovjeka, drugi u dvorište. Obje su prostorije male i nijedan zid nije ravan: zajedno mjere od 21 do 24\u00a0četvorna metra, već prema tome gdje prislonite metar, koliko i soba Classic, pa je takva i cijena. Apartman je na prvom katu i samo je jedan, zato ga za ljeto rezervirajte koji mjesec unaprijed.`,
    en: `This was the flat of the grandmother who was the last to put out the light in this house. We found the patterned cement tiles whole under the linoleum, the oval mirror and the walnut chest of drawers in the attic; the walls are again the sage green that came to light under five coats of paint.

The bedstead is iron with brass knobs, but the mattress is new and 160\u00a0centimetres wide. A door leads to the small sitting room, where one of you can read while the other sleeps on. The bath stands free and is long enough to stretch out in.

One window looks on the lane, where perhaps three people pass in a morning, the other on the courtyard. Both rooms are small and no wall is straight: together they come to 21 to 24\u00a0square metres, depending on where you hold the tape, the size of a Classic room, and the price follows. The suite is on the first floor and there is only one, so for summer book some months ahead.`,
    it: `Qui abitava la nonna che in questa casa spense per ultima la luce. Le cementine decorate le abbiamo trovate intatte sotto il linoleum, lo specchio ovale e il cassettone di noce in soffitta; i muri sono di nuovo verde salvia, il colore venuto fuori sotto cinque mani di pittura.

Il letto è di ferro con i pomoli d’ottone, ma il materasso è nuovo e largo 160\u00a0centimetri. Una porta dà sul salottino, dove uno può leggere mentre l’altro dorme ancora. La vasca sta in mezzo al bagno ed è abbastanza lunga per distendersi.

Una finestra guarda sul vicolo, dove in una mattina passano forse tre persone, l’altra sulla corte. Le due stanze sono piccole e nessun muro è diritto: insieme misurano dai 21 ai 24\u00a0metri quadrati, secondo dove si appoggia il metro, quanto una camera Classic, e il prezzo ne tiene conto. La suite è al primo piano ed è una sola: per l’estate conviene prenotarla qualche mese prima.`,
    de: `Hier wohnte die Großmutter, die in diesem Haus als Letzte das Licht ausgemacht hat. Die gemusterten Zementfliesen fanden wir unversehrt unter dem Linoleum, den ovalen Spiegel und die Nussbaumkommode auf dem Dachboden; die Wände sind wieder salbeigrün, wie es unter fünf Anstrichen zum Vorschein kam.

Das Bett ist aus Eisen mit Messingkugeln, die Matratze aber neu und 160\u00a0Zentimeter breit. Eine Tür führt in den kleinen Salon, wo einer lesen kann, während der andere noch schläft. Die Wanne steht frei und ist lang genug, um sich auszustrecken.

Ein Fenster geht auf die Gasse, durch die an einem Vormittag vielleicht drei Leute kommen, das andere in den Hof. Beide Räume sind klein, und keine Wand ist gerade: Zusammen messen sie 21 bis 24\u00a0Quadratmeter, je nachdem, wo man das Maßband anlegt, so viel wie ein Classic-Zimmer, und danach richtet sich der Preis. Die Suite liegt im ersten Stock, und es gibt nur diese eine: Für den Sommer bucht man sie am besten einige Monate vorher.`,
  },
  summary: {
    hr: 'Vintage Suite u hotelu Murva: spavaća soba i mali salon, željezni krevet, cementne pločice i samostojeća kada. Za dvoje.',
    en: 'Vintage Suite at Hotel Murva: bedroom and small sitting room, iron bedstead, cement tiles and a free-standing bath. For two.',
    it: 'Vintage Suite all’Hotel Murva: camera e salottino, letto in ferro, cementine e vasca freestanding. Per due persone.',
    de: 'Vintage Suite im Hotel Murva: Schlafzimmer und kleiner Salon, Eisenbett, Zementfliesen und frei stehende Wanne. Für zwei.',
  },
  squareMetres: { from: 21, to: 24 },
  capacity: 2,
  bed: {
    hr: 'željezni bračni krevet 160\u00a0×\u00a0200\u00a0cm',
    en: 'iron double bed, 160\u00a0×\u00a0200\u00a0cm',
    it: 'letto matrimoniale in ferro, 160\u00a0×\u00a0200\u00a0cm',
    de: 'eisernes Doppelbett, 160\u00a0×\u00a0200\u00a0cm',
  },
  bathroom: {
    hr: 'samostojeća kada',
    en: 'free-standing bath',
    it: 'vasca freestanding',
    de: 'frei stehende Badewanne',
  },
  view: {
    hr: 'uličica i dvorište',
    en: 'lane and courtyard',
    it: 'vicolo e corte',
    de: 'Gasse und Hof',
  },
  amenities: ['sitting-room', 'bath', ...everyRoom],
  images: [
    picture('vintage-suite-wide'),
    picture('vintage-suite-bed'),
    picture('vintage-suite-window'),
    picture('vintage-suite-bath'),
  ],
  updated: '2026-11-21',
  nightCents: { low: 15_000, middle: 17_800, high: 21_500 },
  referencePrices: {
    low: autumnPrice(15_000),
    middle: autumnPrice(17_800),
    high: autumnPrice(21_500),
  },
};
