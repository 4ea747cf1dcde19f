import type { LongText } from '../facts';
import { everywhere } from '../shared';

type Table = NonNullable<LongText['blocks'][number]['table']>;

const tab = {
  hr: 'Dok ne zatvorite karticu.',
  en: 'Until you close the tab.',
  it: 'Finché non si chiude la scheda.',
  de: 'Bis Sie den Tab schließen.',
};

const onLeaving = {
  hr: 'Kad napuštate stranicu, ako su skripte uključene.',
  en: 'When you leave a page, if scripts are on.',
  it: 'Quando si lascia una pagina, se gli script sono attivi.',
  de: 'Wenn Sie eine Seite verlassen und Skripte eingeschaltet sind.',
};

/** One row for each thing that the code, or its framework, sets in a browser, under its real name. */
export const cookieTable: Table = {
  caption: {
    hr: 'Zapisi u pregledniku',
    en: 'Records in the browser',
    it: 'Dati nel browser',
    de: 'Einträge im Browser',
  },
  columns: [
    { hr: 'Naziv', en: 'Name', it: 'Nome', de: 'Name' },
    { hr: 'Čemu služi', en: 'What it is for', it: 'A che serve', de: 'Wozu er dient' },
    {
      hr: 'Kad nastaje',
      en: 'When it is set',
      it: 'Quando viene impostato',
      de: 'Wann er entsteht',
    },
    {
      hr: 'Koliko traje',
      en: 'How long it lasts',
      it: 'Quanto dura',
      de: 'Speicherdauer',
    },
  ],
  rows: [
    [
      {
        hr: 'cart (kolačić; na sigurnoj vezi __Host-\u2060cart)',
        en: 'cart (cookie; on a secure connection __Host-\u2060cart)',
        it: 'cart (cookie; su connessione sicura __Host-\u2060cart)',
        de: 'cart (Cookie; auf sicherer Verbindung __Host-\u2060cart)',
      },
      {
        hr: 'Oznake proizvoda i količine u košarici, zemlja dostave ako je odaberete i oznaka započete kupnje. Potpisan je, a skripte ga ne mogu čitati.',
        en: 'Codes and quantities of the goods in the basket, the country of delivery if you choose one, and a code of the checkout you have begun. It is signed, and scripts cannot read it.',
        it: 'Codici e quantità della merce nel carrello, il Paese di consegna se lo si sceglie e un codice dell’acquisto iniziato. È firmato e gli script non possono leggerlo.',
        de: 'Kennungen und Mengen der Ware im Warenkorb, das Lieferland, wenn Sie eines wählen, und eine Kennung des begonnenen Kaufs. Es ist signiert, Skripte können es nicht lesen.',
      },
      {
        hr: 'Kad nešto stavite u košaricu.',
        en: 'When you put something in the basket.',
        it: 'Quando si mette qualcosa nel carrello.',
        de: 'Wenn Sie etwas in den Warenkorb legen.',
      },
      {
        hr: '7\u00a0dana od zadnje promjene.',
        en: '7\u00a0days from the last change.',
        it: '7\u00a0giorni dall’ultima modifica.',
        de: '7\u00a0Tage ab der letzten Änderung.',
      },
    ],
    [
      {
        hr: 'cart (localStorage)',
        en: 'cart (localStorage)',
        it: 'cart (localStorage)',
        de: 'cart (localStorage)',
      },
      {
        hr: 'Kopija košarice: ako kolačić nestane, košarica se iz nje vrati.',
        en: 'A copy of the basket: if the cookie is lost, the basket comes back from it.',
        it: 'Una copia del carrello: se il cookie va perso, il carrello si ricostruisce da qui.',
        de: 'Eine Kopie des Warenkorbs: Geht das Cookie verloren, kommt er daraus zurück.',
      },
      {
        hr: 'Zajedno s kolačićem, ako su skripte uključene.',
        en: 'Together with the cookie, if scripts are on.',
        it: 'Insieme al cookie, se gli script sono attivi.',
        de: 'Zusammen mit dem Cookie, wenn Skripte eingeschaltet sind.',
      },
      {
        hr: 'Dok košaricu ne ispraznite ili je ne obrišete u postavkama.',
        en: 'Until you empty the basket or clear it in the settings.',
        it: 'Finché non si svuota il carrello o non la si cancella nelle impostazioni.',
        de: 'Bis Sie den Warenkorb leeren oder sie in den Einstellungen löschen.',
      },
    ],
    [
      everywhere('positions (sessionStorage)'),
      {
        hr: 'Mjesto do kojeg ste stranicu pomaknuli, da ga gumb „Natrag” vrati.',
        en: 'How far you had scrolled, so that the Back button returns you there.',
        it: 'Il punto a cui si era arrivati nella pagina, perché il tasto Indietro lo ritrovi.',
        de: 'Wie weit Sie gescrollt hatten, damit die Zurück-Taste dorthin führt.',
      },
      onLeaving,
      tab,
    ],
    [
      everywhere('remix-router-transitions (sessionStorage)'),
      {
        hr: 'Između kojih ste stranica prešli blagim prijelazom, da povratak izgleda jednako.',
        en: 'Between which pages you moved with a soft transition, so that going back looks the same.',
        it: 'Tra quali pagine si è passati con una dissolvenza, perché il ritorno abbia lo stesso aspetto.',
        de: 'Zwischen welchen Seiten Sie mit weichem Übergang gewechselt haben, damit der Rückweg genauso aussieht.',
      },
      onLeaving,
      tab,
    ],
    [
      everywhere('language-hint (localStorage)'),
      {
        hr: 'Pamti da ste zatvorili ponudu stranice na drugom jeziku.',
        en: 'Remembers that you closed the offer of the page in another language.',
        it: 'Ricorda che la proposta della pagina in un’altra lingua è stata chiusa.',
        de: 'Merkt sich, dass Sie das Angebot der Seite in einer anderen Sprache geschlossen haben.',
      },
      {
        hr: 'Kad tu ponudu zatvorite.',
        en: 'When you close that offer.',
        it: 'Quando si chiude quella proposta.',
        de: 'Wenn Sie dieses Angebot schließen.',
      },
      {
        hr: 'Dok ga ne obrišete u postavkama.',
        en: 'Until you clear it in the settings.',
        it: 'Finché non lo si cancella nelle impostazioni.',
        de: 'Bis Sie ihn in den Einstellungen löschen.',
      },
    ],
    [
      everywhere('module-reload (sessionStorage)'),
      {
        hr: 'Vrijeme zadnjeg ponovnog učitavanja nakon neuspjele skripte, da se stranica ne učitava u krug.',
        en: 'The time of the last reload after a script failed, so that the page does not reload in circles.',
        it: 'L’ora dell’ultimo ricaricamento dopo uno script non riuscito, perché la pagina non si ricarichi all’infinito.',
        de: 'Die Zeit des letzten Neuladens nach einem fehlgeschlagenen Skript, damit die Seite nicht im Kreis lädt.',
      },
      {
        hr: 'Samo ako se skripta ne uspije učitati.',
        en: 'Only if a script cannot be loaded.',
        it: 'Solo se uno script non si carica.',
        de: 'Nur wenn sich ein Skript nicht laden lässt.',
      },
      tab,
    ],
  ],
};
