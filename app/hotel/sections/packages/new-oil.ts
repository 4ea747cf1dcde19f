import type { Package } from '~/content/offers-schema';
import { picture } from '../../pictures';
import { fromFridayMorning, dinner, night, oilTasting, tiers, wellness } from './shared-lines';

export const newOil: Package = {
  id: 'new-oil',
  slugs: { hr: 'mlado-ulje', en: 'new-oil', it: 'olio-nuovo', de: 'junges-oel' },
  name: { hr: 'Mlado ulje', en: 'New oil', it: 'Olio nuovo', de: 'Junges Öl' },
  lead: {
    hr: 'Jutro u masliniku, popodne u uljari, navečer zeleno ulje koje je istoga dana izišlo iz mlina.',
    en: 'The morning in the grove, the afternoon at the mill, and in the evening green oil pressed that very day.',
    it: 'La mattina nell’oliveto, il pomeriggio al frantoio, la sera l’olio verde uscito quel giorno.',
    de: 'Am Morgen im Olivenhain, am Nachmittag in der Ölmühle, am Abend das grüne Öl vom selben Tag.',
  },
  description: {
    hr: `Beremo od sredine listopada do sredine studenoga, rukom i grabljicama, na mreže pod stablom. S jednoga se skine petnaestak kilograma, a na ljestve se penje samo tko želi. U podne se jede u masliniku, na sanduku prekrivenom platnom: kruh, pršut, srdele i lanjsko ulje, za usporedbu.

Poslije ručka masline vozimo u uljaru. Mlin ih samelje za četrdesetak minuta, a prvo ulje kuša se iz čaše, još toplo i mutno. Peče u grlu; ta se oštrina do ožujka smiri.

Kušanje u oleoteci vodi Marta, s uljem ove i prošle berbe jedno uz drugo. Odjeću ponesite takvu da joj mrlja ne smeta.`,
    en: `We pick from mid-October to mid-November, by hand and with small rakes, on to nets below the tree. One tree gives some fifteen kilos, and only those who want to go up the ladder. At noon we eat in the grove, off a crate with a cloth over it: bread, pršut, sardines and last year’s oil, to compare.

After lunch the olives go to the mill. It takes about forty minutes, and the first oil is tasted from a glass, still warm and cloudy. It stings the throat; by March that sharpness has settled.

Marta leads the tasting in the oleotheque, this year’s oil beside last year’s. Bring clothes that do not mind a stain.`,
    it: `Raccogliamo da metà ottobre a metà novembre, a mano e con i rastrelli, sulle reti stese sotto l’albero. Una pianta dà una quindicina di chili, e sulla scala ci sale solo chi vuole. A mezzogiorno si mangia nell’oliveto, su una cassa coperta da un telo: pane, prosciutto, sardelle e l’olio dell’anno scorso, per confronto.

Dopo pranzo le olive vanno al frantoio. Ci vogliono circa quaranta minuti, e il primo olio si assaggia dal bicchiere, ancora tiepido e torbido. Pizzica in gola; entro marzo quella punta si calma.

La degustazione in oleoteca la guida Marta, con l’olio nuovo accanto a quello vecchio. Meglio vestirsi con qualcosa che si possa macchiare.`,
    de: `Wir ernten von Mitte Oktober bis Mitte November, mit der Hand und mit kleinen Rechen, auf Netze unter dem Baum. Ein Baum gibt etwa fünfzehn Kilo, und auf die Leiter steigt nur, wer mag. Mittags wird im Hain gegessen, auf einer Kiste mit einem Tuch darüber: Brot, Rohschinken, Sardinen und das Öl vom letzten Jahr, zum Vergleich.

Nach dem Essen fahren wir die Oliven zur Mühle. Etwa vierzig Minuten dauert es, dann probiert man das erste Öl aus dem Glas, noch warm und trüb. Es brennt im Hals; bis März hat sich diese Schärfe gelegt.

Die Verkostung in der Oleothek leitet Marta, das neue Öl neben dem alten. Ziehen Sie etwas an, das einen Fleck verträgt.`,
  },
  summary: {
    hr: 'Studeni 2027.: berba maslina i posjet uljari, noćenje s doručkom, večera, kušanje ulja s Martom, wellness. Od 110\u00a0€ po osobi.',
    en: 'November 2027: a morning’s olive picking and the mill, a night with breakfast, dinner, oil tasting, wellness. From 110\u00a0€ per person.',
    it: 'Novembre 2027: raccolta delle olive e frantoio, una notte con colazione, cena, degustazione d’olio, wellness. Da 110\u00a0€ a persona.',
    de: 'November 2027: Olivenernte und Ölmühle, eine Nacht mit Frühstück, Abendessen, Ölverkostung, Wellness. Ab 110\u00a0€ pro Person.',
  },
  image: picture('package-oil'),
  nights: 1,
  includes: [
    night,
    {
      hr: 'jutro berbe i ručak u masliniku',
      en: 'a morning’s picking and lunch in the grove',
      it: 'una mattina di raccolta e il pranzo nell’oliveto',
      de: 'ein Erntemorgen und das Mittagessen im Hain',
    },
    {
      hr: 'posjet uljari, s prijevozom',
      en: 'the visit to the mill, with transport',
      it: 'la visita al frantoio, con trasporto',
      de: 'der Besuch in der Ölmühle, mit Fahrt',
    },
    dinner,
    oilTasting,
    wellness,
  ],
  updated: '2026-11-21',
  dates: [
    { from: '2027-11-05', to: '2027-11-06' },
    { from: '2027-11-12', to: '2027-11-13' },
  ],
  validity: fromFridayMorning,
  tiers,
};
