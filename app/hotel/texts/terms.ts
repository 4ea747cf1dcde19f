import { company, delivery, type LongText, seller, sellerAddress } from '../facts';

const { min, max } = delivery.days;
const contact = `${seller.phoneDisplay}, ${seller.email}`;

/** General terms of business of the web shop. */
export const terms: LongText = {
  title: {
    hr: 'Opći uvjeti poslovanja web-trgovine',
    en: 'General terms of business of the online shop',
    it: 'Condizioni generali di vendita del negozio online',
    de: 'Allgemeine Geschäftsbedingungen des Onlineshops',
  },
  lead: {
    hr: 'Vrijede za kupnju u našoj web-trgovini. Kupac je svaka osoba koja kod nas naruči robu.',
    en: 'They apply to purchases in our online shop. The buyer is anyone who orders goods from us.',
    it: 'Valgono per gli acquisti nel nostro negozio online. Acquirente è chiunque ordini merce da noi.',
    de: 'Sie gelten für Käufe in unserem Onlineshop. Käufer ist, wer bei uns Ware bestellt.',
  },
  blocks: [
    {
      heading: { hr: 'Prodavatelj', en: 'Seller', it: 'Venditore', de: 'Verkäufer' },
      text: {
        hr: `${sellerAddress}, Hrvatska, OIB\u00a0${seller.taxNumber}. Upisan kod: ${company.court}, MBS ${company.mbs}. Temeljni kapital ${company.shareCapital}, uplaćen u cijelosti. Uprava: ${company.management}. Kontakt: ${contact}.`,
        en: `${sellerAddress}, Croatia, OIB\u00a0${seller.taxNumber}. Registered with ${company.court} (commercial court), number ${company.mbs}. Share capital ${company.shareCapital}, fully paid. Management: ${company.management}. Contact: ${contact}.`,
        it: `${sellerAddress}, Croazia, OIB\u00a0${seller.taxNumber}. Iscritta presso ${company.court} (tribunale commerciale), numero ${company.mbs}. Capitale sociale ${company.shareCapital}, interamente versato. Amministrazione: ${company.management}. Contatti: ${contact}.`,
        de: `${sellerAddress}, Kroatien, OIB\u00a0${seller.taxNumber}. Eingetragen bei ${company.court} (Handelsgericht), Nummer ${company.mbs}. Stammkapital ${company.shareCapital}, voll eingezahlt. Geschäftsführung: ${company.management}. Kontakt: ${contact}.`,
      },
    },
    {
      heading: { hr: 'Cijene', en: 'Prices', it: 'Prezzi', de: 'Preise' },
      text: {
        hr: 'Cijene su u eurima i uključuju PDV. Vrijedi cijena prikazana u trenutku narudžbe; ako se promijeni dok kupujete, pregled narudžbe to kaže prije nego što je potvrdite. Dostava se naplaćuje posebno; iznos vidite prije nego što naručite.',
        en: 'Prices are in euros and include VAT. The price shown at the moment of ordering applies; if it changes while you are buying, the review says so before you confirm. Delivery is charged separately; you see the amount before you order.',
        it: 'I prezzi sono in euro e comprendono l’IVA. Vale il prezzo indicato al momento dell’ordine; se cambia durante l’acquisto, il riepilogo lo dice prima della conferma. La consegna si paga a parte; l’importo è visibile prima di ordinare.',
        de: 'Die Preise sind in Euro und enthalten die Mehrwertsteuer. Es gilt der Preis, der bei der Bestellung angezeigt wird; ändert er sich während des Einkaufs, sagt es die Übersicht, bevor Sie bestätigen. Die Lieferung wird gesondert berechnet; den Betrag sehen Sie vor der Bestellung.',
      },
    },
    {
      heading: {
        hr: 'Narudžba i ugovor',
        en: 'Order and contract',
        it: 'Ordine e contratto',
        de: 'Bestellung und Vertrag',
      },
      text: {
        hr: 'Roba ide u košaricu, zatim upisujete podatke, birate dostavu i sve još jednom pregledate. Do gumba „Narudžba s obvezom plaćanja” svaki podatak možete ispraviti. Čim je iznos na kartici rezerviran, primitak narudžbe potvrđujemo e-\u2060poštom; tom je potvrdom ugovor sklopljen. Ako kartica bude odbijena, ugovora nema, ništa se ne naplaćuje, a košarica ostaje. Ugovor možete sklopiti na hrvatskom, engleskom, talijanskom ili njemačkom. Narudžbu čuvamo, a poruka sadrži poveznicu na nju i, u prilogu, ove uvjete.',
        en: 'You put goods in the basket, enter your details, choose delivery and check everything once more. Until the button “Order with obligation to pay” every entry can be corrected. As soon as the amount is reserved on the card we confirm the order by email; with that confirmation the contract is concluded. If the card is declined there is no contract, nothing is charged, and the basket stays. The contract can be concluded in Croatian, English, Italian or German. We keep the order, and the message contains a link to it, with these terms attached.',
        it: 'Si mette la merce nel carrello, si inseriscono i dati, si sceglie la consegna e si ricontrolla tutto. Fino al pulsante «Ordine con obbligo di pagare» ogni dato si può correggere. Appena l’importo è bloccato sulla carta confermiamo l’ordine per email; con questa conferma il contratto è concluso. Se la carta viene rifiutata non c’è contratto, non si addebita nulla e il carrello resta. Le lingue possibili sono croato, inglese, italiano e tedesco. Conserviamo l’ordine; il messaggio contiene il link per vederlo e, in allegato, queste condizioni.',
        de: 'Sie legen Ware in den Warenkorb, geben Ihre Daten ein, wählen die Lieferung und prüfen alles noch einmal. Bis zur Schaltfläche „Zahlungspflichtig bestellen“ lässt sich jede Angabe korrigieren. Sobald der Betrag auf der Karte reserviert ist, bestätigen wir die Bestellung per E-\u2060Mail; damit ist der Vertrag geschlossen. Wird die Karte abgelehnt, gibt es keinen Vertrag, es wird nichts abgebucht, und der Warenkorb bleibt. Vertragssprachen sind Kroatisch, Englisch, Italienisch und Deutsch. Wir speichern die Bestellung; die Nachricht enthält einen Link dazu und, im Anhang, diese Bedingungen.',
      },
    },
    {
      heading: {
        hr: 'Plaćanje i dostava',
        en: 'Payment and delivery',
        it: 'Pagamento e consegna',
        de: 'Zahlung und Lieferung',
      },
      text: {
        hr: `Plaća se karticom. Pri narudžbi se ukupan iznos samo rezervira, a naplaćujemo ga nakon dostave. Ako koji proizvod ne možemo poslati, naplaćujemo manje i ostatak oslobađamo; ako rezervacija istekne prije dostave, ništa nije naplaćeno i javljamo vam se prije novog plaćanja. Koje kartice primamo i ostale pojedinosti pišu pod [Plaćanje](payment) i [Dostava](shipping).

Šaljemo na adrese u Hrvatskoj i ostalim zemljama Europske unije, osim Cipra i Malte; naručiti i platiti možete iz svake zemlje. Paket pripremamo u roku od 24\u00a0sata od plaćanja, a ${delivery.carrier} ga dostavlja za ${min} do ${max}\u00a0radnih dana.`,
        en: `Payment is by card. When you order, the total is only reserved; we charge it after delivery. If we cannot send one of the items, we charge less and release the rest; if the hold expires before delivery, nothing has been charged and we write to you before any new payment. Which cards we accept, and further details, are under [Payment](payment) and [Delivery](shipping).

We send to addresses in Croatia and the other countries of the European Union, except Cyprus and Malta; you may order and pay from any country. The parcel is prepared within 24\u00a0hours of payment and delivered by ${delivery.carrier} in ${min} to ${max}\u00a0working days.`,
        it: `Si paga con carta. Al momento dell’ordine il totale viene soltanto bloccato; lo addebitiamo dopo la consegna. Se un articolo non si può spedire addebitiamo meno e liberiamo il resto; se il blocco dell’importo scade prima della consegna non è stato addebitato nulla, e scriviamo prima di qualsiasi nuovo pagamento. Le carte accettate e gli altri particolari sono in [Pagamento](payment) e [Consegna](shipping).

Spediamo in Croazia e negli altri Paesi dell’Unione europea, esclusi Cipro e Malta; si può ordinare e pagare da qualsiasi Paese. Il pacco è preparato entro 24\u00a0ore dal pagamento; la consegna con ${delivery.carrier} richiede da ${min} a ${max}\u00a0giorni lavorativi.`,
        de: `Bezahlt wird mit Karte. Bei der Bestellung wird der Gesamtbetrag nur reserviert; abgebucht wird er nach der Lieferung. Können wir einen Artikel nicht senden, buchen wir weniger ab und geben den Rest frei; verfällt die Reservierung vor der Lieferung, ist nichts abgebucht, und wir schreiben Ihnen, bevor etwas neu bezahlt wird. Welche Karten wir annehmen und alles Weitere steht unter [Zahlung](payment) und [Lieferung](shipping).

Wir liefern an Adressen in Kroatien und den übrigen Ländern der Europäischen Union, außer Zypern und Malta; bestellen und bezahlen können Sie aus jedem Land. Das Paket ist binnen 24\u00a0Stunden nach der Zahlung gepackt, ${delivery.carrier} stellt es in ${min} bis ${max}\u00a0Arbeitstagen zu.`,
      },
    },
    {
      heading: {
        hr: 'Jednostrani raskid ugovora u roku od 14\u00a0dana',
        en: 'Right of withdrawal, 14\u00a0days',
        it: 'Diritto di recesso, 14\u00a0giorni',
        de: 'Widerrufsrecht, 14\u00a0Tage',
      },
      text: {
        hr: `Potrošač može bez navođenja razloga raskinuti ugovor u roku od 14\u00a0dana od dana kad je roba stigla u njegove ruke. Dovoljna je jasna izjava prije isteka roka: na stranici [Raskid ugovora](withdrawal), do koje vodi poveznica na dnu svake stranice, porukom na ${seller.email} ili poštom na adresu prodavatelja. Na istoj je stranici i obrazac.

Vraćamo sve plaćeno, s cijenom najjeftinije uobičajene dostave, u roku od 14\u00a0dana od izjave i istim načinom plaćanja; rezervirani iznos koji nije naplaćen oslobađamo. S povratom smijemo pričekati dok roba ne stigne ili dok ne dobijemo dokaz da je poslana. Robu nam pošaljite u roku od 14\u00a0dana od izjave, na svoj trošak. Za umanjenu vrijednost odgovarate samo ako ste robom rukovali više nego što treba da se utvrde njezina narav i svojstva.`,
        en: `A consumer may withdraw from the contract within 14\u00a0days of receiving the goods, without giving a reason. A clear statement before the period ends is enough: on the page [Withdraw from contract here](withdrawal), linked at the foot of every page, by message to ${seller.email} or by post to the seller’s address. The form is on the same page.

We refund everything paid, including the cheapest standard delivery, within 14\u00a0days of the statement and by the same means; an amount only reserved is released. We may withhold the refund until the goods arrive or we have proof that they were sent. Please return them within 14\u00a0days of the statement, at your own cost. You are liable for a loss of value only if you handled the goods more than is needed to establish their nature and characteristics.`,
        it: `Il consumatore può recedere dal contratto entro 14\u00a0giorni dal ricevimento della merce, senza indicarne il motivo. Basta una dichiarazione chiara prima della scadenza: alla pagina [Recedere dal contratto qui](withdrawal), collegata in fondo a ogni pagina, con un messaggio a ${seller.email} o per posta all’indirizzo del venditore. Il modulo è alla stessa pagina.

Rimborsiamo tutto quanto pagato, compresa la consegna standard più economica, entro 14\u00a0giorni dalla dichiarazione e con lo stesso mezzo; un importo soltanto bloccato viene liberato. Possiamo attendere, per il rimborso, che la merce arrivi o che ne sia dimostrata la spedizione. La merce va rispedita entro 14\u00a0giorni dalla dichiarazione, a spese dell’acquirente, che risponde della perdita di valore solo se l’ha manipolata più di quanto serva a stabilirne natura e caratteristiche.`,
        de: `Verbraucher können den Vertrag binnen 14\u00a0Tagen ab Erhalt der Ware ohne Angabe von Gründen widerrufen. Eine klare Erklärung vor Ablauf der Frist genügt: auf der Seite [Vertrag widerrufen](withdrawal), verlinkt am Ende jeder Seite, per Nachricht an ${seller.email} oder per Post an die Anschrift des Verkäufers. Auf derselben Seite steht das Formular.

Wir erstatten alles Bezahlte samt der günstigsten Standardlieferung binnen 14\u00a0Tagen ab der Erklärung und auf demselben Weg; ein nur reservierter Betrag wird freigegeben. Mit der Erstattung dürfen wir warten, bis die Ware da ist oder ihr Versand nachgewiesen ist. Senden Sie sie binnen 14\u00a0Tagen ab der Erklärung auf eigene Kosten zurück. Für einen Wertverlust haften Sie nur, wenn Sie mit der Ware mehr getan haben, als zur Prüfung von Beschaffenheit und Eigenschaften nötig ist.`,
      },
    },
    {
      heading: {
        hr: 'Zakonsko jamstvo i prigovori',
        en: 'Legal guarantee and complaints',
        it: 'Garanzia legale e reclami',
        de: 'Gewährleistung und Beschwerden',
      },
      text: {
        hr: `Za materijalne nedostatke odgovaramo prema zakonu, najmanje dvije godine od isporuke; što to znači, piše pod [Zakonsko jamstvo](guarantee). Ako nešto nije u redu, javite nam se. Kako su stranice i kuća prilagođene svima, piše pod [Pristupačnost](accessibility).

Obavijest o načinu podnošenja pisanog prigovora: Pisani prigovor možete podnijeti u našim poslovnim prostorijama, poštom na adresu ${sellerAddress} ili elektroničkom poštom na ${seller.email}. Primitak prigovora potvrdit ćemo bez odgađanja, a na prigovor ćemo odgovoriti u pisanom obliku u roku od 15\u00a0dana od dana zaprimanja.`,
        en: `We are liable for lack of conformity of the goods under the law, for at least two years from delivery; what that means is explained under [Legal guarantee](guarantee). If something is wrong, tell us. How site and house are made usable for all is explained under [Accessibility](accessibility).

How to make a written complaint: on our premises, by post to ${sellerAddress}, Croatia, or by email to ${seller.email}. We confirm receipt without delay and answer in writing within 15\u00a0days of receiving the complaint.`,
        it: `Per i difetti di conformità rispondiamo secondo la legge, per almeno due anni dalla consegna; che cosa significa si legge in [Garanzia legale](guarantee). Se qualcosa non va, basta scriverci. Come sito e casa sono resi fruibili a tutti si legge in [Accessibilità](accessibility).

Come presentare un reclamo scritto: nei nostri locali, per posta a ${sellerAddress}, Croazia, o per email a ${seller.email}. Ne confermiamo la ricezione senza indugio e rispondiamo per iscritto entro 15\u00a0giorni dal ricevimento.`,
        de: `Für Mängel der Ware haften wir nach dem Gesetz, mindestens zwei Jahre ab Lieferung; was das heißt, steht unter [Gesetzliche Gewährleistung](guarantee). Stimmt etwas nicht, sagen Sie es uns. Wie Website und Haus für alle nutzbar gemacht sind, steht unter [Barrierefreiheit](accessibility).

So reichen Sie eine schriftliche Beschwerde ein: in unseren Geschäftsräumen, per Post an ${sellerAddress}, Kroatien, oder per E-\u2060Mail an ${seller.email}. Den Eingang bestätigen wir unverzüglich und antworten schriftlich binnen 15\u00a0Tagen ab Erhalt.`,
      },
    },
    {
      heading: {
        hr: 'Mjerodavno pravo',
        en: 'Applicable law',
        it: 'Legge applicabile',
        de: 'Anwendbares Recht',
      },
      text: {
        hr: 'Vrijedi hrvatsko pravo. Potrošač iz druge države zadržava zaštitu prisilnih propisa države u kojoj živi i može tužiti pred njezinim sudom.',
        en: 'Croatian law applies. A consumer from another country keeps the protection of the mandatory rules of the country of residence and may sue before its courts.',
        it: 'Si applica la legge croata. Il consumatore di un altro Paese conserva la tutela delle norme imperative del Paese in cui risiede e può agire davanti ai suoi giudici.',
        de: 'Es gilt kroatisches Recht. Verbraucher aus anderen Ländern behalten den Schutz der zwingenden Vorschriften ihres Wohnsitzstaats und können vor dessen Gerichten klagen.',
      },
    },
  ],
  updated: '2026-11-26',
};
