import type { Heritage } from '~/content/story-schema';
import { picture } from '../../pictures';

/** From the planting of the tree to the end of the silk. */
export const oldTimes: Heritage['chapters'] = [
  {
    years: '1780',
    heading: {
      hr: 'Netko posadi murvu',
      en: 'Somebody plants a mulberry',
      it: 'Qualcuno pianta un gelso',
      de: 'Jemand pflanzt einen Maulbeerbaum',
    },
    text: {
      hr: `Istra je tada pripadala Veneciji, a Venecija je trebala svilu. Dudov svilac jede samo lišće murve, pa su je seljaci sadili uz puteve, međe i u dvorišta. Naša je iz te godine; kuća kraj nje imala je tada jednu kuhinju, jednu sobu i bunar.

Gusjenice su se držale u kući, na ljesama od trske, u najtoplijoj prostoriji. Mjesec dana jele su dan i noć. Kažu da se čulo kao sitna kiša po krovu.`,
      en: `Istria then belonged to Venice, and Venice needed silk. A silkworm eats nothing but mulberry leaves, and so farmers planted the tree along roads and boundaries and in their yards. Ours dates from that year; the house beside it then had one kitchen, one room and a well.

The worms were kept indoors on trays of reed, in the warmest room. For a month they ate day and night. People said it sounded like fine rain on the roof.`,
      it: `L’Istria allora era di Venezia, e Venezia aveva bisogno di seta. Il baco mangia solo foglie di gelso, e così i contadini lo piantavano lungo le strade, sui confini e nelle corti. Il nostro è di quell’anno; la casa accanto aveva allora una cucina, una stanza e il pozzo.

I bachi si tenevano in casa, su graticci di canna, nella stanza più calda. Per un mese mangiavano giorno e notte. Dicevano che si sentiva come una pioggia sottile sul tetto.`,
      de: `Istrien gehörte damals zu Venedig, und Venedig brauchte Seide. Die Seidenraupe frisst nur Maulbeerblätter, und so pflanzten die Bauern den Baum an Wege, Feldraine und in ihre Höfe. Unserer stammt aus jenem Jahr; das Haus daneben hatte damals eine Küche, eine Kammer und einen Brunnen.

Die Raupen hielt man im Haus, auf Gestellen aus Schilf, im wärmsten Raum. Einen Monat lang fraßen sie Tag und Nacht. Man sagte, es klinge wie feiner Regen auf dem Dach.`,
    },
    image: picture('heritage-silk'),
  },
  {
    years: '1850',
    heading: {
      hr: 'Kuća raste oko stabla',
      en: 'The house grows around the tree',
      it: 'La casa cresce attorno all’albero',
      de: 'Das Haus wächst um den Baum',
    },
    text: {
      hr: `Oko 1850. kuća dobiva drugi kat i dvorišno krilo. Zidalo se kamenom iz vlastite zemlje, bez nacrta, a murvu nitko nije htio posjeći jer je hranila obitelj. Zato se krilo lomi u luku oko debla.

Majstori su mjerili korakom i okom. Kad smo 2014. kuću prvi put izmjerili laserom, nijedan od stotinu i dvanaest kutova nije imao devedeset stupnjeva.`,
      en: `About 1850 the house is given a second storey and the courtyard wing. They built with stone off their own land and without a plan, and nobody would fell the mulberry, because it fed the family. That is why the wing bends around its trunk.

The masons measured by pace and by eye. When we first measured the house by laser in 2014, not one of its hundred and twelve corners came to ninety degrees.`,
      it: `Verso il 1850 la casa riceve il secondo piano e l’ala sulla corte. Si costruiva con la pietra dei propri campi e senza disegni, e il gelso nessuno voleva abbatterlo, perché dava da mangiare alla famiglia. Per questo l’ala piega attorno al tronco.

I muratori misuravano a passi e a occhio. Quando nel 2014 abbiamo misurato la casa con il laser, nemmeno uno dei suoi centododici angoli faceva novanta gradi.`,
      de: `Um 1850 bekommt das Haus ein zweites Stockwerk und den Hofflügel. Gebaut wurde mit Stein vom eigenen Land und ohne Plan, und den Maulbeerbaum wollte niemand fällen, denn er ernährte die Familie. Darum knickt der Flügel um seinen Stamm.

Die Maurer maßen mit Schritt und Auge. Als wir das Haus 2014 zum ersten Mal mit dem Laser vermaßen, hatte von hundertzwölf Ecken keine einzige neunzig Grad.`,
    },
    image: picture('heritage-house'),
  },
  {
    years: '1890',
    heading: {
      hr: 'Svile više nema',
      en: 'The end of the silk',
      it: 'La fine della seta',
      de: 'Das Ende der Seide',
    },
    text: {
      hr: 'Najprije je došla bolest svilaca, zatim jeftinija svila iz Azije. Do 1890. ljese su završile na tavanu, a susjedi su murve sjekli za ogrjev i na njihovu mjestu sadili lozu. Naša je ostala zbog hlada: pod njom se ručalo.',
      en: 'First came the silkworms’ disease, then cheaper silk from Asia. By 1890 the reed trays were in the attic, and the neighbours cut their mulberries for firewood and planted vines instead. Ours was kept for its shade: lunch was eaten under it.',
      it: 'Prima venne la malattia dei bachi, poi la seta a buon mercato dall’Asia. Verso il 1890 i graticci erano finiti in soffitta, e i vicini facevano legna dei gelsi e al loro posto mettevano viti. Il nostro restò per l’ombra: sotto ci si pranzava.',
      de: 'Erst kam die Krankheit der Raupen, dann die billigere Seide aus Asien. Um 1890 lagen die Schilfgestelle auf dem Dachboden, und die Nachbarn machten aus ihren Maulbeerbäumen Brennholz und setzten Reben. Unserer blieb wegen des Schattens: Darunter aß man zu Mittag.',
    },
  },
  {
    years: '1924',
    heading: {
      hr: 'Preša sa željeznim vijkom',
      en: 'A press with an iron screw',
      it: 'Un torchio con la vite di ferro',
      de: 'Eine Presse mit eiserner Spindel',
    },
    text: {
      hr: `Te je godine pod svod u prizemlju dopremljena preša sa željeznim vijkom, na kolima i s dva para volova. Grožđe su donosili iz cijelog mjesta; plaćalo se svakim desetim vjedrom.

Radila je do jeseni 1968., kad je grožđe počela otkupljivati zadruga. Vijak nije otišao u staro željezo. Stoji gdje je i stajao, samo je ondje danas restoran, i još se okreće.`,
      en: `That year a press with an iron screw was brought in under the vault on the ground floor, on a cart and behind two yoke of oxen. Grapes came to it from the whole town; the fee was every tenth pail.

It worked until the autumn of 1968, when the cooperative began to buy the grapes. The screw did not go for scrap. It stands where it always stood, in what is now the restaurant, and still turns.`,
      it: `Quell’anno sotto la volta al piano terra arrivò un torchio con la vite di ferro, su un carro tirato da due paia di buoi. L’uva la portava tutto il paese; si pagava un secchio ogni dieci.

Lavorò fino all’autunno del 1968, quando l’uva cominciò a comprarla la cooperativa. La vite di ferro non finì dal rottamaio. Sta dov’è sempre stata, in quello che oggi è il ristorante, e gira ancora.`,
      de: `In diesem Jahr kam eine Presse mit eiserner Spindel unter das Gewölbe im Erdgeschoss, auf einem Wagen und mit zwei Paar Ochsen davor. Die Trauben brachte der ganze Ort; bezahlt wurde mit jedem zehnten Eimer.

Sie arbeitete bis zum Herbst 1968, als die Genossenschaft die Trauben zu kaufen begann. Die Spindel kam nicht zum Alteisen. Sie steht, wo sie immer stand, heute ist dort das Restaurant, und dreht sich noch.`,
    },
    image: picture('heritage-press'),
  },
];
