import type { Package } from '~/content/offers-schema';
import { picture } from '../../pictures';
import { night, oilTasting, tiers, wellness } from './shared-lines';

export const hearth: Package = {
  id: 'hearth',
  slugs: {
    hr: 'vecer-uz-ognjiste',
    en: 'evening-by-the-hearth',
    it: 'una-sera-al-focolare',
    de: 'abend-am-herdfeuer',
  },
  name: {
    hr: 'Večer uz ognjište',
    en: 'An evening by the hearth',
    it: 'Una sera al focolare',
    de: 'Ein Abend am Herdfeuer',
  },
  lead: {
    hr: 'Pedeset minuta masaže, stol do vatre u\u00a0konobi i\u00a0jutro bez budilice. Dan birate sami.',
    en: 'Fifty minutes of massage, the table nearest the fire in the tavern and a morning without an alarm clock. You choose the day.',
    it: 'Cinquanta minuti di massaggio, il tavolo accanto al fuoco della konoba e\u00a0una mattina senza sveglia. Il giorno lo sceglie Lei.',
    de: 'Fünfzig Minuten Massage, der Tisch am Feuer in der Konoba und ein Morgen ohne Wecker. Den Tag wählen Sie.',
  },
  description: {
    hr: `Ovaj paket nema datuma. Dođite kad vam odgovara, najbolje kad je vani hladno: u listopadu kad stignu prve magle, u veljači kad bura tri dana ne staje, u ožujku kad u gradiću nema nikoga.

Od tri poslijepodne čeka vas soba, a nakon toga sve ide sporo. Masažu dogovaramo za pet ili šest sati, uljem iz našega maslinika, u sobi uz bazen. Večera je u konobi, za stolom tik uz ognjište: Bruno kuha što je te večeri pod čripnjom i na žaru, četiri slijeda, onim redom kojim je što gotovo.

Doručak je do pola jedanaest, nedjeljom do jedanaest.`,
    en: `This one has no dates. You come when it suits you, best of all when it is cold outside: in October with the first mists, in February when the bura blows for three days on end, in March when there is nobody in the town.

Your room is ready from three in the afternoon, and after that everything is slow. The massage is at five or six, with oil from our own grove, in the room beside the pool. Dinner is in the tavern, at the table right by the hearth: Bruno serves what is under the iron bell and over the embers that evening, four courses, in the order in which they are done.

Breakfast is until half past ten, on Sundays until eleven.`,
    it: `Questo pacchetto non ha date. Si viene quando fa comodo, meglio se fuori fa freddo: a ottobre con le prime nebbie, a febbraio quando la bora soffia tre giorni di fila, a marzo quando in paese non c’è nessuno.

La camera è pronta dalle tre del pomeriggio, e da lì tutto va piano. Il massaggio è alle cinque o alle sei, con l’olio del nostro oliveto, nella stanza accanto alla vasca. Si cena in konoba, al tavolo accanto al focolare: Bruno porta quello che c’è quella sera sotto la campana e sulla brace, quattro portate, nell’ordine in cui sono cotte.

La colazione è fino alle dieci e mezza, la domenica fino alle undici.`,
    de: `Dieses Paket hat keinen Termin. Sie kommen, wann es Ihnen passt, am besten, wenn es draußen kalt ist: im Oktober mit den ersten Nebeln, im Februar, wenn die Bora drei Tage lang bläst, im März, wenn im Ort niemand ist.

Das Zimmer ist ab drei Uhr nachmittags bereit, und danach geht alles langsam. Die Massage ist um fünf oder sechs, mit Öl aus unserem Hain, im Raum neben dem Becken. Gegessen wird in der Konoba, am Tisch gleich beim Feuer: Bruno bringt, was an diesem Abend unter der Eisenglocke und über der Glut liegt, vier Gänge, in der Reihenfolge, in der sie gar sind.

Frühstück gibt es bis halb elf, sonntags bis elf.`,
  },
  summary: {
    hr: 'Noćenje s doručkom, večera uz ognjište konobe, masaža 50\u00a0minuta, kušanje ulja, wellness. Datum po želji, osim srpnja i kolovoza. Od 110\u00a0€.',
    en: 'A night with breakfast, dinner at the tavern’s hearth, 50\u00a0minutes of massage, oil tasting, wellness. Any day but July and August. From 110\u00a0€.',
    it: 'Una notte con colazione, cena al focolare della konoba, massaggio di 50\u00a0minuti, oli, wellness. Ogni giorno tranne luglio e agosto. Da 110\u00a0€.',
    de: 'Eine Nacht mit Frühstück, Abendessen am Feuer der Konoba, 50\u00a0Minuten Massage, Ölverkostung, Wellness. Freie Wahl, außer Juli und August. Ab 110\u00a0€.',
  },
  image: picture('package-winter'),
  nights: 1,
  includes: [
    night,
    {
      hr: 'večera od četiri slijeda za stolom uz ognjište konobe, bez pića',
      en: 'a four-course dinner at the table by the tavern’s hearth, without drinks',
      it: 'una cena di quattro portate al tavolo accanto al focolare della konoba, bevande escluse',
      de: 'ein Abendessen mit vier Gängen am Tisch beim Feuer in der Konoba, ohne Getränke',
    },
    {
      hr: 'masaža našim maslinovim uljem, 50\u00a0minuta',
      en: 'a massage with our olive oil, 50\u00a0minutes',
      it: 'un massaggio con il nostro olio d’oliva, 50\u00a0minuti',
      de: 'eine Massage mit unserem Olivenöl, 50\u00a0Minuten',
    },
    oilTasting,
    wellness,
  ],
  updated: '2026-11-21',
  dates: [],
  validity: {
    hr: 'Bilo koji dan kad je kuća otvorena, osim u srpnju i kolovozu; utorkom konoba ne radi. Vrijedi 12\u00a0mjeseci od kupnje.',
    en: 'Any day the house is open, except in July and August; the tavern is closed on Tuesdays. Valid for 12\u00a0months from purchase.',
    it: 'Qualsiasi giorno in cui la casa è aperta, tranne luglio e agosto; il martedì la konoba è chiusa. Vale 12\u00a0mesi dall’acquisto.',
    de: 'An jedem Tag, an dem das Haus offen ist, außer im Juli und August; dienstags ist die Konoba geschlossen. Gültig 12\u00a0Monate ab Kauf.',
  },
  tiers,
};
