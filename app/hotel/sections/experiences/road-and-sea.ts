import type { Experience } from '~/content/offers-schema';
import { picture } from '../../pictures';
import { autumnPrice } from '../../anchors';

export const cove: Experience = {
  id: 'sea',
  name: {
    hr: 'Pola dana na moru',
    en: 'Half a day by the sea',
    it: 'Mezza giornata al mare',
    de: 'Ein halber Tag am Meer',
  },
  text: {
    hr: 'More je najbliže u uvali Soline, dvadeset minuta autom. Nema šanka ni suncobrana, samo borovi do vode, ravne stijene i metar dubine odmah uz obalu. Prijepodne je u hladu cijela desna strana, popodne lijeva. Cesta je asfaltirana do zadnjih dvjesto metara. Košaru spremamo ujutro: ručnici, kruh, sir, rajčice, voće i voda u termosici. Vratiti je možete i navečer, a mokre ručnike ostavite u dvorištu.',
    en: 'The sea is nearest at Soline cove, twenty minutes by car. There is no bar and no sunshade, only pines down to the water, flat rocks and a metre of depth right off the edge. The whole right side is in shade until noon, the left after that. The road is surfaced all but the last two hundred metres. We pack the basket in the morning: towels, bread, cheese, tomatoes, fruit and cold water. Bring it back in the evening and leave the wet towels in the courtyard.',
    it: 'Il mare più vicino è a cala Soline, venti minuti in auto. Niente bar e niente ombrelloni, solo pini fino all’acqua, rocce piatte e un metro di fondo appena oltre il bordo. La mattina è all’ombra tutto il lato destro, il pomeriggio il sinistro. La strada è asfaltata fino agli ultimi duecento metri. Il cestino lo prepariamo al mattino: teli mare, pane, formaggio, pomodori, frutta e acqua fresca. Lo si riporta la sera, e i teli bagnati restano nella corte.',
    de: 'Am nächsten liegt das Meer in der Bucht Soline, zwanzig Minuten mit dem Auto. Keine Bar, kein Sonnenschirm, nur Kiefern bis ans Wasser, flache Felsen und ein Meter Tiefe gleich am Rand. Vormittags liegt die ganze rechte Seite im Schatten, nachmittags die linke. Bis auf die letzten zweihundert Meter ist die Straße asphaltiert. Den Korb packen wir morgens: Handtücher, Brot, Käse, Tomaten, Obst und kaltes Wasser. Abends bringen Sie ihn zurück, die nassen Handtücher lassen Sie im Hof.',
  },
  place: { hr: 'Uvala Soline', en: 'Soline cove', it: 'Cala Soline', de: 'Bucht Soline' },
  duration: {
    hr: 'koliko želite, 14\u00a0km od kuće',
    en: 'as long as you like, 14\u00a0km away',
    it: 'quanto si vuole, a 14\u00a0km',
    de: 'so lange Sie mögen, 14\u00a0km entfernt',
  },
  season: {
    hr: 'od svibnja do listopada',
    en: 'May to October',
    it: 'da maggio a ottobre',
    de: 'Mai bis Oktober',
  },
  priceNote: {
    hr: 'ručnici i košara 18,00\u00a0€',
    en: 'towels and basket 18,00\u00a0€',
    it: 'teli mare e cestino 18,00\u00a0€',
    de: 'Handtücher und Korb 18,00\u00a0€',
  },
  image: picture('exp-sea'),
};

