import type { ProviderId } from '~/platform/database/stored-values';
import { delivery, joinCards, type LongText, seller } from '../facts';

const { min, max } = delivery.days;

/** The cards that a provider takes; shown while the shop uses it. */
function describeCards(provider: ProviderId): LongText['blocks'][number] {
  const names = joinCards(provider);
  return {
    onlyWith: provider,
    heading: {
      hr: 'Kartice koje primamo',
      en: 'Cards we accept',
      it: 'Carte accettate',
      de: 'Karten, die wir annehmen',
    },
    text: {
      hr: `${names.hr}, kreditne i debitne, bez obzira na banku i zemlju u kojoj su izdane. Sve se naplaćuje u eurima. Za plaćanje karticom ne dodajemo nikakvu naknadu. Ako vam kartica glasi na drugu valutu, tečaj određuje vaša banka.`,
      en: `${names.en}, credit and debit, whatever bank and country issued them. Everything is charged in euros. We add no fee for paying by card. If your card is in another currency, your bank sets the rate.`,
      it: `${names.it}, di credito e di debito, di qualsiasi banca e Paese. Tutto è addebitato in euro. Per il pagamento con carta non aggiungiamo commissioni. Se la carta è in un’altra valuta, il cambio lo stabilisce la banca.`,
      de: `${names.de}, Kredit- und Debitkarten, gleich von welcher Bank und aus welchem Land. Alles wird in Euro berechnet. Für Kartenzahlung erheben wir kein Entgelt. Lautet Ihre Karte auf eine andere Währung, bestimmt Ihre Bank den Kurs.`,
    },
  };
}

