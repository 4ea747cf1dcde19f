import type { Package } from '~/content/offers-schema';
import { picture } from '../../pictures';
import { fromFridayAfternoon, night, oilTasting, tiers, wellness } from './shared-lines';

export const truffles: Package = {
  id: 'truffles',
  slugs: {
    hr: 'jesen-i-tartufi',
    en: 'autumn-and-truffles',
    it: 'autunno-e-tartufi',
    de: 'herbst-und-trueffel',
  },
  name: {
    hr: 'Jesen i tartufi',
    en: 'Autumn and truffles',
    it: 'Autunno e tartufi',
    de: 'Herbst und Trüffel',
  },
  lead: {
    hr: 'U petak večera s tartufom, u subotu ujutro dva sata po hrastovoj šumi uz Mirnu s\u00a0Ivanom i\u00a0njegovom kujom Lolom.',
    en: 'On Friday a dinner with truffle, on Saturday morning two hours through the oak wood on the Mirna with Ivan and his dog Lola.',
    it: 'Il venerdì una cena al tartufo, il sabato mattina due ore nel querceto lungo il Quieto con Ivan e la sua cagnolina Lola.',
    de: 'Am Freitag ein Abendessen mit Trüffel, am Samstagmorgen zwei Stunden durch den Eichenwald an der Mirna mit Ivan und seiner Hündin Lola.',
  },
  description: {
    hr: `Bijeli tartuf raste od rujna do siječnja, deset do trideset centimetara pod zemljom, između korijena hrasta i topole. Listopad mu je najbolji mjesec. Lola traži brzo i bez povodca, a kad stane i počne kopati, Ivan klekne i dovrši rukom, da ne ozlijedi ni tartuf ni korijen.

Polazimo u subotu u osam, autom osam kilometara do šume. Nađe se u pravilu, ali ne uvijek: nekad tri komada, nekad nijedan. Večera u petak ne ovisi o sreći, jer tartuf za nju Ivan donosi dan prije.

Dno doline je vlažno; gumene čizme imamo u svim brojevima, od 36 do 46.`,
    en: `The white truffle grows from September to January, ten to thirty centimetres down, among the roots of oak and poplar. October is its best month. Lola hunts fast and off the lead, and when she stops and starts to dig, Ivan kneels and finishes by hand, so as to hurt neither truffle nor root.

We leave on Saturday at eight, eight kilometres by car to the wood. As a rule something is found, but not always: three some days, none on others. Friday’s dinner does not depend on luck; Ivan brings the truffle for it the day before.

The valley floor is wet. We have rubber boots in every size from 36 to 46.`,
    it: `Il tartufo bianco cresce da settembre a gennaio, da dieci a trenta centimetri sotto terra, fra le radici di querce e pioppi. Ottobre è il suo mese migliore. Lola cerca in fretta e senza guinzaglio; quando si ferma e comincia a scavare, Ivan s’inginocchia e finisce a mano, per non ferire né il tartufo né la radice.

Si parte il sabato alle otto, otto chilometri in auto fino al bosco. Di solito qualcosa si trova, ma non sempre: un giorno tre, un giorno nessuno. La cena del venerdì non dipende dalla fortuna, perché il tartufo Ivan lo porta il giorno prima.

Il fondovalle è bagnato; abbiamo stivali di gomma in tutti i numeri, dal 36 al 46.`,
    de: `Der weiße Trüffel wächst von September bis Januar, zehn bis dreißig Zentimeter tief zwischen den Wurzeln von Eichen und Pappeln. Der Oktober ist sein bester Monat. Lola sucht schnell und ohne Leine; wenn sie stehen bleibt und gräbt, kniet Ivan sich hin und macht mit der Hand weiter, damit weder Trüffel noch Wurzel Schaden nimmt.

Wir brechen am Samstag um acht auf, acht Kilometer mit dem Auto bis zum Wald. Meist findet sich etwas, aber nicht immer: an manchen Tagen drei, an anderen keiner. Das Abendessen am Freitag hängt nicht vom Glück ab, den Trüffel dafür bringt Ivan am Tag davor.

Der Talgrund ist nass. Gummistiefel haben wir in allen Größen von 36 bis 46.`,
  },
  summary: {
    hr: 'Listopad 2027.: šetnja s tartufarom i psom, noćenje s doručkom, večera od četiri slijeda, kušanje ulja, wellness. Od 110\u00a0€ po osobi.',
    en: 'October 2027: a walk with truffle hunter and dog, a night with breakfast, four-course dinner, oil tasting, wellness. From 110\u00a0€ per person.',
    it: 'Ottobre 2027: uscita con il tartufaio e il cane, una notte con colazione, cena di quattro portate, oli, wellness. Da 110\u00a0€ a persona.',
    de: 'Oktober 2027: Gang mit Trüffelsucher und Hund, eine Nacht mit Frühstück, Vier-Gänge-Abendessen, Ölverkostung, Wellness. Ab 110\u00a0€ pro Person.',
  },
  image: picture('package-truffle'),
  nights: 1,
  includes: [
    night,
    {
      hr: 'dva sata u šumi s Ivanom i Lolom, s prijevozom i čizmama',
      en: 'two hours in the wood with Ivan and Lola, with transport and boots',
      it: 'due ore nel bosco con Ivan e Lola, con trasporto e stivali',
      de: 'zwei Stunden im Wald mit Ivan und Lola, mit Fahrt und Stiefeln',
    },
    {
      hr: 'večera od četiri slijeda u restoranu, dva s tartufom, bez pića',
      en: 'a four-course dinner in the restaurant, two courses with truffle, without drinks',
      it: 'una cena di quattro portate al ristorante, due con il tartufo, bevande escluse',
      de: 'ein Abendessen mit vier Gängen im Restaurant, zwei davon mit Trüffel, ohne Getränke',
    },
    oilTasting,
    wellness,
  ],
  updated: '2026-11-21',
  dates: [
    { from: '2027-10-08', to: '2027-10-09' },
    { from: '2027-10-15', to: '2027-10-16' },
    { from: '2027-10-22', to: '2027-10-23' },
  ],
  validity: fromFridayAfternoon,
  tiers,
};