export const bicycle: Experience = {
  id: 'bicycle',
  name: {
    hr: 'Biciklom po Parenzani',
    en: 'Cycling the Parenzana',
    it: 'In bici sulla Parenzana',
    de: 'Mit dem Rad auf der Parenzana',
  },
  text: {
    hr: 'Vlak uzanog kolosijeka vozio je ovuda od 1902. do 1935., a danas po nasipu vodi biciklistička staza. Počinje tri kilometra od kuće. Naš krug ima 22\u00a0kilometra, dva tunela i četiri vijadukta, uspon od najviše tri posto i povratak s pogledom na Motovun. Bicikl vam podesimo prije polaska, a u kovčežiću su zračnica, ključ i karta. Ako zapnete, nazovite: dolazimo kombijem.',
    en: 'A narrow-gauge train ran here from 1902 to 1935; today a cycle track follows its bed. It starts three kilometres from the house. Our loop is 22\u00a0kilometres, with two tunnels, four viaducts, no gradient above three per cent, and Motovun ahead of you on the way back. We set the saddle before you leave, and in the bag are an inner tube, a spanner and a map. If you get stuck, call and we come with the van.',
    it: 'Qui dal 1902 al 1935 passava un treno a scartamento ridotto; oggi sulla massicciata corre una pista ciclabile. Comincia a tre chilometri dalla casa. Il nostro giro è di 22\u00a0chilometri, con due gallerie, quattro viadotti, pendenza mai oltre il tre per cento e, al ritorno, Montona di fronte. La sella la regoliamo prima, nella borsa ci sono camera d’aria, chiave e mappa. In caso di guai si telefona e arriviamo con il furgone.',
    de: 'Von 1902 bis 1935 fuhr hier eine Schmalspurbahn, heute liegt auf ihrem Damm ein Radweg. Er beginnt drei Kilometer vom Haus. Unsere Runde hat 22\u00a0Kilometer, zwei Tunnel, vier Viadukte und nie mehr als drei Prozent Steigung; auf dem Rückweg haben Sie Motovun vor Augen. Den Sattel stellen wir vorher ein, in der Tasche sind Schlauch, Schlüssel und Karte. Wenn Sie nicht weiterkommen, rufen Sie an, dann kommen wir mit dem Kleinbus.',
  },
  place: { hr: 'Parenzana', en: 'Parenzana', it: 'Parenzana', de: 'Parenzana' },
  duration: {
    hr: '22\u00a0km, oko 3\u00a0sata',
    en: '22\u00a0km, about 3\u00a0hours',
    it: '22\u00a0km, circa 3\u00a0ore',
    de: '22\u00a0km, etwa 3\u00a0Stunden',
  },
  season: {
    hr: 'od travnja do listopada',
    en: 'April to October',
    it: 'da aprile a ottobre',
    de: 'April bis Oktober',
  },
  priceCents: 2000,
  referencePrices: autumnPrice(2000),
  priceNote: {
    hr: 'e-bicikl 38,00\u00a0€',
    en: 'e-bike 38,00\u00a0€',
    it: 'bici elettrica 38,00\u00a0€',
    de: 'E-Bike 38,00\u00a0€',
  },
  image: picture('exp-bicycle'),
};

export const wineCellar: Experience = {
  id: 'wine',
  name: {
    hr: 'Podrum kod susjeda',
    en: 'A neighbour’s cellar',
    it: 'La cantina del vicino',
    de: 'Der Keller des Nachbarn',
  },
  text: {
    hr: 'Susjed ima šest hektara i dva vina u kojima je najbolji: malvaziju i teran. Malvazija raste na bijeloj zemlji, teran na crvenoj, i kušaju se s tom zemljom pod nogama. Hodate po vinogradu, pa siđete u podrum i pijete iz bačve, iz čelika i iz boce, po tri godišta svakoga, uz sir i pršut. Tko vozi, dobije isto u bočici i ponese kući.',
    en: 'The neighbour has six hectares and two wines he does best: Malvazija and Teran. Malvazija grows on white soil, Teran on red, and you taste it with the soil under your feet. You walk the vineyard, then go down to the cellar and drink from the cask, from steel and from the bottle, three vintages of each, with cheese and pršut. If you are driving, you get the same in a small bottle to take home.',
    it: 'Il vicino ha sei ettari e due vini che gli riescono meglio di tutti: malvasia e terrano. La malvasia cresce sulla terra bianca, il terrano sulla rossa, e si assaggiano con quella terra sotto i piedi. Si cammina in vigna, poi si scende in cantina e si beve dalla botte, dall’acciaio e dalla bottiglia, tre annate di ciascuno, con formaggio e prosciutto. Chi guida riceve lo stesso in una bottiglietta da portare a casa.',
    de: 'Der Nachbar hat sechs Hektar und zwei Weine, die er am besten kann: Malvazija und Teran. Malvazija wächst auf weißer Erde, Teran auf roter, und man probiert sie mit dieser Erde unter den Füßen. Sie gehen durch den Weinberg, dann in den Keller und trinken aus Fass, Stahltank und Flasche, je drei Jahrgänge, mit Käse und Rohschinken. Wer fährt, bekommt dasselbe in einem Fläschchen mit nach Hause.',
  },
  place: {
    hr: 'Vinograd i podrum',
    en: 'Vineyard and cellar',
    it: 'Vigna e cantina',
    de: 'Weinberg und Keller',
  },
  duration: {
    hr: '2\u00a0sata, 5\u00a0km od kuće',
    en: '2\u00a0hours, 5\u00a0km away',
    it: '2\u00a0ore, a 5\u00a0km',
    de: '2\u00a0Stunden, 5\u00a0km entfernt',
  },
  season: { hr: 'cijele godine', en: 'all year', it: 'tutto l’anno', de: 'ganzjährig' },
  priceCents: 3200,
  referencePrices: autumnPrice(3200),
  image: picture('exp-wine'),
};
