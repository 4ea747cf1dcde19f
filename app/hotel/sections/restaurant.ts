import type { Dining } from '~/content/dining-schema';
import { closedInWinter } from '../closed-in-winter';
import { reopening } from '../closure';
import { euro, servicePrices } from '../facts';
import { picture } from '../pictures';
import { oils, softDrinksAndSpirits } from './menus/oils-and-spirits';
import { redWines } from './menus/red-wines';
import { desserts, mains } from './menus/restaurant-mains';
import { pasta, starters } from './menus/restaurant-starters';
import { tasting } from './menus/restaurant-tasting';
import { whiteWines } from './menus/white-wines';

const corkage = euro(servicePrices.corkage);

export const restaurant: Dining = {
  page: {
    plate: picture('plate-hearth'),
    title: {
      hr: 'Restoran Murva',
      en: 'Restaurant Murva',
      it: 'Ristorante Murva',
      de: 'Restaurant Murva',
    },
    lead: {
      hr: 'Trideset i osam mjesta pod svodom u\u00a0kojem je do 1968. stajala preša za vino. Kratak jelovnik, riba iz Novigrada, povrće iz okolice i pet ulja od naših maslina.',
      en: 'Thirty-eight seats under the vault that held the wine press until 1968. A short menu, fish from Novigrad, vegetables from the fields around us and five oils from our own trees.',
      it: 'Trentotto posti sotto la volta che fino al 1968 ospitava il torchio da vino. Un menu breve, pesce di Cittanova, verdure dei campi qui intorno e\u00a0cinque oli dei nostri alberi.',
      de: 'Achtunddreißig Plätze unter dem Gewölbe, in dem bis 1968 die Weinpresse stand. Eine kurze Karte, Fisch aus Novigrad, Gemüse von den Feldern ringsum und fünf Öle von unseren Bäumen.',
    },
    updated: '2026-11-21',
    summary: {
      hr: 'Restoran pod svodom u Ladonjanu: kratak jelovnik, pet sljedova za 78\u00a0€, istarska vina i naša ulja. Otvoreno od srijede do nedjelje.',
      en: 'A restaurant under a vault in Ladonjan, Istria: short menu, five courses for 78\u00a0€, wines of the region and our own oils. Wednesday to Sunday.',
      it: 'Ristorante sotto la volta a Ladonjan, in Istria: menu breve, cinque portate a 78\u00a0€, vini della regione e i nostri oli. Da mercoledì a domenica.',
      de: 'Restaurant unter dem Gewölbe in Ladonjan, Istrien: kurze Karte, fünf Gänge für 78\u00a0€, Weine der Region, eigene Öle. Mittwoch bis Sonntag.',
    },
  },
  images: [picture('restaurant-table-1'), picture('restaurant-table-2')],
  blocks: [
    {
      heading: {
        hr: 'Što se kuha',
        en: 'What we cook',
        it: 'Che cosa si cucina',
        de: 'Was gekocht wird',
      },
      text: {
        hr: 'Kuhinju vodi Nives. Ujutro zove ribare u Novigradu i tek onda piše što je večeras uz ribu, pa se jelovnik mijenja svakih pet do šest tjedana, a prilozi i češće. U proljeće su to divlje šparoge, mladi grašak i artičoke, ljeti rajčica i plava riba, u jesen gljive i tartufi.\n\nJelovnik ima osamnaest jela i ne više. Što se u kuhinji ne stigne napraviti istoga dana, na njemu ne stoji.',
        en: 'Nives runs the kitchen. In the morning she telephones the fishermen in Novigrad and only then writes down what goes with the fish tonight, so the menu changes every five or six weeks and the vegetables more often. In spring that means wild asparagus, young peas and artichokes, in summer tomatoes and sardines, in autumn mushrooms and truffles.\n\nThere are eighteen dishes and no more. What cannot be made in the kitchen on the day is not on the menu.',
        it: 'In cucina comanda Nives. La mattina telefona ai pescatori di Cittanova e solo dopo scrive che cosa accompagna il pesce quella sera: il menu cambia ogni cinque o sei settimane, i contorni più spesso. In primavera ci sono asparagi selvatici, piselli e carciofi, d’estate pomodori e pesce azzurro, d’autunno funghi e tartufi.\n\nI piatti sono diciotto, non di più. Quello che non si riesce a fare in giornata, in carta non c’è.',
        de: 'Die Küche führt Nives. Morgens ruft sie die Fischer in Novigrad an und schreibt erst dann auf, was abends zum Fisch kommt. Die Karte wechselt deshalb alle fünf bis sechs Wochen, die Beilagen öfter. Im Frühjahr gibt es wilden Spargel, junge Erbsen und Artischocken, im Sommer Tomaten und Sardinen, im Herbst Pilze und Trüffel.\n\nAchtzehn Gerichte stehen darauf, mehr nicht. Was die Küche nicht am selben Tag schafft, fehlt auf der Karte.',
      },
    },
    {
      heading: {
        hr: 'Pod svodom',
        en: 'Under the vault',
        it: 'Sotto la volta',
        de: 'Unter dem Gewölbe',
      },
      text: {
        hr: 'Preša sa željeznim vijkom postavljena je 1924. i četrdeset i četiri jeseni cijedila grožđe cijelog mjesta. Vijak je ostao gdje je bio, uza zid pokraj šanka; oko njega stoji devet stolova. Zidovi su debeli metar, pa je unutra i u kolovozu toliko svježe da se navečer traži šal.\n\nDo svoda je soba s dubokim prozorima i jednim dugim stolom, za društva do četrnaest ljudi. Glazbe nema ni ondje ni ovdje: kamen vraća svaki glas i razgovor je dovoljan.',
        en: 'The press with the iron screw was set up in 1924, and for forty-four autumns it pressed the grapes of the whole town. The screw stands where it stood, against the wall by the bar, with nine tables around it. The walls are a metre thick, and even in August it is cool enough for a shawl in the evening.\n\nBeside the vault is a room with deep windows and one long table, for parties of up to fourteen. There is no music in either: the stone gives every voice back, and talk is enough.',
        it: 'Il torchio con la vite di ferro fu montato nel 1924 e per quarantaquattro autunni ha spremuto l’uva di tutto il paese. La vite è rimasta al suo posto, contro il muro accanto al banco, e attorno ci sono nove tavoli. I muri sono spessi un metro: anche in agosto, la sera, si sta bene con uno scialle.\n\nAccanto alla volta c’è una sala con finestre profonde e un solo tavolo lungo, per compagnie fino a quattordici. Musica non ce n’è: la pietra restituisce ogni voce, e le voci bastano.',
        de: 'Die Presse mit der Eisenspindel wurde 1924 aufgestellt und hat vierundvierzig Herbste lang die Trauben des ganzen Ortes gepresst. Die Spindel steht noch an ihrem Platz, an der Wand neben der Theke, ringsum neun Tische. Die Mauern sind einen Meter dick; selbst im August ist es abends so kühl, dass man ein Tuch mag.\n\nNeben dem Gewölbe liegt ein Raum mit tiefen Fenstern und einem langen Tisch, für Runden bis vierzehn Personen. Musik gibt es in keinem von beiden: Der Stein gibt jede Stimme zurück, und das genügt.',
      },
      image: picture('restaurant-table-3'),
    },
    {
      heading: {
        hr: 'Na terasi',
        en: 'On the terrace',
        it: 'In terrazza',
        de: 'Auf der Terrasse',
      },
      text: {
        hr: 'Od svibnja do kraja rujna jede se i u dvorištu, na dvadeset i četiri mjesta pod murvom. U lipnju plod pada na stolove; tada su stolnjaci tamni, a tko je u bijelom, neka sjedne bliže zidu. Ako zapuše bura, sve se seli unutra i stol vas čeka pod svodom.',
        en: 'From May to the end of September we also serve in the courtyard, twenty-four seats under the mulberry. In June the fruit drops on the tables; the cloths are dark then, and whoever wears white should sit nearer the wall. If the bura gets up we all move inside, and a table is kept for you under the vault.',
        it: 'Da maggio a fine settembre si mangia anche nella corte, ventiquattro posti sotto il gelso. A giugno le more cadono sui tavoli: allora le tovaglie sono scure, e chi veste di bianco si sieda verso il muro. Se si alza la bora si passa tutti dentro, e il tavolo sotto la volta è già pronto.',
        de: 'Von Mai bis Ende September wird auch im Hof serviert, auf vierundzwanzig Plätzen unter dem Maulbeerbaum. Im Juni fallen die Früchte auf die Tische; dann sind die Tischtücher dunkel, und wer Weiß trägt, setzt sich besser an die Mauer. Kommt die Bora auf, ziehen alle nach drinnen, und unter dem Gewölbe ist für Sie gedeckt.',
      },
      image: picture('house-terrace'),
    },
    {
      heading: {
        hr: 'Prije nego što sjednete',
        en: 'Before you sit down',
        it: 'Prima di sedersi',
        de: 'Bevor Sie sich setzen',
      },
      text: {
        hr: `Obucite se kako vam je ugodno. Vlastito vino otvaramo za ${corkage} po boci. Kroz dvorišna vrata ulazi se bez stuba, a pristupačan toalet je u prizemlju; jelovnik krupnim slovima donosimo na zahtjev. Pse primamo u konobi, pse pomagače svugdje.`,
        en: `Dress as you like. We open wine you bring for ${corkage} a bottle. The courtyard gate brings you in without a step, and there is an accessible toilet on the ground floor; ask for the menu in large print. Dogs are welcome in the tavern, assistance dogs everywhere.`,
        it: `Ci si veste come si vuole. Il vino portato da casa lo apriamo a ${corkage} la bottiglia. Dal portone della corte si entra senza gradini e al piano terra c’è un bagno accessibile; il menu a caratteri grandi si chiede al tavolo. I cani sono benvenuti alla konoba, quelli d’assistenza ovunque.`,
        de: `Kommen Sie, wie Sie mögen. Mitgebrachten Wein öffnen wir für ${corkage} pro Flasche. Durch das Hoftor geht es stufenlos hinein, eine barrierefreie Toilette liegt im Erdgeschoss; die Karte in großer Schrift bringen wir gern. Hunde sind in der Konoba willkommen, Assistenzhunde überall.`,
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
      hr: 'Proljeće 2027. PDV je uključen, kruh i ulje na stolu također.',
      en: 'Spring 2027. VAT is included, and so are the bread and oil on the table.',
      it: 'Primavera 2027. IVA compresa; pane e olio in tavola non si pagano.',
      de: 'Frühjahr 2027. Mehrwertsteuer, Brot und Öl auf dem Tisch sind inbegriffen.',
    },
    sections: [starters, pasta, mains, desserts],
  },
  tasting,
  drinks: {
    title: {
      hr: 'Ulje, vino i ostalo',
      en: 'Oil, wine and the rest',
      it: 'Olio, vino e il resto',
      de: 'Öl, Wein und mehr',
    },
    note: {
      hr: 'Vina su iz podruma udaljenih najviše dvadesetak kilometara. Na čašu ili na bocu.',
      en: 'The wines come from cellars no more than twenty kilometres or so away. By the glass or the bottle.',
      it: 'I vini vengono da cantine distanti al massimo una ventina di chilometri. Al calice o a bottiglia.',
      de: 'Die Weine kommen aus Kellern, die höchstens zwanzig Kilometer entfernt sind. Glasweise oder als Flasche.',
    },
    sections: [oils, whiteWines, redWines, softDrinksAndSpirits],
  },
  opening: {
    weekly: [
      {
        from: '09-01',
        to: '06-30',
        days: ['wed', 'thu', 'fri', 'sat', 'sun'],
        spans: [{ from: '18:00', to: '22:00' }],
      },
      {
        from: '09-01',
        to: '06-30',
        days: ['sat', 'sun'],
        spans: [{ from: '12:30', to: '14:30' }],
      },
      {
        from: '07-01',
        to: '08-31',
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        spans: [{ from: '18:00', to: '23:00' }],
      },
    ],
    special: [
      closedInWinter({
        hr: `Obnavlja se sjeverni krov. Stol za dane od ${reopening.hr} možete zatražiti već sada.`,
        en: `The north roof is being relaid. You can already book a table from ${reopening.en} onwards.`,
        it: `Si rifà il tetto a nord. Un tavolo dal ${reopening.it} in poi si può chiedere già ora.`,
        de: `Das Norddach wird neu gedeckt. Einen Tisch ab dem ${reopening.de} können Sie jetzt schon anfragen.`,
      }),
    ],
  },
  // Under the vault: in bad weather those from the courtyard come inside.
  seats: { lunch: 38, dinner: 38 },
  cuisine: {
    hr: 'istarska kuhinja',
    en: 'Istrian cuisine',
    it: 'cucina istriana',
    de: 'istrische Küche',
  },
};
