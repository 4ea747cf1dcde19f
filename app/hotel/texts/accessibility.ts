import { type LongText, seller } from '../facts';
import { hotelAccess } from './hotel-access';

/** How site and hotel meet the requirements of accessibility (Dir. (EU) 2019/882, Annex V). */
export const accessibility: LongText = {
  title: {
    hr: 'Pristupačnost',
    en: 'Accessibility',
    it: 'Accessibilità',
    de: 'Barrierefreiheit',
  },
  lead: {
    hr: 'Što možete očekivati od stranica i trgovine, što od kuće, i gdje još zapinje.',
    en: 'What you can expect of the site and the shop, what of the house, and where it still falls short.',
    it: 'Che cosa ci si può aspettare dal sito e\u00a0dal negozio, che cosa dalla casa, e che cosa ancora manca.',
    de: 'Was Sie von Website und Shop erwarten können, was vom Haus, und wo es noch hakt.',
  },
  blocks: [
    {
      heading: {
        hr: 'O usluzi',
        en: 'About the service',
        it: 'Il servizio',
        de: 'Über den Dienst',
      },
      text: {
        hr: 'Na ovim stranicama čitate o kući i kupujete ulje i druge proizvode. Kupnja ide u tri koraka: podaci, dostava, pregled i plaćanje. Do zadnjeg gumba sve se može ispraviti, a rok za ispunjavanje ne postoji. Broj kartice upisuje se na stranici pružatelja kartičnog plaćanja.\n\n[Paket](packages) i [stol](tableReservation) tražite obrascem na njihovim stranicama, pitanja šaljete obrascem na stranici [Kontakt](contact), a ugovor raskidate na stranici [Raskid ugovora](withdrawal). Nijedan obrazac ne traži prijavu ni rješavanje zagonetki. Za sobu vas poveznica vodi u sustav za rezervacije, a možete i nazvati.',
        en: 'On this site you read about the house and buy oil and other goods. Buying takes three steps: details, delivery, review and payment. Everything can be corrected until the last button, and there is no time limit for filling in. The card number is entered on the page of the payment provider.\n\nYou book a [table](tableReservation) or request a [package](packages) with the form on its page, send questions with the form on the [Contact](contact) page, and withdraw from a contract on the page [Withdraw from contract here](withdrawal). No form asks you to log in or to solve a puzzle. For a room, a link takes you to the booking engine, or ring us.',
        it: 'Su questo sito si legge della casa e si comprano olio e altri prodotti. L’acquisto ha tre passi: dati, consegna, riepilogo e pagamento. Fino all’ultimo pulsante tutto si può correggere, e per compilare non c’è limite di tempo. Il numero della carta si inserisce sulla pagina del servizio di pagamento.\n\nUn [pacchetto](packages) o un [tavolo](tableReservation) si chiede con il modulo alla sua pagina, le domande si mandano con quello alla pagina [Contatti](contact), e dal contratto si recede alla pagina [Recedere dal contratto qui](withdrawal). Nessun modulo richiede di accedere o di risolvere enigmi. Per una camera un link porta al sistema di prenotazione, oppure si telefona.',
        de: 'Auf dieser Website lesen Sie über das Haus und kaufen Öl und andere Waren. Der Kauf hat drei Schritte: Daten, Lieferung, Prüfen und Zahlen. Bis zur letzten Schaltfläche lässt sich alles korrigieren, und beim Ausfüllen läuft keine Zeit ab. Die Kartennummer geben Sie auf der Seite des Zahlungsdienstleisters ein.\n\nEin [Paket](packages) oder einen [Tisch](tableReservation) fragen Sie mit dem Formular auf der jeweiligen Seite an, Fragen senden Sie über die Seite [Kontakt](contact), und einen Vertrag widerrufen Sie auf der Seite [Vertrag widerrufen](withdrawal). Kein Formular verlangt eine Anmeldung oder das Lösen von Rätseln. Für ein Zimmer führt ein Link ins Buchungssystem, oder Sie rufen an.',
      },
    },
    {
      heading: {
        hr: 'Kako stranice ispunjavaju zahtjeve',
        en: 'How the site meets the requirements',
        it: 'Come il sito rispetta i requisiti',
        de: 'Wie die Website die Anforderungen erfüllt',
      },
      text: {
        hr: 'Gradimo ih prema WCAG 2.2, razina AA, i provjeravamo ih strojno i rukom. To u praksi znači:',
        en: 'We build it to WCAG 2.2, level AA, and check it by machine and by hand. In practice that means:',
        it: 'Lo costruiamo secondo le WCAG 2.2, livello AA, e lo verifichiamo a macchina e a mano. In pratica:',
        de: 'Wir bauen sie nach WCAG 2.2, Stufe AA, und prüfen sie maschinell und von Hand. In der Praxis heißt das:',
      },
      list: [
        {
          hr: 'Sve radi tipkovnicom, a mjesto na kojem ste uvijek se vidi.',
          en: 'Everything works by keyboard, and you can always see where you are.',
          it: 'Tutto funziona da tastiera, e si vede sempre dove ci si trova.',
          de: 'Alles geht mit der Tastatur, und man sieht immer, wo man gerade ist.',
        },
        {
          hr: 'Naslovi, popisi, tablice i obrasci označeni su tako da ih čitač zaslona razumije; slike imaju opis.',
          en: 'Headings, lists, tables and forms are marked so that a screen reader understands them; pictures are described.',
          it: 'Titoli, elenchi, tabelle e moduli sono marcati in modo che un lettore di schermo li capisca; le immagini hanno una descrizione.',
          de: 'Überschriften, Listen, Tabellen und Formulare sind so ausgezeichnet, dass ein Screenreader sie versteht; Bilder sind beschrieben.',
        },
        {
          hr: 'Tekst ima kontrast najmanje 4,5\u00a0:\u00a01, može se povećati na 200\u00a0% i čita se na ekranu širokom 320 točaka.',
          en: 'Text has a contrast of at least 4.5:1, can be enlarged to 200% and reads on a screen 320\u00a0pixels wide.',
          it: 'Il testo ha un contrasto di almeno 4,5:1, si ingrandisce al 200% e si legge su uno schermo largo 320 pixel.',
          de: 'Text hat einen Kontrast von mindestens 4,5\u00a0:\u00a01, lässt sich auf 200\u00a0% vergrößern und ist auf 320\u00a0Pixel Breite lesbar.',
        },
        {
          hr: 'Pogreške u obrascima pišu riječima, uz polje i na vrhu, a upisano ostaje.',
          en: 'Errors in forms are put into words, by the field and at the top, and what you typed stays.',
          it: 'Gli errori nei moduli sono scritti a parole, accanto al campo e in alto, e ciò che si è scritto resta.',
          de: 'Fehler in Formularen stehen in Worten beim Feld und oben auf der Seite, und das Eingegebene bleibt stehen.',
        },
        {
          hr: 'Bez skripti radi sve, i kupnja; tko je u sustavu isključio animacije, ovdje ih ne vidi.',
          en: 'All of it works without scripts, buying included; if your system asks for less motion, there is none here.',
          it: 'Senza script funziona tutto, anche l’acquisto; chi nel sistema ha ridotto il movimento qui non ne vede.',
          de: 'Ohne Skripte funktioniert alles, auch der Kauf; wer im System Bewegung abgeschaltet hat, sieht hier keine.',
        },
      ],
    },
    {
      heading: {
        hr: 'Poznata ograničenja',
        en: 'Known limits',
        it: 'Limiti noti',
        de: 'Bekannte Grenzen',
      },
      text: {
        hr: 'Stranica za plaćanje i sustav za rezervacije pripadaju drugima i na njih ne utječemo; ako vas ondje nešto zaustavi, narudžbu ili rezervaciju primamo telefonom. Nacrtani plan mjesta slika je; ono što prikazuje piše u popisu uz njega. Videozapisa i zvuka nema.',
        en: 'The payment page and the booking engine belong to others and are out of our hands; if something stops you there, we take the order or booking by telephone. The drawn map of the town is a picture; what it shows is written in the list beside it. There is no video and no sound.',
        it: 'La pagina di pagamento e il sistema di prenotazione sono di altri e non dipendono da noi; se lì qualcosa blocca, prendiamo l’ordine o la prenotazione per telefono. La pianta disegnata del borgo è un’immagine; ciò che mostra è scritto nell’elenco accanto. Non ci sono video né suoni.',
        de: 'Die Zahlungsseite und das Buchungssystem gehören anderen, darauf haben wir keinen Einfluss; kommen Sie dort nicht weiter, nehmen wir Bestellung oder Buchung am Telefon auf. Der gezeichnete Ortsplan ist ein Bild; was er zeigt, steht in der Liste daneben. Video und Ton gibt es nicht.',
      },
    },
    {
      heading: { hr: 'Kuća', en: 'The house', it: 'La casa', de: 'Das Haus' },
      text: {
        hr: 'Zgrada je stara, dizala nema, a kamen je neravan. Ovo je točno stanje:',
        en: 'The building is old, has no lift, and the stone is uneven. This is how things stand:',
        it: 'L’edificio è antico, senza ascensore, e la pietra è irregolare. Ecco lo stato delle cose:',
        de: 'Das Gebäude ist alt, hat keinen Aufzug, und der Stein ist uneben. So steht es:',
      },
      table: hotelAccess,
    },
    {
      heading: {
        hr: 'Ako nešto ne radi',
        en: 'If something does not work',
        it: 'Se qualcosa non funziona',
        de: 'Wenn etwas nicht geht',
      },
      text: {
        hr: `Pišite na ${seller.email} ili nazovite ${seller.phoneDisplay}. Recite što ste htjeli učiniti i čime se služite; odgovaramo u roku od pet radnih dana, a dotad ćemo pronaći drugi put. Podatke s ove stranice rado i pročitamo, telefonom ili na recepciji.

Nadzor nad pristupačnošću usluga provodi Državni inspektorat; vidi [Impresum](imprint).`,
        en: `Write to ${seller.email} or ring ${seller.phoneDisplay}. Tell us what you wanted to do and what you use; we answer within five working days and find another way meanwhile. We are also glad to read out what is on this page, by telephone or at reception.

The accessibility of services is supervised by the State Inspectorate; see the [Imprint](imprint).`,
        it: `Si può scrivere a ${seller.email} o telefonare al ${seller.phoneDisplay}. Basta dire che cosa si voleva fare e con quali strumenti; rispondiamo entro cinque giorni lavorativi, e intanto troviamo un’altra strada. Quanto è scritto qui lo leggiamo volentieri anche a voce, al telefono o alla reception.

Sull’accessibilità dei servizi vigila l’Ispettorato di Stato; si vedano le [Note legali](imprint).`,
        de: `Schreiben Sie an ${seller.email} oder rufen Sie ${seller.phoneDisplay} an. Sagen Sie, was Sie tun wollten und womit Sie arbeiten; wir antworten binnen fünf Arbeitstagen und finden bis dahin einen anderen Weg. Was auf dieser Seite steht, lesen wir Ihnen auch gern vor, am Telefon oder an der Rezeption.

Die Barrierefreiheit von Dienstleistungen beaufsichtigt das Staatsinspektorat; siehe [Impressum](imprint).`,
      },
    },
  ],
  updated: '2026-11-26',
};
