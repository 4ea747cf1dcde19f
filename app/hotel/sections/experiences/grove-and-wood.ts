import type { Experience } from '~/content/offers-schema';
import { picture } from '../../pictures';
import { autumnPrice } from '../../anchors';

export const truffleWalk: Experience = {
  id: 'truffles',
  name: {
    hr: 'Po tartufe s Lolom',
    en: 'Truffles with Lola',
    it: 'A tartufi con Lola',
    de: 'Trüffelsuche mit Lola',
  },
  text: {
    hr: 'Ivan traži tartufe dvadeset i dvije godine, a Lola, njegova kuja, tri. U dva sata po hrastovoj šumi uz Mirnu vidite kako ona radi: nosom po zemlji, bez povodca, a kad stane, Ivan kopa rukom. Hoda se lagano, po ravnome. Više od polovice puta nešto se nađe. Ono što nađete možete kupiti po cijeni dana ili ponijeti u kuhinju, gdje vam ga naribaju na tjesteninu.',
    en: 'Ivan has hunted truffles for twenty-two years, his dog Lola for three. In two hours through the oak wood on the Mirna you see her work: nose to the ground, off the lead, and when she stops, Ivan digs with his hands. The going is flat and easy. More than half the time there is something. You may buy what you find at the day’s price, or take it to our kitchen and have it grated over your pasta.',
    it: 'Ivan cerca tartufi da ventidue anni, Lola, la sua cagnolina, da tre. In due ore nel querceto lungo il Quieto la si vede lavorare: naso a terra, senza guinzaglio, e quando si ferma Ivan scava con le mani. Si cammina in piano, senza fretta. Più di una volta su due qualcosa c’è. Quello che si trova lo si compra al prezzo del giorno o lo si porta in cucina, dove finisce grattugiato sulla pasta.',
    de: 'Ivan sucht seit zweiundzwanzig Jahren Trüffel, seine Hündin Lola seit drei. Zwei Stunden lang sehen Sie ihr im Eichenwald an der Mirna zu: die Nase am Boden, ohne Leine, und wo sie stehen bleibt, gräbt Ivan mit der Hand. Der Weg ist eben und leicht. Mehr als jedes zweite Mal findet sich etwas. Den Fund können Sie zum Tagespreis kaufen oder in unsere Küche bringen, dort wird er über Ihre Pasta gehobelt.',
  },
  place: {
    hr: 'Dolina Mirne',
    en: 'The Mirna valley',
    it: 'Valle del Quieto',
    de: 'Tal der Mirna',
  },
  duration: {
    hr: '2\u00a0sata, 8\u00a0km od kuće',
    en: '2\u00a0hours, 8\u00a0km away',
    it: '2\u00a0ore, a 8\u00a0km',
    de: '2\u00a0Stunden, 8\u00a0km entfernt',
  },
  season: {
    hr: 'od listopada do siječnja',
    en: 'October to January',
    it: 'da ottobre a gennaio',
    de: 'Oktober bis Januar',
  },
  priceCents: 4500,
  referencePrices: autumnPrice(4400),
  image: picture('exp-truffles'),
};