/** Payment information. */
export const payment: LongText = {
  title: { hr: 'Plaćanje', en: 'Payment', it: 'Pagamento', de: 'Zahlung' },
  lead: {
    hr: 'Plaćate karticom. Pri narudžbi iznos samo rezerviramo, a naplaćujemo ga nakon dostave.',
    en: 'You pay by card. When you order we only reserve the amount; the card is charged after delivery.',
    it: 'Si paga con carta. Al momento dell’ordine l’importo viene soltanto bloccato; l’addebito avviene dopo la consegna.',
    de: 'Sie zahlen mit Karte. Bei der Bestellung wird der Betrag nur reserviert, belastet wird die Karte nach der Lieferung.',
  },
  blocks: [
    describeCards('wspay'),
    describeCards('stripe'),
    {
      heading: {
        hr: 'Rezervacija, zatim naplata',
        en: 'Reserved first, charged later',
        it: 'Prima bloccato, poi addebitato',
        de: 'Zuerst reserviert, später abgebucht',
      },
      text: {
        hr: `Kad naručite, banka na kartici rezervira točno onaj iznos koji ste vidjeli u pregledu narudžbe: roba i dostava, s PDV-om. Novac ostaje na vašem računu, ali se do naplate ne može potrošiti. U bankarskoj aplikaciji to izgleda kao transakcija u tijeku.

Paket pripremamo u roku od 24\u00a0sata od plaćanja, dostava traje ${min} do ${max}\u00a0radnih dana. Kad je roba dostavljena, naplaćujemo rezervirani iznos, javljamo vam to e-\u2060poštom i šaljemo račun. Ako koji proizvod nismo mogli poslati, naplaćujemo manje, a ostatak oslobađamo. Nikada ne naplaćujemo više nego što je rezervirano. Stanje plaćanja vidite i na stranici narudžbe, na koju vodi poveznica iz potvrde.`,
        en: `When you order, the bank reserves on your card exactly the amount you saw in the review: goods and delivery, with VAT. The money stays in your account, but cannot be spent until it is charged. In your banking app it looks like a pending payment.

We prepare the parcel within 24\u00a0hours of payment; delivery takes ${min} to ${max}\u00a0working days. Once the goods are delivered we charge the reserved amount, tell you so by email and send the invoice. If we could not send one of the items, we charge less and release the rest. We never charge more than was reserved. You can also see how the payment stands on the order’s page, linked in the confirmation.`,
        it: `Quando si ordina, la banca blocca sulla carta esattamente l’importo visto nel riepilogo: merce e consegna, con IVA. Il denaro resta sul conto, ma fino all’addebito non è disponibile. Nell’app della banca appare come operazione in sospeso.

Prepariamo il pacco entro 24\u00a0ore dal pagamento; la consegna richiede da ${min} a ${max}\u00a0giorni lavorativi. A merce consegnata addebitiamo l’importo bloccato, lo comunichiamo per email e mandiamo la fattura. Se un articolo non si è potuto spedire addebitiamo meno e liberiamo il resto. Non addebitiamo mai più dell’importo bloccato. Lo stato del pagamento si vede anche sulla pagina dell’ordine, a cui porta il link nella conferma.`,
        de: `Wenn Sie bestellen, reserviert die Bank auf der Karte genau den Betrag, den Sie in der Übersicht gesehen haben: Ware und Lieferung mit Mehrwertsteuer. Das Geld bleibt auf Ihrem Konto, ist bis zur Abbuchung aber nicht verfügbar. In der Banking-App erscheint es als vorgemerkter Umsatz.

Wir packen binnen 24\u00a0Stunden nach der Zahlung, die Lieferung dauert ${min} bis ${max}\u00a0Arbeitstage. Ist die Ware zugestellt, buchen wir den reservierten Betrag ab, teilen es Ihnen per E-\u2060Mail mit und senden die Rechnung. Konnten wir einen Artikel nicht schicken, buchen wir weniger ab und geben den Rest frei. Mehr als reserviert buchen wir nie ab. Wie es um die Zahlung steht, sehen Sie auch auf der Seite der Bestellung, zu der der Link in der Bestätigung führt.`,
      },
    },
    {
      heading: {
        hr: 'Ako se predomislite ili nešto zapne',
        en: 'If you change your mind or something goes wrong',
        it: 'Se si cambia idea o\u00a0qualcosa si inceppa',
        de: 'Wenn Sie es sich anders überlegen oder etwas hakt',
      },
      text: {
        hr: `Ako [raskinete ugovor](withdrawal) prije nego što je paket poslan ili robu ne možemo dostaviti, rezervirani iznos oslobađamo i ništa se ne naplaćuje. Ako je iznos već naplaćen, vraćamo ga na istu karticu. O svemu dobivate poruku. Kad će banka osloboditi rezervirani iznos, ovisi o njoj; obično je to nekoliko dana.

Rezervacija iznosa ne traje vječno: ovisno o banci i kartici istječe nakon otprilike sedam do trideset dana. Ako istekne prije dostave, dobivate poruku da ništa nije naplaćeno, a prije bilo kakvog novog plaćanja javit ćemo vam se. Ako plaćanje ne uspije, košarica ostaje sačuvana i možete pokušati ponovno.`,
        en: `If you [withdraw from the contract](withdrawal) before the parcel has been sent, or we cannot deliver, the hold is released and nothing is charged. If the amount has already been charged, we return it to the same card. You get a message about each of these. When your bank frees a reserved amount is up to the bank; usually it takes a few days.

A hold does not last for ever: depending on bank and card it expires after about seven to thirty days. Should it expire before delivery, a message tells you that nothing was charged, and we write to you before any new payment. If a payment fails, your basket is kept and you can try again.`,
        it: `Se si [recede dal contratto](withdrawal) prima che il pacco sia partito, o se non possiamo consegnare, l’importo bloccato viene liberato e non si addebita nulla. Se l’importo è già stato addebitato, lo rimborsiamo sulla stessa carta. Di tutto arriva un messaggio. I tempi per liberare l’importo bloccato dipendono dalla banca, di solito pochi giorni.

Il blocco dell’importo non dura per sempre: secondo la banca e la carta scade dopo un periodo che va da circa sette a trenta giorni. Se scade prima della consegna, un messaggio avvisa che non è stato addebitato nulla, e scriviamo prima di qualsiasi nuovo pagamento. Se un pagamento non riesce, il carrello resta e si può riprovare.`,
        de: `[Widerrufen Sie den Vertrag](withdrawal), bevor das Paket abgeschickt ist, oder können wir nicht liefern, heben wir die Reservierung auf, und es wird nichts abgebucht. Ist der Betrag schon abgebucht, erstatten wir ihn auf dieselbe Karte. Über alles bekommen Sie eine Nachricht. Wann die Bank einen reservierten Betrag freigibt, liegt bei ihr, meist dauert es einige Tage.

Eine Reservierung hält nicht ewig: Je nach Bank und Karte verfällt sie nach etwa sieben bis dreißig Tagen. Verfällt sie vor der Lieferung, sagt Ihnen eine Nachricht, dass nichts abgebucht wurde, und wir schreiben Ihnen, bevor etwas neu bezahlt wird. Misslingt eine Zahlung, bleibt der Warenkorb erhalten, und Sie können es erneut versuchen.`,
      },
    },
    {
      heading: { hr: 'Sigurnost', en: 'Security', it: 'Sicurezza', de: 'Sicherheit' },
      text: {
        hr: `Broj kartice upisujete na stranici pružatelja kartičnog plaćanja, na koju vas preusmjerimo. Do nas ne dolazi: vidimo samo je li plaćanje odobreno, vrstu kartice i njezine zadnje znamenke. Veza je šifrirana, a vaša banka može tražiti potvrdu u aplikaciji ili porukom. Za pitanja pišite na ${seller.email} ili nazovite ${seller.phoneDisplay}.`,
        en: `You enter the card number on the page of the payment provider, to which we pass you. It never reaches us: we see only whether the payment was approved, the kind of card and its last digits. The connection is encrypted, and your bank may ask you to confirm in its app or by message. Questions: ${seller.email} or ${seller.phoneDisplay}.`,
        it: `Il numero della carta si inserisce sulla pagina del servizio di pagamento, che si apre dopo l’ordine. A noi non arriva: vediamo solo se il pagamento è stato approvato, il tipo di carta e le ultime cifre. La connessione è cifrata e la banca può chiedere una conferma nell’app o con un messaggio. Per domande: ${seller.email} o ${seller.phoneDisplay}.`,
        de: `Die Kartennummer geben Sie auf der Seite des Zahlungsdienstleisters ein, zu der wir Sie weiterleiten. Zu uns gelangt sie nicht: Wir sehen nur, ob die Zahlung genehmigt wurde, die Kartenart und die letzten Ziffern. Die Verbindung ist verschlüsselt; Ihre Bank kann eine Bestätigung in der App oder per Nachricht verlangen. Fragen an ${seller.email} oder ${seller.phoneDisplay}.`,
      },
    },
    {
      onlyWith: 'wspay',
      heading: {
        hr: 'Stranica za plaćanje',
        en: 'The payment page',
        it: 'La pagina di pagamento',
        de: 'Die Zahlungsseite',
      },
      text: {
        hr: 'Karticu unosite na stranici WSPaya, sustava tvrtke Monri Payments d.o.o. iz Zagreba za sigurno plaćanje na internetu. Koje podatke pritom dobiva, piše pod [Zaštita osobnih podataka](privacy).',
        en: 'You enter the card on the page of WSPay, the secure online payment system of Monri Payments d.o.o., Zagreb. Which data it receives is explained under [Privacy](privacy).',
        it: 'La carta si inserisce sulla pagina di WSPay, il sistema di pagamento sicuro di Monri Payments d.o.o., Zagabria. Quali dati riceve si legge in [Protezione dei dati personali](privacy).',
        de: 'Die Karte geben Sie auf der Seite von WSPay ein, dem sicheren Bezahlsystem der Monri Payments d.o.o., Zagreb. Welche Daten es erhält, steht unter [Datenschutz](privacy).',
      },
    },
    {
      onlyWith: 'stripe',
      heading: {
        hr: 'Stranica za plaćanje',
        en: 'The payment page',
        it: 'La pagina di pagamento',
        de: 'Die Zahlungsseite',
      },
      text: {
        hr: 'Karticu unosite na stranici Stripea, sustava tvrtke Stripe Payments Europe, Ltd. iz Dublina za sigurno plaćanje na internetu. Koje podatke pritom dobiva, piše pod [Zaštita osobnih podataka](privacy).',
        en: 'You enter the card on the page of Stripe, the secure online payment system of Stripe Payments Europe, Ltd., Dublin. Which data it receives is explained under [Privacy](privacy).',
        it: 'La carta si inserisce sulla pagina di Stripe, il sistema di pagamento sicuro di Stripe Payments Europe, Ltd., Dublino. Quali dati riceve si legge in [Protezione dei dati personali](privacy).',
        de: 'Die Karte geben Sie auf der Seite von Stripe ein, dem sicheren Bezahlsystem der Stripe Payments Europe, Ltd., Dublin. Welche Daten es erhält, steht unter [Datenschutz](privacy).',
      },
    },
  ],
  updated: '2026-11-26',
};
