import type { LongText } from '../facts';
import { everywhere } from '../shared';
import { cookieTable } from './cookie-table';

type Block = LongText['blocks'][number];

const halfYear = {
  hr: '180\u00a0dana.',
  en: '180\u00a0days.',
  it: '180\u00a0giorni.',
  de: '180\u00a0Tage.',
};

/** True of a site that uses nothing of anybody else. */
export const nothingMeasured: Block = {
  onlyWithout: ['analytics', 'captcha'],
  heading: {
    hr: 'Čega nema',
    en: 'What we do not use',
    it: 'Che cosa non c’è',
    de: 'Was es nicht gibt',
  },
  text: {
    hr: 'Posjete ne brojimo, oglasa nema i ništa se ne učitava s tuđih poslužitelja. Zato nema ni prozora koji bi tražio privolu.',
    en: 'We do not count visits, there is no advertising, and nothing is loaded from other people’s servers. That is why no window asks for consent.',
    it: 'Non contiamo le visite, non c’è pubblicità e nulla si carica da server altrui. Per questo nessuna finestra chiede il consenso.',
    de: 'Wir zählen keine Besuche, es gibt keine Werbung, und nichts wird von fremden Servern geladen. Deshalb fragt auch kein Fenster nach einer Einwilligung.',
  },
};

/** What Google Analytics leaves in a browser after a yes. */
export const measuring: Block = {
  onlyWith: 'analytics',
  heading: {
    hr: 'Brojenje posjeta',
    en: 'Counting visits',
    it: 'Conteggio delle visite',
    de: 'Besuche zählen',
  },
  text: {
    hr: `Ako pristanete, učitava se skripta usluge Google Analytics i postavlja dva kolačića. Bez privole se ne učitava, a nastaje samo zapis o vašem odgovoru; bez skripti se ne mjeri ništa, što god odgovorili.

Bilježe se samo stranice koje su svima jednake. Stranice narudžbe, blagajne, košarice i potvrda ne mjere se, a njihove adrese Googleu ne šaljemo. Oglasne funkcije su isključene. Što Google radi s podacima, piše pod [Zaštita osobnih podataka](privacy).`,
    en: `If you agree, the script of Google Analytics is loaded and sets two cookies. Without your consent it is not loaded, and only your answer is remembered; without scripts nothing is measured, whatever the answer.

Only pages that are the same for everybody are recorded. The pages of orders, checkout, basket and confirmations are not measured, and their addresses are not sent to Google. Advertising features are off. What Google does with the data is explained under [Privacy](privacy).`,
    it: `Con il consenso si carica lo script di Google Analytics, che imposta due cookie. Senza consenso non si carica, e resta annotata solo la risposta; senza script non si misura nulla, qualunque sia la risposta.

Si registrano solo le pagine uguali per tutti. Le pagine degli ordini, della cassa, del carrello e delle conferme non si misurano, e i loro indirizzi non vengono inviati a Google. Le funzioni pubblicitarie sono spente. Che cosa fa Google con i dati si legge in [Protezione dei dati personali](privacy).`,
    de: `Wenn Sie einwilligen, wird das Skript von Google Analytics geladen und setzt zwei Cookies. Ohne Einwilligung wird es nicht geladen, und nur Ihre Antwort bleibt gespeichert; ohne Skripte wird nichts gemessen, wie immer die Antwort lautet.

Festgehalten werden nur Seiten, die für alle gleich sind. Die Seiten von Bestellungen, Kasse, Warenkorb und Bestätigungen werden nicht gemessen, und ihre Adressen senden wir nicht an Google. Werbefunktionen sind abgeschaltet. Was Google mit den Daten tut, steht unter [Datenschutz](privacy).`,
  },
  table: {
    caption: {
      hr: 'Kolačići brojenja posjeta',
      en: 'Cookies for counting visits',
      it: 'Cookie per il conteggio delle visite',
      de: 'Cookies für das Zählen der Besuche',
    },
    columns: cookieTable.columns,
    rows: [
      [
        {
          hr: 'consent (kolačić; na sigurnoj vezi __Host-consent)',
          en: 'consent (cookie; on a secure connection __Host-consent)',
          it: 'consent (cookie; su connessione sicura __Host-consent)',
          de: 'consent (Cookie; auf sicherer Verbindung __Host-consent)',
        },
        {
          hr: 'Pamti vaš odgovor, da ili ne.',
          en: 'Remembers your answer, yes or no.',
          it: 'Ricorda la risposta, sì o no.',
          de: 'Merkt sich Ihre Antwort, ja oder nein.',
        },
        {
          hr: 'Kad odgovorite.',
          en: 'When you answer.',
          it: 'Quando si risponde.',
          de: 'Wenn Sie antworten.',
        },
        halfYear,
      ],
      [
        everywhere('_ga (Google)'),
        {
          hr: 'Slučajan broj po kojem se broje posjetitelji.',
          en: 'A random number by which visitors are counted.',
          it: 'Un numero casuale con cui si contano i visitatori.',
          de: 'Eine Zufallszahl, mit der Besucher gezählt werden.',
        },
        {
          hr: 'Samo nakon vaše privole.',
          en: 'Only after you have agreed.',
          it: 'Solo dopo il consenso.',
          de: 'Nur nach Ihrer Einwilligung.',
        },
        halfYear,
      ],
      [
        everywhere('_ga_… (Google)'),
        {
          hr: 'Početak i stanje jednog posjeta.',
          en: 'The beginning and state of one visit.',
          it: 'Inizio e stato di una visita.',
          de: 'Beginn und Stand eines Besuchs.',
        },
        {
          hr: 'Samo nakon vaše privole.',
          en: 'Only after you have agreed.',
          it: 'Solo dopo il consenso.',
          de: 'Nur nach Ihrer Einwilligung.',
        },
        halfYear,
      ],
    ],
  },
};