export const oliveHarvest: Experience = {
  id: 'harvest',
  name: {
    hr: 'Berba maslina',
    en: 'The olive harvest',
    it: 'La raccolta delle olive',
    de: 'Olivenernte',
  },
  text: {
    hr: 'Dok beremo, možete s nama: od osam do podneva, rukom i grabljicama, na mreže pod stablom. Na južnoj padini ispod zidina stoji devetsto stabala, a najstarija su iz vremena preše. Tko ne može stajati, prebire lišće iz kašeta sjedeći. U podne je ručak u masliniku: kruh, pršut, srdele i ulje, za sve koji su brali. Plaće nema, a ni naplate.',
    en: 'While we pick you may pick with us: from eight to noon, by hand and with rakes, on to nets below the tree. Nine hundred trees stand on the south slope under the walls, the oldest from the days of the press. If you cannot stand, you can sort the leaves out of the crates sitting down. At noon there is lunch in the grove, bread, pršut, sardines and oil, for all who picked. There is no wage and no charge.',
    it: 'Finché raccogliamo si può venire con noi: dalle otto a mezzogiorno, a mano e con i rastrelli, sulle reti sotto l’albero. Sul pendio a sud, sotto le mura, ci sono novecento piante, le più vecchie dei tempi del torchio. Chi non può stare in piedi toglie le foglie dalle cassette, seduto. A mezzogiorno si mangia nell’oliveto, pane, prosciutto, sardelle e olio, per tutti quelli che hanno raccolto. Non c’è paga e non c’è prezzo.',
    de: 'Solange wir ernten, dürfen Sie mitmachen: von acht bis zwölf, mit Hand und Rechen, auf Netze unter dem Baum. Neunhundert Bäume stehen am Südhang unter der Mauer, die ältesten aus der Zeit der Presse. Wer nicht stehen kann, liest im Sitzen die Blätter aus den Kisten. Mittags gibt es Essen im Hain, Brot, Rohschinken, Sardinen und Öl, für alle, die geerntet haben. Lohn gibt es keinen, und es kostet auch nichts.',
  },
  place: {
    hr: 'Maslinik pod zidinama',
    en: 'The grove below the walls',
    it: 'L’oliveto sotto le mura',
    de: 'Der Hain unter der Mauer',
  },
  duration: { hr: 'jutro', en: 'a morning', it: 'una mattina', de: 'ein Vormittag' },
  season: {
    hr: 'od sredine listopada do sredine studenoga',
    en: 'mid-October to mid-November',
    it: 'da metà ottobre a metà novembre',
    de: 'Mitte Oktober bis Mitte November',
  },
  priceNote: {
    hr: 'ručak u masliniku uključen',
    en: 'with lunch in the grove',
    it: 'con il pranzo nell’oliveto',
    de: 'mit Mittagessen im Hain',
  },
  image: picture('exp-harvest'),
};

export const asparagusWalk: Experience = {
  id: 'asparagus',
  name: {
    hr: 'Po divlje šparoge',
    en: 'Wild asparagus',
    it: 'Asparagi selvatici',
    de: 'Wilder Spargel',
  },
  text: {
    hr: 'Divlja šparoga raste uz suhozide, na rubu šume i ondje gdje je prošle godine gorjelo. Jedan prođe pokraj nje, drugi je ubere; razlika je u tome koliko se sagne. Idemo polako, oko dva sata, s nekim iz kuće i s papirnatom vrećicom. Poslije se u kuhinji od ubranoga napravi fritaja, dva jaja po osobi, i pojede za dugim stolom u dvorištu.',
    en: 'Wild asparagus grows along dry-stone walls, at the edge of the wood and where there was a fire last year. One person walks past it, the next one picks it; the difference is how low they bend. We go slowly, for about two hours, with somebody from the house and a paper bag. Afterwards what you have picked becomes an omelette in the kitchen, two eggs a head, eaten at the long table in the courtyard.',
    it: 'L’asparago selvatico cresce lungo i muretti, ai margini del bosco e dove l’anno prima è bruciato. C’è chi ci passa accanto e chi lo raccoglie: la differenza sta in quanto ci si china. Si va piano, circa due ore, con qualcuno di casa e un sacchetto di carta. Poi in cucina diventa una frittata, due uova a testa, e si mangia al tavolo lungo nella corte.',
    de: 'Wilder Spargel wächst an Trockenmauern, am Waldrand und dort, wo es im Vorjahr gebrannt hat. Der eine geht daran vorbei, der andere pflückt ihn; es kommt darauf an, wie tief man sich bückt. Wir gehen langsam, etwa zwei Stunden, mit jemandem aus dem Haus und einer Papiertüte. Danach wird in der Küche ein Omelett daraus, zwei Eier pro Kopf, gegessen am langen Tisch im Hof.',
  },
  place: {
    hr: 'Suhozidi oko Ladonjana',
    en: 'Dry-stone walls around Ladonjan',
    it: 'Muretti a secco attorno a Ladonjan',
    de: 'Trockenmauern um Ladonjan',
  },
  duration: { hr: '2\u00a0sata', en: '2\u00a0hours', it: '2\u00a0ore', de: '2\u00a0Stunden' },
  season: {
    hr: 'od kraja ožujka do početka svibnja',
    en: 'late March to early May',
    it: 'da fine marzo ai primi di maggio',
    de: 'Ende März bis Anfang Mai',
  },
  priceNote: {
    hr: 'fritaja poslije toga uključena',
    en: 'with an omelette afterwards',
    it: 'con la frittata alla fine',
    de: 'mit Omelett danach',
  },
  image: picture('exp-asparagus'),
};
