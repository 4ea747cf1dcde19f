import { type LongText, seller, sellerAddress } from '../facts';

type Sheet = NonNullable<LongText['blocks'][number]['sheet']>;

/** The model withdrawal form of CRD Annex I(B); its words are the law's. */
export const withdrawalForm: Sheet = {
  title: {
    hr: 'Obrazac za jednostrani raskid ugovora',
    en: 'Model withdrawal form',
    it: 'Modulo di recesso tipo',
    de: 'Muster-Widerrufsformular',
  },
  note: {
    hr: '(ispunite i vratite ovaj obrazac samo ako želite jednostrano raskinuti ugovor)',
    en: '(complete and return this form only if you wish to withdraw from the contract)',
    it: '(compilare e restituire il presente modulo solo se si desidera recedere dal contratto)',
    de: '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
  },
  lines: [
    {
      text: {
        hr: `Za: ${sellerAddress}, Hrvatska, ${seller.email}`,
        en: `To: ${sellerAddress}, Croatia, ${seller.email}`,
        it: `Destinatario: ${sellerAddress}, Croazia, ${seller.email}`,
        de: `An: ${sellerAddress}, Kroatien, ${seller.email}`,
      },
      blanks: 0,
    },
    {
      text: {
        hr: 'Ja/Mi (*) ovime izjavljujem/izjavljujemo (*) da jednostrano raskidam/raskidamo (*) ugovor o prodaji sljedeće robe (*)/o pružanju sljedeće usluge (*):',
        en: 'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*):',
        it: 'Con la presente io/noi (*) notifichiamo il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni/servizi (*):',
        de: 'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*):',
      },
      blanks: 3,
    },
    {
      text: {
        hr: 'Naručene dana (*)/primljene dana (*):',
        en: 'Ordered on (*)/received on (*):',
        it: 'Ordinato il (*)/ricevuto il (*):',
        de: 'Bestellt am (*)/erhalten am (*):',
      },
      blanks: 1,
    },
    {
      text: {
        hr: 'Ime i prezime potrošača:',
        en: 'Name of consumer(s):',
        it: 'Nome del/dei consumatore(i):',
        de: 'Name des/der Verbraucher(s):',
      },
      blanks: 1,
    },
    {
      text: {
        hr: 'Adresa potrošača:',
        en: 'Address of consumer(s):',
        it: 'Indirizzo del/dei consumatore(i):',
        de: 'Anschrift des/der Verbraucher(s):',
      },
      blanks: 2,
    },
    {
      text: {
        hr: 'Potpis potrošača (samo ako se obrazac ispunjava na papiru):',
        en: 'Signature of consumer(s) (only if this form is notified on paper):',
        it: 'Firma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea):',
        de: 'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):',
      },
      blanks: 1,
    },
    { text: { hr: 'Datum:', en: 'Date:', it: 'Data:', de: 'Datum:' }, blanks: 1 },
    {
      text: {
        hr: '(*) Precrtati nepotrebno.',
        en: '(*) Delete as appropriate.',
        it: '(*) Cancellare la dicitura inutile.',
        de: '(*) Unzutreffendes streichen.',
      },
      blanks: 0,
    },
  ],
};
