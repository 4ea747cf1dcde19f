import type { Dining } from '~/content/dining-schema';
import { closedInWinter } from '../closed-in-winter';
import { reopening } from '../closure';
import { picture } from '../pictures';
import { everywhere } from '../shared';
import { oils, softDrinksAndSpirits } from './menus/oils-and-spirits';
import { first, pastaAndPolenta } from './menus/tavern-dishes';
import { jugsAndBeer } from './menus/tavern-drinks';
import { hearth, sweets } from './menus/tavern-hearth';

export const tavern: Dining = {
  page: {
    title: everywhere('Konoba Ladonja'),
    lead: {
      hr: 'Otvoreno ognjište na trgu, trideset mjesta unutra i četrdeset pod ladonjom. Kuha se od podneva do deset navečer bez stanke, jednostavno i na žaru.',
      en: 'An open hearth on the square, thirty seats inside and forty under the nettle tree. We cook from noon until ten at night without a break, simply and over embers.',
      it: 'Un focolare aperto sulla piazza, trenta posti dentro e quaranta sotto il bagolaro. Si cucina da mezzogiorno alle dieci di sera senza pausa, in modo semplice e sulla brace.',
      de: 'Ein offenes Herdfeuer am Platz, dreißig Plätze drinnen und vierzig unter dem Zürgelbaum. Gekocht wird von zwölf Uhr mittags bis zehn Uhr abends ohne Pause, einfach und über der Glut.',
    },
    updated: '2026-11-21',
    summary: {
      hr: 'Konoba na trgu u Ladonjanu: ognjište, maneštra, fuži, riba s gradela, jela od 5 do 19\u00a0€. Otvoreno od 12 do 22\u00a0sata, utorkom zatvoreno.',
      en: 'A tavern on the square of Ladonjan, Istria: open hearth, maneštra, fuži, grilled fish, dishes from 5 to 19\u00a0€. Noon to 22:00, closed on Tuesdays.',
      it: 'Konoba sulla piazza di Ladonjan, in Istria: focolare, minestra, fusi, pesce alla griglia, piatti da 5 a 19\u00a0€. Dalle 12 alle 22, martedì chiuso.',
      de: 'Konoba am Platz von Ladonjan, Istrien: Herdfeuer, Maneštra, Fuži, Fisch vom Rost, Gerichte von 5 bis 19\u00a0€. 12 bis 22\u00a0Uhr, dienstags geschlossen.',
    },
  },
  images: [picture('konoba-table-1')],
  blocks: [
    {
      heading: {
        hr: 'Bruno i ognjište',
        en: 'Bruno and the hearth',
        it: 'Bruno e il focolare',
        de: 'Bruno und das Herdfeuer',
      },
      text: {
        hr: 'Vatra se pali u devet, hrastovinom i orezanim maslinovim granama. Do podneva ima žara za cijeli dan, a onda ga Bruno samo premješta: lijevo, ispod čripnje, peče se pile s krumpirom, u sredini riba i lignje, desno, dalje od vrućine, tiho se kuha maneštra.\n\nBruno kuha ovdje od prvoga dana. Jela je naučio od bake i promijenio dvije stvari: maneštra je bez mesa, a u gulašu je teran umjesto vode. Kruh mijesi navečer i peče dvaput na dan, u podne i u šest, pa se u to vrijeme po mirisu zna koliko je sati.',
        en: 'The fire is lit at nine, with oak and prunings from the olive trees. By noon there are embers for the whole day, and from then on Bruno only moves them about: on the left the chicken and potatoes bake under the iron bell, in the middle lie fish and squid, on the right, away from the heat, the maneštra simmers.\n\nBruno has cooked here since the first day. He learned the dishes from his grandmother and changed two things: there is no meat in the maneštra, and the goulash has Teran in it where hers had water. He kneads the bread in the evening and bakes it twice a day, at noon and at six; at those hours the square can tell the time by the smell.',
        it: 'Il fuoco si accende alle nove, con quercia e rami della potatura degli olivi. A mezzogiorno la brace basta per tutto il giorno e Bruno non fa che spostarla: a sinistra, sotto la campana di ferro, cuociono pollo e patate, in mezzo pesce e calamari, a destra, lontano dal calore, sobbolle la minestra.\n\nBruno cucina qui dal primo giorno. I piatti li ha imparati dalla nonna e ha cambiato due cose: la minestra è senza carne, e nel gulasch al posto dell’acqua c’è il terrano. Il pane lo impasta la sera e lo cuoce due volte al giorno, a mezzogiorno e alle sei: in quei momenti, in piazza, l’ora si sente dal profumo.',
        de: 'Um neun wird das Feuer angezündet, mit Eiche und dem Schnittholz der Ölbäume. Mittags reicht die Glut für den ganzen Tag, danach schiebt Bruno sie nur noch hin und her: links unter der Eisenglocke garen Huhn und Kartoffeln, in der Mitte liegen Fisch und Kalmare, rechts, abseits der Hitze, köchelt die Maneštra.\n\nBruno kocht hier seit dem ersten Tag. Die Gerichte hat er von seiner Großmutter, und zwei Dinge hat er geändert: Die Maneštra ist ohne Fleisch, und ins Gulasch kommt Teran statt Wasser. Das Brot knetet er am Abend und backt es zweimal am Tag, um zwölf und um sechs; dann riecht man auf dem Platz, wie spät es ist.',
      },
    },
    {
      heading: {
        hr: 'Pod ladonjom',
        en: 'Under the nettle tree',
        it: 'Sotto il bagolaro',
        de: 'Unter dem Zürgelbaum',
      },
      text: {
        hr: 'Po ladonji se zove i mjesto i konoba. Stablo zauzima pola trga, a kamena klupa oko debla starija je od svakoga tko na njoj sjedi. Od Uskrsa do prvih kiša stolovi su vani: popodne je hlad, navečer se vidi svjetlo na zvoniku. Na klupi se ne poslužuje; ona pripada mjestu.',
        en: 'Town and tavern both take their name from the nettle tree, ladonja in Croatian. It fills half the square, and the stone bench around its trunk is older than anyone who sits on it. From Easter to the first rains the tables stand outside: shade in the afternoon, the lit bell tower in the evening. We do not serve on the bench; it belongs to the town.',
        it: 'Dal bagolaro, in croato ladonja, prendono il nome il paese e la konoba. L’albero occupa mezza piazza, e la panca di pietra attorno al tronco è più vecchia di chiunque ci si sieda. Da Pasqua alle prime piogge i tavoli stanno fuori: ombra nel pomeriggio, la sera il campanile illuminato. Sulla panca non serviamo; è del paese.',
        de: 'Nach dem Zürgelbaum, kroatisch ladonja, heißen der Ort und die Konoba. Er nimmt den halben Platz ein, und die Steinbank um den Stamm ist älter als alle, die darauf sitzen. Von Ostern bis zum ersten Regen stehen die Tische draußen: nachmittags im Schatten, abends mit Blick auf den beleuchteten Glockenturm. Auf der Bank bedienen wir nicht; sie gehört dem Ort.',
      },
      image: picture('konoba-table-2'),
    },
    {
      heading: {
        hr: 'Za koga je',
        en: 'Who comes',
        it: 'Chi ci viene',
        de: 'Wer kommt',
      },
      text: {
        hr: 'Za one koji silaze s Parenzane s biciklom, za obitelji i za susjede koji u podne svrate na čašu i ostanu na ručku. Djeca dobivaju pola porcije tjestenine za pola cijene. Psi su dobrodošli i unutra; zdjela s vodom stoji kraj vrata.',
        en: 'People who come off the Parenzana trail with a bicycle, families, and neighbours who drop in at noon for a glass and stay for lunch. Children get half a plate of pasta for half the price. Dogs are welcome inside too; a bowl of water stands by the door.',
        it: 'Chi scende dalla Parenzana in bicicletta, le famiglie, e i vicini che a mezzogiorno passano per un bicchiere e restano a pranzo. Per i bambini c’è mezza porzione di pasta a metà prezzo. I cani sono benvenuti anche dentro; la ciotola dell’acqua sta accanto alla porta.',
        de: 'Leute, die mit dem Fahrrad von der Parenzana kommen, Familien und Nachbarn, die um zwölf auf ein Glas vorbeischauen und zum Essen bleiben. Kinder bekommen die halbe Portion Pasta zum halben Preis. Hunde dürfen mit hinein; ein Wassernapf steht neben der Tür.',
      },
    },
    {
      heading: {
        hr: 'Treba li rezervirati?',
        en: 'Do you need to book?',
        it: 'Bisogna prenotare?',
        de: 'Muss man reservieren?',
      },
      text: {
        hr: 'Ne, osim petkom i subotom navečer i kad vas je više od šest. Pile pod čripnjom peče se četrdeset minuta; ako ga naručite telefonom, čeka vas na stolu. Na ulazu je stuba od 12\u00a0cm, a rampu postavimo kad zatreba.',
        en: 'No, except on Friday and Saturday evenings and for more than six people. The chicken under the iron bell takes forty minutes; order it by telephone and it will be ready when you come. There is one step of 12\u00a0cm at the door, and we put out a ramp when it is needed.',
        it: 'No, tranne il venerdì e il sabato sera e per gruppi di più di sei persone. Il pollo sotto la campana cuoce quaranta minuti: ordinato per telefono, all’arrivo è pronto. All’ingresso c’è un gradino di 12\u00a0cm; quando serve mettiamo la rampa.',
        de: 'Nein, außer freitags und samstags abends und ab sieben Personen. Das Huhn unter der Eisenglocke braucht vierzig Minuten; bestellen Sie es telefonisch, dann ist es fertig, wenn Sie kommen. Am Eingang ist eine Stufe von 12\u00a0cm, bei Bedarf legen wir eine Rampe an.',
      },
    },
  ],
  menu: {
    title: {
      hr: 'Jelovnik',
      en: 'The menu',
      it: 'Il menu',
      de: 'Die Karte',
    },
    note: {
      hr: 'Vrijedi cijeli dan, do deset navečer. PDV je uključen.',
      en: 'The same all day, until ten at night. VAT is included.',
      it: 'Vale tutto il giorno, fino alle dieci di sera. IVA compresa.',
      de: 'Gilt den ganzen Tag, bis zehn Uhr abends. Inklusive Mehrwertsteuer.',
    },
    sections: [first, pastaAndPolenta, hearth, sweets],
  },
  drinks: {
    title: {
      hr: 'Piće i ulje',
      en: 'Drinks and oil',
      it: 'Da bere, e gli oli',
      de: 'Getränke und Öl',
    },
    note: {
      hr: 'Vina iz restorana donosimo i ovamo, po cijeni iz restorana.',
      en: 'The wines of the restaurant are served here too, at the restaurant’s prices.',
      it: 'Serviamo anche i vini del ristorante, agli stessi prezzi.',
      de: 'Die Weine des Restaurants gibt es auch hier, zum selben Preis.',
    },
    sections: [jugsAndBeer, oils, softDrinksAndSpirits],
  },
  opening: {
    weekly: [
      {
        from: '01-01',
        to: '12-31',
        days: ['mon', 'wed', 'thu', 'fri', 'sat', 'sun'],
        spans: [{ from: '12:00', to: '22:00' }],
      },
    ],
    special: [
      closedInWinter({
        hr: `Na kući se obnavlja krov; ognjište opet palimo ${reopening.hr}.`,
        en: `The roof is being relaid; the hearth is lit again on ${reopening.en}.`,
        it: `Si rifà il tetto; il focolare si riaccende il ${reopening.it}.`,
        de: `Das Dach wird neu gedeckt; das Herdfeuer brennt wieder ab dem ${reopening.de}.`,
      }),
    ],
  },
  // Inside: in bad weather those from under the tree come in.
  seats: { lunch: 30, dinner: 30 },
  cuisine: {
    hr: 'istarska kuhinja s ognjišta',
    en: 'Istrian cooking over embers',
    it: 'cucina istriana alla brace',
    de: 'istrische Küche vom Herdfeuer',
  },
};
