import type { LongText } from '../facts';
import { cookieTable } from './cookie-table';
import { measuring, nothingMeasured } from './optional-cookies';

/** What the site keeps in a browser; each row is something that the code really sets. */
export const cookies: LongText = {
  title: { hr: 'Kolačići', en: 'Cookies on this site', it: 'Cookie', de: 'Cookies' },
  lead: {
    hr: 'Kolačić košarice nastaje tek kad nešto u nju stavite. Ovdje piše sve što stranice ostavljaju u vašem pregledniku, zašto i koliko dugo.',
    en: 'The basket’s cookie is set only once you put something in it. This page lists all that the site leaves in your browser, why, and for how long.',
    it: 'Il cookie del carrello viene impostato soltanto quando vi si mette qualcosa. Qui si legge tutto ciò che il sito lascia nel browser, perché e per quanto tempo.',
    de: 'Das Cookie des Warenkorbs entsteht erst, wenn Sie etwas hineinlegen. Hier steht alles, was die Website in Ihrem Browser hinterlässt, warum und wie lange.',
  },
  blocks: [
    {
      heading: {
        hr: 'Što ostaje u pregledniku',
        en: 'What stays in your browser',
        it: 'Che cosa resta nel browser',
        de: 'Was im Browser bleibt',
      },
      text: {
        hr: 'Prvi redak je kolačić, ostalo su kratki zapisi u samom pregledniku, koje nam on ne šalje. Sve to služi samo tome da stranice rade, ništa tome da vas prepoznamo, pa se privola za to ne traži.',
        en: 'The first row is a cookie; the others are short notes inside the browser, which it does not send to us. All of them serve to make the site work and none to recognise you, so they need no consent.',
        it: 'La prima riga è un cookie; le altre sono brevi annotazioni nel browser, che non vengono inviate a noi. Tutte servono solo al funzionamento del sito e nessuna a riconoscere chi legge, perciò per queste il consenso non è dovuto.',
        de: 'Die erste Zeile ist ein Cookie, die anderen sind kurze Notizen im Browser selbst, die er uns nicht sendet. All das dient nur dazu, dass die Website funktioniert, und nichts dazu, Sie wiederzuerkennen; eine Einwilligung ist dafür nicht nötig.',
      },
      table: cookieTable,
    },
    nothingMeasured,
    measuring,
    {
      heading: {
        hr: 'Ako ih ne želite',
        en: 'If you do not want them',
        it: 'Se non si vogliono',
        de: 'Wenn Sie das nicht möchten',
      },
      text: {
        hr: 'Sve možete obrisati ili zabraniti u postavkama preglednika. Bez kolačića košarice stranica i dalje radi, samo košarica ostaje prazna; bez skripti nema zapisa u localStorage i sessionStorage, a kupnja je svejedno moguća.',
        en: 'You can delete or forbid all of it in the browser’s settings. Without the basket’s cookie the site still works, only the basket stays empty; without scripts there is nothing in localStorage and sessionStorage, and you can buy all the same.',
        it: 'Tutto si può cancellare o vietare nelle impostazioni del browser. Senza il cookie del carrello il sito funziona lo stesso, solo il carrello resta vuoto; senza script in localStorage e sessionStorage non c’è nulla, e si può comprare ugualmente.',
        de: 'Alles lässt sich in den Einstellungen des Browsers löschen oder verbieten. Ohne das Cookie des Warenkorbs funktioniert die Website weiter, nur der Warenkorb bleibt leer; ohne Skripte steht nichts in localStorage und sessionStorage, und kaufen können Sie trotzdem.',
      },
    },
    {
      onlyWith: 'captcha',
      heading: {
        hr: 'Zaštita obrazaca',
        en: 'Protection of the forms',
        it: 'Protezione dei moduli',
        de: 'Schutz der Formulare',
      },
      text: {
        hr: 'Samo ako ispod obrasca piše da ga štiti reCAPTCHA: kad ga počnete ispunjavati, učitava se Googleova zaštita od botova, koja na Googleovoj adresi postavlja kolačić (_GRECAPTCHA, šest mjeseci) i može ostaviti zapis u ovom pregledniku (localStorage, ključevi koji počinju s „_grecaptcha”). Prije toga, i na obrascima bez te rečenice, od Googlea se ne učitava ništa.',
        en: 'Only where a form says that reCAPTCHA protects it: once you begin to fill it in, Google’s defence against bots is loaded, which sets a cookie at Google’s address (_GRECAPTCHA, six months) and may leave a note in this browser (localStorage, keys that begin with “_grecaptcha”). Before that, and at forms without that sentence, nothing of Google’s is loaded.',
        it: 'Solo se sotto un modulo si legge che lo protegge reCAPTCHA: quando si inizia a compilarlo si carica la difesa di Google contro i bot, che imposta un cookie all’indirizzo di Google (_GRECAPTCHA, sei mesi) e può lasciare un’annotazione in questo browser (localStorage, chiavi che iniziano con «_grecaptcha»). Prima, e nei moduli senza quella frase, di Google non si carica nulla.',
        de: 'Nur wo unter einem Formular steht, dass reCAPTCHA es schützt: Sobald Sie mit dem Ausfüllen beginnen, wird Googles Abwehr gegen Bots geladen. Sie setzt unter Googles Adresse ein Cookie (_GRECAPTCHA, sechs Monate) und kann in diesem Browser eine Notiz hinterlassen (localStorage, Schlüssel, die mit „_grecaptcha“ beginnen). Davor, und bei Formularen ohne diesen Satz, wird nichts von Google geladen.',
      },
    },
    {
      heading: {
        hr: 'Plaćanje i druge stranice',
        en: 'Payment and other sites',
        it: 'Pagamento e altri siti',
        de: 'Zahlung und andere Websites',
      },
      text: {
        hr: 'Broj kartice upisujete na stranici pružatelja kartičnog plaćanja, a ta stranica ima vlastite kolačiće i pravila. Isto vrijedi za karte, društvene mreže i sustav za rezervacije: na njih samo upućujemo poveznicama i s naših stranica ništa se od njih ne učitava.\n\nŠto činimo s podacima iz narudžbe, piše na stranici [Zaštita osobnih podataka](privacy).',
        en: 'You enter the card number on the page of the payment provider, which has cookies and rules of its own. The same goes for maps, social networks and the booking engine: we only link to them, and our pages load nothing from them.\n\nWhat we do with the details of an order is explained on the [Privacy](privacy) page.',
        it: 'Il numero della carta si inserisce sulla pagina del servizio di pagamento, che ha cookie e regole proprie. Lo stesso vale per le mappe, i social network e il sistema di prenotazione: li raggiungono solo dei link, e dalle nostre pagine non si carica nulla di loro.\n\nChe cosa facciamo con i dati di un ordine si legge alla pagina [Protezione dei dati personali](privacy).',
        de: 'Die Kartennummer geben Sie auf der Seite des Zahlungsdienstleisters ein, die eigene Cookies und Regeln hat. Dasselbe gilt für Karten, soziale Netzwerke und das Buchungssystem: Wir verlinken nur dorthin, unsere Seiten laden nichts von ihnen.\n\nWas wir mit den Angaben einer Bestellung tun, steht auf der Seite [Datenschutz](privacy).',
      },
    },
  ],
  updated: '2026-11-27',
};
