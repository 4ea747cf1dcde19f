import { freeCancellationDays, type LongText, seller, sellerAddress } from '../facts';
import { withdrawalForm } from './withdrawal-form';

/** The right of withdrawal from contracts made at a distance (CRD Art. 9 to 16; ZZP). */
export const withdrawal: LongText = {
  title: {
    hr: 'Raskid ugovora',
    en: 'Withdrawal from a contract',
    it: 'Recesso dal contratto',
    de: 'Widerruf des Vertrags',
  },
  lead: {
    hr: 'Ugovor s nama možete raskinuti u\u00a0roku od 14\u00a0dana, bez navođenja razloga: na našim stranicama, porukom ili pismom.',
    en: 'You can withdraw from a contract with us within 14\u00a0days, without giving a reason: on this site, by message or by letter.',
    it: 'Da un contratto con noi si può recedere entro 14\u00a0giorni, senza indicarne il motivo: sul nostro sito, con un messaggio o per lettera.',
    de: 'Einen Vertrag mit uns können Sie binnen 14\u00a0Tagen widerrufen, ohne Angabe von Gründen: auf unserer Website, per Nachricht oder per Brief.',
  },
  blocks: [
    {
      heading: {
        hr: 'Vaše pravo i rok',
        en: 'Your right and the period',
        it: 'Il diritto e il termine',
        de: 'Ihr Recht und die Frist',
      },
      text: {
        hr: `Potrošač smije jednostrano raskinuti ugovor u roku od 14\u00a0dana, a da ne kaže zašto. Rok teče od dana kad roba stigne vama ili osobi koju ste odredili, a to nije prijevoznik. Ako narudžba stigne u više paketa, računa se zadnji.

Rok je održan ako izjavu pošaljete prije nego što istekne. Ako mu je zadnji dan subota, nedjelja ili blagdan, istječe prvoga sljedećeg radnog dana.`,
        en: `A consumer may withdraw from the contract within 14\u00a0days and need not say why. The period runs from the day on which the goods reach you, or a person you named who is not the carrier. If an order comes in several parcels, the last one counts.

You are in time if you send the statement before the period ends. If its last day is a Saturday, a Sunday or a public holiday, it ends with the next working day.`,
        it: `Il consumatore può recedere dal contratto entro 14\u00a0giorni senza dire perché. Il termine decorre dal giorno in cui la merce arriva a lui o a una persona da lui indicata che non sia il corriere. Se un ordine arriva in più pacchi, conta l’ultimo.

Il termine è rispettato se la dichiarazione parte prima della scadenza. Se l’ultimo giorno è un sabato, una domenica o un giorno festivo, scade alla fine del primo giorno lavorativo successivo.`,
        de: `Verbraucher dürfen den Vertrag binnen 14\u00a0Tagen widerrufen und müssen nicht sagen, warum. Die Frist läuft ab dem Tag, an dem die Ware bei Ihnen ankommt oder bei einer Person, die Sie benannt haben und die nicht der Paketdienst ist. Kommt eine Bestellung in mehreren Paketen, zählt das letzte.

Die Frist ist gewahrt, wenn Sie die Erklärung vor ihrem Ablauf absenden. Ist ihr letzter Tag ein Samstag, ein Sonntag oder ein Feiertag, endet sie mit dem nächsten Arbeitstag.`,
      },
    },
    {
      heading: {
        hr: 'Kako raskinuti ugovor',
        en: 'How to withdraw',
        it: 'Come recedere',
        de: 'So widerrufen Sie',
      },
      text: {
        hr: `Najbrže na stranici [Raskid ugovora](withdrawal): izjavu ispunite, pregledate i potvrdite, a primitak vam odmah potvrđujemo e-\u2060poštom, s datumom i vremenom.

Jednako vrijedi svaka jasna izjava na ${seller.email} ili na adresu ${sellerAddress}, Hrvatska. Možete se poslužiti i obrascem na kraju, ali ne morate. Kad pišete, pomaže nam:`,
        en: `The quickest way is the page [Withdraw from contract here](withdrawal): you fill in the statement, check it and confirm it, and we acknowledge receipt at once by email, with date and time.

Any clear statement to ${seller.email} or to ${sellerAddress}, Croatia, counts just the same. You may use the form at the end, but need not. When you write, it helps us to know:`,
        it: `La via più rapida è la pagina [Recedere dal contratto qui](withdrawal): si compila la dichiarazione, la si controlla e la si conferma; il ricevimento viene confermato subito per email, con data e ora.

Vale allo stesso modo ogni dichiarazione chiara a ${seller.email} o a ${sellerAddress}, Croazia. Il modulo in fondo si può usare, ma non è obbligatorio. A chi scrive chiediamo di indicare:`,
        de: `Am schnellsten auf der Seite [Vertrag widerrufen](withdrawal): Sie füllen die Erklärung aus, prüfen sie und bestätigen sie; den Eingang bestätigen wir sofort per E-\u2060Mail, mit Datum und Uhrzeit.

Ebenso gilt jede klare Erklärung an ${seller.email} oder an ${sellerAddress}, Kroatien. Das Formular am Ende können Sie verwenden, müssen es aber nicht. Wenn Sie schreiben, hilft uns:`,
      },
      list: [
        {
          hr: 'vaše ime i prezime i broj narudžbe,',
          en: 'your name and the order number,',
          it: 'nome e cognome e numero dell’ordine,',
          de: 'Ihr Name und die Bestellnummer,',
        },
        {
          hr: 'što vraćate, ako ne vraćate sve,',
          en: 'what you are returning, if it is not everything,',
          it: 'che cosa si restituisce, se non è tutto,',
          de: 'was Sie zurückgeben, wenn es nicht alles ist,',
        },
        {
          hr: 'adresa e-\u2060pošte na koju ćemo vam bez odgađanja potvrditi primitak.',
          en: 'the email address to which we confirm receipt without delay.',
          it: 'l’indirizzo email a cui confermiamo subito il ricevimento.',
          de: 'die E-\u2060Mail-Adresse, an die wir den Eingang unverzüglich bestätigen.',
        },
      ],
    },
    {
      heading: {
        hr: 'Što se događa zatim',
        en: 'What happens next',
        it: 'Che cosa succede dopo',
        de: 'Was dann geschieht',
      },
      text: {
        hr: `Vraćamo sve što ste platili, i cijenu najjeftinije uobičajene dostave, u roku od 14\u00a0dana od izjave i na istu karticu. Ako je iznos na kartici tek rezerviran, oslobađamo ga i ništa se ne naplaćuje.

Robu nam pošaljite u roku od 14\u00a0dana od izjave, na adresu ${sellerAddress}. Povratnu poštarinu plaćate vi. S isplatom smijemo pričekati dok roba ne stigne ili dok ne dokažete da je poslana.

Bocu smijete pogledati i okrenuti u ruci, kao u dućanu. Ako robom rukujete više nego što treba da se utvrde njezina narav i svojstva, odgovarate za umanjenu vrijednost.`,
        en: `We return everything you paid, including the cheapest standard delivery, within 14\u00a0days of the statement and to the same card. If the amount is only reserved on the card, we release it and nothing is charged.

Please return the goods within 14\u00a0days of the statement to ${sellerAddress}, Croatia. You pay the postage for the return. We may withhold the refund until the goods are here or you have shown that they were sent.

You may look at a bottle and turn it in your hand, as you would in a shop. If you handle the goods more than is needed to establish their nature and characteristics, you are liable for the loss of value.`,
        it: `Rimborsiamo tutto quanto pagato, compresa la consegna standard più economica, entro 14\u00a0giorni dalla dichiarazione e sulla stessa carta. Se l’importo sulla carta è soltanto bloccato, lo liberiamo e non si addebita nulla.

La merce va spedita entro 14\u00a0giorni dalla dichiarazione a ${sellerAddress}, Croazia. Le spese di restituzione sono a carico dell’acquirente. Possiamo attendere, per il rimborso, che la merce sia qui o che ne sia dimostrata la spedizione.

Una bottiglia si può guardare e rigirare in mano, come in negozio. Chi manipola la merce più di quanto serva a stabilirne natura e caratteristiche risponde della perdita di valore.`,
        de: `Wir erstatten alles, was Sie bezahlt haben, samt der günstigsten Standardlieferung, binnen 14\u00a0Tagen ab der Erklärung und auf dieselbe Karte. Ist der Betrag auf der Karte nur reserviert, geben wir ihn frei, und es wird nichts abgebucht.

Senden Sie die Ware binnen 14\u00a0Tagen ab der Erklärung an ${sellerAddress}, Kroatien. Das Porto für die Rücksendung tragen Sie. Mit der Erstattung dürfen wir warten, bis die Ware hier ist oder Sie nachgewiesen haben, dass sie abgeschickt ist.

Eine Flasche dürfen Sie ansehen und in der Hand drehen wie im Laden. Wer mit der Ware mehr tut, als zur Prüfung von Beschaffenheit und Eigenschaften nötig ist, haftet für den Wertverlust.`,
      },
    },
    {
      heading: {
        hr: 'Paketi, boravak i stol',
        en: 'Packages, stays and tables',
        it: 'Pacchetti, soggiorni e tavoli',
        de: 'Pakete, Aufenthalte und Tische',
      },
      text: {
        hr: `Za uslugu smještaja ili prehrane na određeni datum zakonskog prava na raskid nema. Zato paket s datumom otkazujete po našim uvjetima: besplatno do ${freeCancellationDays}\u00a0dana prije dolaska. Paket bez datuma, ili dar za koji datum još nije odabran, možete raskinuti u\u00a0roku od 14\u00a0dana od sklapanja ugovora, na isti način kao robu. Upit za stol ili paket ne obvezuje nikoga.`,
        en: `For accommodation or meals on a fixed date the law gives no right of withdrawal. A dated package is therefore cancelled under our own terms: free of charge until ${freeCancellationDays}\u00a0days before arrival. From an undated package, or a gift for which no date has been chosen yet, you may withdraw within 14\u00a0days of concluding the contract, in the same way as for goods. An enquiry about a table or a package carries no obligation.`,
        it: `Per alloggio e pasti a una data precisa la legge non prevede il recesso. Un pacchetto con data si disdice quindi secondo le nostre condizioni: gratis fino a ${freeCancellationDays}\u00a0giorni prima dell’arrivo. Da un pacchetto senza data, o da un regalo per cui la data non è ancora stata scelta, si può recedere entro 14\u00a0giorni dalla conclusione del contratto, come per la merce. Una richiesta per un tavolo o un pacchetto non impegna nessuno.`,
        de: `Für Beherbergung oder Bewirtung zu einem festen Termin gibt das Gesetz kein Widerrufsrecht. Ein Paket mit Termin stornieren Sie deshalb nach unseren Bedingungen: kostenlos bis ${freeCancellationDays}\u00a0Tage vor der Anreise. Ein Paket ohne Termin oder ein Geschenk, für das noch kein Termin gewählt ist, können Sie binnen 14\u00a0Tagen ab Vertragsschluss widerrufen, ebenso wie Ware. Eine Anfrage für Tisch oder Paket ist unverbindlich.`,
      },
    },
    {
      heading: {
        hr: 'Obrazac',
        en: 'Model form',
        it: 'Modulo tipo',
        de: 'Muster-Formular',
      },
      text: {
        hr: 'Ispišite obrazac i ispunite ga, ili prepišite njegove retke u poruku. Cijeli ugovor stoji u [uvjetima poslovanja](terms).',
        en: 'Print the form and fill it in, or copy its lines into a message. The whole contract is set out in the [terms of business](terms).',
        it: 'Il modulo si può stampare e compilare, oppure se ne copiano le righe in un messaggio. L’intero contratto è nelle [condizioni di vendita](terms).',
        de: 'Drucken Sie das Formular und füllen Sie es aus, oder schreiben Sie seine Zeilen in eine Nachricht ab. Der ganze Vertrag steht in den [Geschäftsbedingungen](terms).',
      },
      sheet: withdrawalForm,
    },
  ],
  updated: '2026-11-26',
};
