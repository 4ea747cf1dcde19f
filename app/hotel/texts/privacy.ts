import { delivery, type LongText, seller, sellerAddress } from '../facts';
import { analytics, cardPage } from './optional-privacy';

const contact = `${seller.email}, ${seller.phoneDisplay}`;

/** What the shop stores and for how long (GDPR Art. 13). */
export const privacy: LongText = {
  title: {
    hr: 'Zaštita osobnih podataka',
    en: 'Privacy',
    it: 'Protezione dei dati personali',
    de: 'Datenschutz',
  },
  lead: {
    hr: 'Tražimo samo podatke bez kojih vam ne bismo mogli poslati paket ni odgovoriti. Ovdje piše što čuvamo, zašto i koliko dugo.',
    en: 'We ask only for what a parcel or an answer needs to reach you. This page says what we keep, why, and for how long.',
    it: 'Chiediamo solo i dati senza i quali un pacco o una risposta non arriverebbe. Qui si legge che cosa conserviamo, perché e per quanto tempo.',
    de: 'Wir fragen nur nach dem, was ein Paket oder eine Antwort braucht, um Sie zu erreichen. Hier steht, was wir speichern, warum und wie lange.',
  },
  blocks: [
    {
      heading: {
        hr: 'Voditelj obrade',
        en: 'Controller',
        it: 'Titolare del trattamento',
        de: 'Verantwortlicher',
      },
      text: {
        hr: `${sellerAddress}, Hrvatska, OIB ${seller.taxNumber}. Za sva pitanja o podacima: ${contact}.`,
        en: `${sellerAddress}, Croatia, OIB ${seller.taxNumber}. For all questions about data: ${contact}.`,
        it: `${sellerAddress}, Croazia, OIB ${seller.taxNumber}. Per ogni domanda sui dati: ${contact}.`,
        de: `${sellerAddress}, Kroatien, OIB ${seller.taxNumber}. Für alle Fragen zu Daten: ${contact}.`,
      },
    },
    {
      heading: {
        hr: 'Narudžbe',
        en: 'Orders',
        it: 'Ordini',
        de: 'Bestellungen',
      },
      text: {
        hr: 'Čuvamo ime, adresu, e-\u2060poštu, telefon, napomenu, poruku uz dar, naručenu robu, iznose, tijek plaćanja, broj paketa i jezik; za dar i podatke primatelja. Trebaju nam za sklapanje i izvršenje ugovora, a za račun nas na to obvezuje zakon (GDPR, članak 6. stavak 1. točke b i c). Bez njih ne možemo poslati robu. Broj kartice do nas ne dolazi; od pružatelja kartičnog plaćanja dobivamo oznaku transakcije, vrstu kartice i zadnje znamenke. Da nitko ne bi zadržavao robu ograničene količine, a da je ne plati, uz takvu narudžbu čuvamo kriptografski sažetak IP adrese: do plaćanja, a ako ga nema, još jedan dan (točka f).',
        en: 'We keep name, address, email, telephone, comment, gift message, goods ordered, amounts, the course of the payment, the parcel’s number and language; for a gift, the recipient’s details too. We need them to conclude and perform the contract, and the law requires them for the invoice (GDPR, Article 6(1)(b) and (c)). Without them we cannot send the goods. The card number never reaches us; from the payment provider we get a transaction number, the kind of card and its last digits. So that nobody can hold back goods in limited supply without paying, we keep a cryptographic hash of the IP address with such an order: until it is paid or, if it is not, for one more day (point f).',
        it: 'Conserviamo nome, indirizzo, email, telefono, nota, messaggio per il regalo, merce ordinata, importi, andamento del pagamento, numero del pacco e lingua; per un regalo anche i dati del destinatario. Servono per concludere ed eseguire il contratto, e per la fattura li impone la legge (GDPR, articolo 6, paragrafo 1, lettere b e c). Senza non possiamo spedire. Il numero della carta non ci arriva; dal servizio di pagamento riceviamo il codice dell’operazione, il tipo di carta e le ultime cifre. Perché nessuno trattenga merce in quantità limitata senza pagarla, con un tale ordine conserviamo un hash crittografico dell’indirizzo IP: fino al pagamento o, se questo manca, per un altro giorno (lettera f).',
        de: 'Wir speichern Name, Adresse, E-\u2060Mail, Telefon, Anmerkung, Gruß zum Geschenk, bestellte Ware, Beträge, Verlauf der Zahlung, Paketnummer und Sprache, bei Geschenken auch die Daten des Empfängers. Wir brauchen sie, um den Vertrag zu schließen und zu erfüllen; für die Rechnung schreibt das Gesetz sie vor (DSGVO, Artikel 6 Absatz 1 Buchstaben b und c). Ohne sie können wir nichts senden. Die Kartennummer gelangt nicht zu uns; vom Zahlungsdienstleister erhalten wir Vorgangsnummer, Kartenart und letzte Ziffern. Damit niemand knappe Ware zurückhält, ohne sie zu bezahlen, speichern wir zu einer solchen Bestellung einen kryptografischen Hashwert der IP-Adresse: bis zur Zahlung oder, wenn sie ausbleibt, noch einen Tag (Buchstabe f).',
      },
    },
    {
      heading: {
        hr: 'Košarica i kolačići',
        en: 'Basket and cookies',
        it: 'Carrello e cookie',
        de: 'Warenkorb und Cookies',
      },
      text: {
        hr: 'Kolačić košarice postavljamo tek kad nešto u nju stavite. U njemu su oznake proizvoda, količine i zemlja dostave ako je odaberete; traje najviše 7\u00a0dana. Kopija košarice ostaje u vašem pregledniku (localStorage, ključ „cart”) dok košaricu ne ispraznite ili je ne obrišete u postavkama. Oboje je nužno da bi košarica radila, pa se privola ne traži. Sve što ostaje u pregledniku popisano je na stranici [Kolačići](cookies).',
        en: 'We set the basket’s cookie only when you put something in it. It holds product codes, quantities and the country of delivery if you choose one, and lasts at most 7\u00a0days. A copy of the basket stays in your browser (localStorage, key “cart”) until you empty the basket or clear it in the settings. Both are needed for the basket to work, so no consent is asked. Everything that stays in the browser is listed on the [Cookies](cookies) page.',
        it: 'Impostiamo il cookie del carrello solo quando vi si mette qualcosa. Contiene i codici dei prodotti, le quantità e il Paese di consegna, se lo si sceglie; dura al massimo 7\u00a0giorni. Una copia del carrello resta nel browser (localStorage, chiave «cart») finché non lo si svuota o non la si cancella nelle impostazioni. Entrambi sono necessari al carrello e non richiedono consenso. Tutto ciò che resta nel browser è elencato alla pagina [Cookie](cookies).',
        de: 'Das Cookie des Warenkorbs setzen wir erst, wenn Sie etwas hineinlegen. Es enthält Artikelkennungen, Mengen und das Lieferland, wenn Sie eines wählen, und hält höchstens 7\u00a0Tage. Eine Kopie des Warenkorbs bleibt in Ihrem Browser (localStorage, Schlüssel „cart“), bis Sie ihn leeren oder sie in den Einstellungen löschen. Beides braucht der Warenkorb, deshalb ist keine Einwilligung nötig. Alles, was im Browser bleibt, steht auf der Seite [Cookies](cookies).',
      },
    },
    {
      heading: {
        hr: 'Raskid ugovora',
        en: 'Withdrawal from a contract',
        it: 'Recesso dal contratto',
        de: 'Widerruf',
      },
      text: {
        hr: 'Iz izjave na stranici [Raskid ugovora](withdrawal) čuvamo ime i prezime, broj narudžbe, e-\u2060poštu, ono što upišete o robi i napomenu, jezik i vrijeme. Zakon traži da je primimo i potvrdimo (točka c), a poslije je dokaz za obje strane (točka f). Razlog i telefon ne pitamo.',
        en: 'From a statement on the page [Withdraw from contract here](withdrawal) we keep the name, order number, email, what you enter about the goods and in the note, the language and the time. The law asks us to take and acknowledge it (point c); later it is proof for both sides (point f). We ask for no reason and no telephone number.',
        it: 'Della dichiarazione alla pagina [Recedere dal contratto qui](withdrawal) conserviamo nome e cognome, numero d’ordine, email, quanto scritto sulla merce e nella nota, lingua e ora. La legge ci chiede di riceverla e confermarla (lettera c); dopo è una prova per entrambe le parti (lettera f). Non chiediamo né motivo né telefono.',
        de: 'Von einer Erklärung auf der Seite [Vertrag widerrufen](withdrawal) speichern wir Vor- und Nachnamen, Bestellnummer, E-\u2060Mail, Ihre Angaben zur Ware und die Anmerkung, Sprache und Zeit. Das Gesetz verlangt, dass wir sie annehmen und bestätigen (Buchstabe c); danach ist sie ein Beweis für beide Seiten (Buchstabe f). Nach Grund und Telefon fragen wir nicht.',
      },
    },
    {
      heading: {
        hr: 'Upiti',
        en: 'Enquiries',
        it: 'Richieste',
        de: 'Anfragen',
      },
      text: {
        hr: 'Upit nam stiže obrascem na stranicama [Kontakt](contact) i [Rezervacija stola](tableReservation), e-\u2060poštom ili telefonom. Iz obrasca čuvamo ime, e-\u2060poštu, telefon ako ga upišete, poruku, jezik i vrijeme, a za stol i kuću, dan, sat, broj gostiju i želje; ime i e-\u2060pošta su obavezni, kao i poruka odnosno dan, sat i broj gostiju. O alergijama i zdravlju napišite samo ono što kuhinja mora znati. Podatke koristimo samo da vam odgovorimo i da ispunimo ono što smo dogovorili. Osnova je vaš zahtjev (točka b), a za podatke o alergijama i zdravlju vaša izričita privola, koju dajete time što ih upišete (članak 9. stavak 2. točka a). Da obrazac ne bi zatrpali botovi, poslužitelj deset minuta broji poruke s iste IP adrese; adresu pritom ne zapisuje (točka f).',
        en: 'An enquiry reaches us by the form on the [Contact](contact) or [Book a table](tableReservation) page, by email or by telephone. From the form we keep name, email, telephone if you give it, message, language and time, and for a table the house, day, hour, number of guests and wishes; name and email are required, and so is the message, or the day, hour and number of guests. About allergies and health, write only what the kitchen must know. We use your data only to answer you and to keep what we agreed. The basis is your request (point b); for what you write about allergies and health it is your explicit consent, which you give by entering it (Article 9(2)(a)). So that bots cannot swamp the form, the server counts messages from one IP address for ten minutes and does not write the address down (point f).',
        it: 'Le richieste ci arrivano dal modulo alle pagine [Contatti](contact) e [Prenotazione di un tavolo](tableReservation), per email o per telefono. Dal modulo conserviamo nome, email, telefono se indicato, messaggio, lingua e ora e, per un tavolo, anche locale, giorno, orario, numero di persone e desideri; nome ed email sono obbligatori, come il messaggio oppure giorno, orario e numero di persone. Di allergie e salute scriva solo ciò che la cucina deve sapere. I dati servono solo a rispondere e a mantenere quanto concordato. La base è la richiesta (lettera b); per i dati su allergie e salute è il consenso esplicito, che si dà scrivendoli (articolo 9, paragrafo 2, lettera a). Perché i bot non intasino il modulo, il server conta per dieci minuti i messaggi dallo stesso indirizzo IP, senza annotare l’indirizzo (lettera f).',
        de: 'Eine Anfrage erreicht uns über das Formular auf den Seiten [Kontakt](contact) und [Tischreservierung](tableReservation), per E-\u2060Mail oder am Telefon. Aus dem Formular speichern wir Name, E-\u2060Mail, Telefon, wenn Sie es angeben, Nachricht, Sprache und Zeitpunkt, für einen Tisch auch Haus, Tag, Uhrzeit, Personenzahl und Wünsche; Name und E-\u2060Mail sind Pflicht, ebenso die Nachricht oder Tag, Uhrzeit und Personenzahl. Schreiben Sie über Allergien und Gesundheit nur, was die Küche wissen muss. Die Angaben dienen nur der Antwort und dem, was wir vereinbaren. Grundlage ist Ihre Anfrage (Buchstabe b), für Angaben zu Allergien und Gesundheit Ihre ausdrückliche Einwilligung, die Sie mit der Eingabe erteilen (Artikel 9 Absatz 2 Buchstabe a). Damit Bots das Formular nicht überschwemmen, zählt der Server zehn Minuten lang die Nachrichten von derselben IP-Adresse, ohne die Adresse aufzuschreiben (Buchstabe f).',
      },
    },
    {
      heading: {
        hr: 'Upit za paket i dar',
        en: 'Package requests and gifts',
        it: 'Pacchetti e regali',
        de: 'Paketanfragen und Geschenke',
      },
      text: {
        hr: 'Uz upit za [paket](packages) čuvamo i za koga je, broj osoba, termin i cijenu. O onome koga darujete tražimo ime, a e-\u2060poštu, telefon ili poštansku adresu samo ako dar onamo šaljemo; koristimo ih samo za to i ništa drugo im ne šaljemo (točka f). Poruka uz dar ide na dar. Čuva se jednako dugo kao svaki upit.',
        en: 'With a request for a [package](packages) we also keep who it is for, how many people, the dates and the price. For the person who receives a gift we ask for the name, and for email, telephone or postal address only if we send the gift there; we use them for that alone and send nothing else (point f). Your message goes onto the gift. All this is kept as long as any enquiry.',
        it: 'Di una richiesta di [pacchetto](packages) conserviamo anche per chi è, il numero di persone, le date e il prezzo. Di chi riceve un regalo chiediamo il nome, e l’email, il telefono o l’indirizzo postale solo se il regalo va lì; servono solo a questo e non mandiamo altro (lettera f). Il messaggio compare sul regalo. Tutto resta quanto ogni altra richiesta.',
        de: 'Zur Anfrage nach einem [Paket](packages) speichern wir auch, für wen es ist, Personenzahl, Termin und Preis. Von der beschenkten Person brauchen wir den Namen, E-\u2060Mail, Telefon oder Anschrift nur, wenn das Geschenk dorthin geht; wir nutzen sie allein dafür und schicken sonst nichts (Buchstabe f). Ihre Nachricht kommt auf den Gutschein. Aufbewahrt wird das so lange wie jede Anfrage.',
      },
    },
    {
      heading: {
        hr: 'Novosti e-\u2060poštom',
        en: 'Letters by email',
        it: 'Lettere per email',
        de: 'Post per E-\u2060Mail',
      },
      text: {
        hr: 'Pisma s novostima šaljemo samo onome tko ih je zatražio i to potvrdio poveznicom u poruci (privola, točka a). Čuvamo adresu, jezik te kao dokaz privole vrijeme, stranicu i tekst uz koji je zatražena i potvrđena. Nepotvrđenu adresu brišemo nakon 7\u00a0dana. Odjaviti se možete u svakom pismu jednim klikom; dokaz privole i odjave čuvamo još tri godine (točka f). Otvaranje pisama ne pratimo.',
        en: 'We send letters only to those who have asked for them and confirmed by the link in a message (consent, point a). We keep the address, the language and, as proof of consent, the time, the page and the words with which it was asked for and confirmed. An address that is not confirmed is deleted after 7\u00a0days. Every letter lets you leave with one click; the proof of consent and of leaving is kept for three more years (point f). We do not track whether letters are opened.',
        it: 'Mandiamo lettere solo a chi le ha chieste e ha confermato con il link nel messaggio (consenso, lettera a). Conserviamo l’indirizzo, la lingua e, come prova del consenso, l’ora, la pagina e il testo con cui è stato chiesto e confermato. Un indirizzo non confermato si cancella dopo 7\u00a0giorni. In ogni lettera l’iscrizione si annulla con un clic; la prova del consenso e dell’annullamento resta altri tre anni (lettera f). Non rileviamo se le lettere vengono aperte.',
        de: 'Briefe schicken wir nur an alle, die sie bestellt und über den Link in einer Nachricht bestätigt haben (Einwilligung, Buchstabe a). Wir speichern Adresse, Sprache und als Nachweis der Einwilligung Zeitpunkt, Seite und Wortlaut von Bestellung und Bestätigung. Eine nicht bestätigte Adresse löschen wir nach 7\u00a0Tagen. Abmelden können Sie sich in jedem Brief mit einem Klick; der Nachweis von Einwilligung und Abmeldung bleibt noch drei Jahre (Buchstabe f). Ob Briefe geöffnet werden, messen wir nicht.',
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
        hr: 'Ako ispod obrasca piše da ga štiti reCAPTCHA, na njemu je uključena zaštita od botova koju za nas obavlja Google kao izvršitelj obrade, i izvan Europske unije. Učitava se tek kad obrazac počnete ispunjavati. Google tada vidi vašu IP adresu, podatke o pregledniku i kako se obrazac ispunjava, a nama kaže je li vjerojatno da ga šalje čovjek; ono što upišete ne šaljemo mu. Osnova je naš interes da obrasci ostanu upotrebljivi (točka f). Bez skripti se ništa ne učitava, a obrazac radi i tako; možete nam i pisati ili nazvati.',
        en: 'Where a form says that reCAPTCHA protects it, a defence against bots is switched on there, which Google runs for us as a processor, also outside the European Union. It is loaded only once you begin to fill the form in. Google then sees your IP address, details of your browser and how the form is filled in, and tells us whether a person is likely to be sending it; we do not pass on what you enter. The basis is our interest in forms that stay usable (point f). Without scripts nothing is loaded and the form works all the same; or write to us, or call.',
        it: 'Se sotto un modulo si legge che lo protegge reCAPTCHA, lì è attiva una difesa contro i bot che Google svolge per noi come responsabile del trattamento, anche fuori dall’Unione europea. Si carica solo quando si inizia a compilare il modulo. Google vede allora l’indirizzo IP, i dati del browser e come si compila il modulo, e ci dice se è probabile che lo invii una persona; ciò che si scrive non glielo trasmettiamo. La base è il nostro interesse a moduli che restino utilizzabili (lettera f). Senza script non si carica nulla e il modulo funziona lo stesso; si può anche scriverci o telefonare.',
        de: 'Wo unter einem Formular steht, dass reCAPTCHA es schützt, ist dort eine Abwehr gegen Bots eingeschaltet, die Google als Auftragsverarbeiter für uns betreibt, auch außerhalb der Europäischen Union. Sie wird erst geladen, wenn Sie mit dem Ausfüllen beginnen. Google sieht dann Ihre IP-Adresse, Angaben zum Browser und wie das Formular ausgefüllt wird, und sagt uns, ob es wahrscheinlich ein Mensch sendet; was Sie eingeben, geben wir nicht weiter. Grundlage ist unser Interesse an benutzbaren Formularen (Buchstabe f). Ohne Skripte wird nichts geladen, und das Formular funktioniert trotzdem; oder schreiben Sie uns, oder rufen Sie an.',
      },
    },
    {
      heading: {
        hr: 'Tko ih još vidi',
        en: 'Who else sees them',
        it: 'Chi altro li vede',
        de: 'Wer sie noch sieht',
      },
      text: {
        hr: `${delivery.carrier} (ime, adresa, e-\u2060pošta i telefon za dostavu), pružatelj kartičnog plaćanja, pružatelji poslužitelja i e-\u2060pošte, knjigovodstvo i Porezna uprava. Nikomu podatke ne prodajemo. Odluke ne donosimo automatski.`,
        en: `${delivery.carrier} (name, address, email and telephone for delivery), the payment provider, our hosting and email providers, our accountant and the Croatian tax authority. We sell data to nobody. We take no automated decisions.`,
        it: `${delivery.carrier} (nome, indirizzo, email e telefono per la consegna), il servizio di pagamento, i fornitori di hosting ed email, la contabilità e l’amministrazione fiscale croata. Non vendiamo dati a nessuno. Non prendiamo decisioni automatizzate.`,
        de: `${delivery.carrier} (Name, Adresse, E-\u2060Mail und Telefon für die Zustellung), der Zahlungsdienstleister, unsere Anbieter für Hosting und E-\u2060Mail, die Buchhaltung und die kroatische Finanzverwaltung. Wir verkaufen keine Daten. Automatisierte Entscheidungen treffen wir nicht.`,
      },
    },
    cardPage.wspay,
    cardPage.stripe,
    analytics,
    {
      heading: {
        hr: 'Koliko dugo',
        en: 'How long',
        it: 'Per quanto tempo',
        de: 'Wie lange',
      },
      text: {
        hr: 'Narudžbe i račune čuvamo 11\u00a0godina, kako traže računovodstveni propisi. Ono što na blagajni upišete, a ne naručite, brišemo dan nakon zadnje promjene, izjavu o raskidu koju ne potvrdite isto tako, neplaćene narudžbe nakon 90\u00a0dana, upite nakon 12\u00a0mjeseci (s\u00a0rezervacijom ne prije isteka njezina dana), poslane poruke, s adresom, 30\u00a0dana nakon slanja (one koje se nisu dale poslati nakon 90\u00a0dana), tehničke zapise poslužitelja, koji služe sigurnosti (točka f), nakon 30\u00a0dana. Raskide čuvamo do kraja pete godine nakon izjave, a prigovore do isteka zastare.',
        en: 'Orders and invoices for 11\u00a0years, as accounting rules require. What you type at the checkout and do not order is deleted a day after the last change, a withdrawal that you do not confirm likewise, unpaid orders after 90\u00a0days, enquiries after 12\u00a0months (with a reservation, not before its day is over), messages sent, with their address, 30\u00a0days after sending (those that could not be sent after 90\u00a0days), technical server logs, which serve security (point f), after 30\u00a0days. Withdrawals are kept until the end of the fifth year after the statement, complaints until claims lapse.',
        it: 'Ordini e fatture per 11\u00a0anni, come chiedono le norme contabili. Ciò che si scrive alla cassa senza ordinare si cancella un giorno dopo l’ultima modifica, e così una dichiarazione di recesso non confermata, gli ordini non pagati dopo 90\u00a0giorni, le richieste dopo 12\u00a0mesi (con una prenotazione, non prima che ne sia passato il giorno), i messaggi spediti, con l’indirizzo, 30\u00a0giorni dopo l’invio (quelli che non è stato possibile inviare dopo 90\u00a0giorni), i registri tecnici del server, che servono alla sicurezza (lettera f), dopo 30\u00a0giorni. I recessi restano fino alla fine del quinto anno dopo la dichiarazione, i reclami fino alla prescrizione.',
        de: 'Bestellungen und Rechnungen 11\u00a0Jahre, wie es die Buchhaltungsvorschriften verlangen. Was Sie an der Kasse eingeben und nicht bestellen, löschen wir einen Tag nach der letzten Änderung, ebenso einen nicht bestätigten Widerruf, unbezahlte Bestellungen nach 90\u00a0Tagen, Anfragen nach 12\u00a0Monaten (mit einer Reservierung nicht, bevor deren Tag vorbei ist), gesendete Nachrichten samt Adresse 30\u00a0Tage nach dem Versand (solche, die sich nicht senden ließen, nach 90\u00a0Tagen), technische Serverprotokolle, die der Sicherheit dienen (Buchstabe f), nach 30\u00a0Tagen. Widerrufe bleiben bis zum Ende des fünften Jahres nach der Erklärung, Beschwerden bis zur Verjährung.',
      },
    },
    {
      heading: {
        hr: 'Vaša prava',
        en: 'Your rights',
        it: 'I diritti dell’interessato',
        de: 'Ihre Rechte',
      },
      text: {
        hr: `Možete tražiti uvid, ispravak, brisanje, ograničenje i prijenos podataka te uložiti prigovor, a danu privolu povući kad želite. Pišite na ${seller.email}. Pritužbu možete podnijeti Agenciji za zaštitu osobnih podataka (AZOP), azop.hr, ili nadzornom tijelu zemlje u kojoj živite.`,
        en: `You may ask for access, correction, deletion, restriction and portability, object, and withdraw a consent at any time. Write to ${seller.email}. You may complain to the Croatian data protection agency (AZOP), azop.hr, or to the authority of the country you live in.`,
        it: `Si possono chiedere accesso, rettifica, cancellazione, limitazione e portabilità, opporsi al trattamento e revocare un consenso in ogni momento, scrivendo a ${seller.email}. Si può presentare reclamo all’agenzia croata per la protezione dei dati (AZOP), azop.hr, o all’autorità del Paese in cui si vive.`,
        de: `Sie können Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung verlangen, widersprechen und eine Einwilligung jederzeit zurückziehen. Schreiben Sie an ${seller.email}. Beschwerden nimmt die kroatische Datenschutzbehörde (AZOP), azop.hr, oder die Behörde Ihres Wohnsitzlandes entgegen.`,
      },
    },
  ],
  updated: '2026-11-28',
};
