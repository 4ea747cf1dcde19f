import type { Packages } from '~/content/offers-schema';
import { freeCancellationDays } from '../facts';
import { asparagus } from './packages/asparagus';
import { hearth } from './packages/hearth';
import { newOil } from './packages/new-oil';
import { truffles } from './packages/truffles';

export const packages: Packages = {
  page: {
    title: {
      hr: 'Paketi',
      en: 'Packages',
      it: 'Pacchetti',
      de: 'Pakete',
    },
    lead: {
      hr: 'Jedna noć, jedan razlog za dolazak. Sve što je u paketu radimo sami, u\u00a0svojoj kuhinji, svom masliniku i\u00a0svojoj kući.',
      en: 'One night, one reason to come. Everything in a package we do ourselves, in our own kitchen, our own grove and our own house.',
      it: 'Una notte, un motivo per venire. Tutto quello che c’è in un pacchetto lo facciamo noi, nella nostra cucina, nel nostro oliveto e\u00a0in casa nostra.',
      de: 'Eine Nacht, ein Grund zu kommen. Alles, was im Paket steckt, machen wir selbst: in unserer Küche, unserem Hain und unserem Haus.',
    },
    updated: '2026-11-21',
    summary: {
      hr: 'Četiri paketa s noćenjem, večerom, kušanjem ulja i wellnessom: šparoge, tartufi, mlado ulje i večer uz ognjište. 150, 130 ili 110\u00a0€ po osobi.',
      en: 'Four packages with a night, dinner, oil tasting and wellness: asparagus, truffles, new oil, an evening by the hearth. 150, 130 or 110\u00a0€ per person.',
      it: 'Quattro pacchetti con notte, cena, oli e wellness: asparagi, tartufi, olio nuovo e una sera al focolare. 150, 130 o 110\u00a0€ a persona.',
      de: 'Vier Pakete mit Übernachtung, Abendessen, Ölverkostung und Wellness: Spargel, Trüffel, junges Öl, ein Abend am Feuer. 150, 130 oder 110\u00a0€ pro Person.',
    },
  },
  items: [asparagus, truffles, newOil, hearth],
  notes: [
    {
      heading: {
        hr: 'Cijena',
        en: 'The price',
        it: 'Il prezzo',
        de: 'Der Preis',
      },
      text: {
        hr: 'Jedna ili dvije osobe plaćaju 150\u00a0€ po osobi, tri ili četiri 130\u00a0€, pet ili šest 110\u00a0€. Spava se po dvoje u sobi; tko želi sobu za sebe, neka to napiše u upitu. Boravišna pristojba plaća se posebno, 1,60\u00a0€ po odrasloj osobi i noći.',
        en: 'One or two people pay 150\u00a0€ each, three or four 130\u00a0€, five or six 110\u00a0€. Two share a room; if you would like one to yourself, say so in your request. Tourist tax is extra, 1,60\u00a0€ per adult and night.',
        it: 'Una o due persone pagano 150\u00a0€ ciascuna, tre o quattro 130\u00a0€, cinque o sei 110\u00a0€. Si dorme in due per camera; chi la vuole per sé lo scriva nella richiesta. L’imposta di soggiorno è a parte, 1,60\u00a0€ per adulto e notte.',
        de: 'Eine oder zwei Personen zahlen je 150\u00a0€, drei oder vier 130\u00a0€, fünf oder sechs 110\u00a0€. Je zwei teilen sich ein Zimmer; wer eines für sich möchte, schreibt es in die Anfrage. Die Kurtaxe kommt hinzu, 1,60\u00a0€ pro Erwachsenem und Nacht.',
      },
    },
    {
      heading: {
        hr: 'Upit ne obvezuje',
        en: 'No obligation',
        it: 'Senza impegno',
        de: 'Unverbindlich anfragen',
      },
      text: {
        hr: `Na upit odgovaramo u roku od jednog dana, sa slobodnim terminom i načinom plaćanja. Paket je vaš tek kad plaćanje dogovorimo. Paket s datumom otkazuje se besplatno do ${freeCancellationDays}\u00a0dana prije dolaska.`,
        en: `We answer within a day, with dates that are free and how to pay. The package is yours once we have agreed on payment. A dated package can be cancelled free of charge until ${freeCancellationDays}\u00a0days before arrival.`,
        it: `Rispondiamo entro un giorno, con le date libere e il modo di pagare. Il pacchetto è Suo quando il pagamento è concordato. Un pacchetto con data si disdice gratuitamente fino a ${freeCancellationDays}\u00a0giorni prima dell’arrivo.`,
        de: `Wir antworten binnen eines Tages, mit freien Terminen und der Art der Zahlung. Das Paket ist gebucht, sobald die Zahlung vereinbart ist. Pakete mit Termin stornieren Sie kostenlos bis ${freeCancellationDays}\u00a0Tage vor der Anreise.`,
      },
    },
    {
      heading: {
        hr: 'Paket kao dar',
        en: 'As a gift',
        it: 'Come regalo',
        de: 'Als Geschenk',
      },
      text: {
        hr: 'Dar stiže e-\u2060poštom ili tiskan na papiru, s grafikom murve i bez cijene. Termin bira onaj tko ga je dobio, u godini dana od kupnje; za pakete s datumom bira među ponuđenim danima.',
        en: 'The gift comes by email or printed on paper, with the engraving of the mulberry and without the price. Whoever receives it chooses the day, within a year of purchase; for dated packages, from the days on offer.',
        it: 'Il regalo arriva per email o stampato su carta, con l’incisione del gelso e senza il prezzo. Il giorno lo sceglie chi lo riceve, entro un anno dall’acquisto; per i pacchetti con data, tra i giorni proposti.',
        de: 'Der Gutschein kommt per E-\u2060Mail oder auf Papier gedruckt, mit dem Stich des Maulbeerbaums und ohne Preis. Den Tag wählt, wer ihn bekommt, binnen eines Jahres ab Kauf; bei Paketen mit Termin aus den angebotenen Tagen.',
      },
    },
  ],
  freeCancellationDays,
};
