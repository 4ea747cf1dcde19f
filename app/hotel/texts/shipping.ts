import { quoteDelivery } from '~/shop/delivery/delivery';
import { delivery, euro, type LongText, seller } from '../facts';

const { min, max } = delivery.days;
const kilograms = delivery.maxGrams / 1000;

/** Price of a parcel of two kilograms, for the examples in the text. */
function lightest(country: string): string {
  const quote = quoteDelivery(delivery, country, 2_000);
  if (!quote.ok) throw new Error(`The delivery tariff has no step for ${country}`);
  return euro(quote.cents);
}

/** Shipping information. */
export const shipping: LongText = {
  title: { hr: 'Dostava', en: 'Delivery', it: 'Consegna', de: 'Lieferung' },
  lead: {
    hr: `Paket pripremamo u roku od 24\u00a0sata od plaćanja, a ${delivery.carrier} ga dostavlja za ${min} do ${max} radnih dana.`,
    en: `We prepare the parcel within 24 hours of payment and ${delivery.carrier} delivers it in ${min} to ${max} working days.`,
    it: `Prepariamo il pacco entro 24 ore dal pagamento; la consegna con ${delivery.carrier} richiede da ${min} a ${max} giorni lavorativi.`,
    de: `Wir packen binnen 24 Stunden nach der Zahlung, ${delivery.carrier} stellt in ${min} bis ${max} Arbeitstagen zu.`,
  },
  blocks: [
    {
      heading: {
        hr: 'Kamo šaljemo',
        en: 'Where we ship',
        it: 'Dove spediamo',
        de: 'Wohin wir liefern',
      },
      text: {
        hr: 'Po cijeloj Hrvatskoj i u ostale zemlje Europske unije, osim na Cipar i Maltu, kamo bi staklo putovalo zrakoplovom. Zemlju dostave birate na blagajni. Adresa na računu može biti bilo gdje, a naručiti možete iz svake zemlje i platiti karticom svake banke.',
        en: 'All over Croatia and to the other countries of the European Union, except Cyprus and Malta, where glass would have to go by air. You choose the country of delivery at the checkout. The billing address may be anywhere, and you may order from any country and pay with a card of any bank.',
        it: 'In tutta la Croazia e negli altri Paesi dell’Unione europea, esclusi Cipro e Malta, dove il vetro dovrebbe viaggiare in aereo. Il Paese di consegna si sceglie alla cassa. L’indirizzo di fatturazione può essere ovunque; si può ordinare da qualsiasi Paese e pagare con la carta di qualsiasi banca.',
        de: 'In ganz Kroatien und in die übrigen Länder der Europäischen Union, außer nach Zypern und Malta, wohin Glas per Luftfracht reisen müsste. Das Lieferland wählen Sie an der Kasse. Die Rechnungsadresse darf überall liegen; bestellen können Sie aus jedem Land und mit der Karte jeder Bank.',
      },
    },
    {
      heading: {
        hr: 'Koliko stoji',
        en: 'What it costs',
        it: 'Quanto costa',
        de: 'Was es kostet',
      },
      text: {
        hr: `Cijena ovisi o zemlji i težini paketa, s ambalažom, i uključuje PDV. Paket do 2 kg unutar Hrvatske stoji ${lightest('HR')}, a za Sloveniju, Austriju, Italiju, Mađarsku ili Njemačku ${lightest('DE')}. Točan iznos piše na blagajni prije nego što naručite; nakon toga ništa se ne dodaje.

Paket smije imati najviše ${kilograms}\u00a0kg, što je oko četrdeset boca od 500 ml. Za veće količine pišite na ${seller.email}.`,
        en: `The price depends on the country and on the weight of the parcel with its packing, and includes VAT. A parcel of up to 2 kg costs ${lightest('HR')} within Croatia and ${lightest('DE')} to Slovenia, Austria, Italy, Hungary or Germany. The exact amount is shown at the checkout before you order; nothing is added afterwards.

A parcel may weigh at most ${kilograms}\u00a0kg, which is about forty bottles of 500 ml. For more, write to ${seller.email}.`,
        it: `Il prezzo dipende dal Paese e dal peso del pacco, imballaggio compreso, e include l’IVA. Un pacco fino a 2 kg costa ${lightest('HR')} in Croazia e ${lightest('DE')} verso Slovenia, Austria, Italia, Ungheria o Germania. L’importo esatto appare alla cassa prima di ordinare; dopo non si aggiunge nulla.

Un pacco può pesare al massimo ${kilograms}\u00a0kg, cioè circa quaranta bottiglie da 500 ml. Per quantità maggiori basta scrivere a ${seller.email}.`,
        de: `Der Preis richtet sich nach Land und Gewicht des Pakets samt Verpackung und enthält die Mehrwertsteuer. Ein Paket bis 2 kg kostet innerhalb Kroatiens ${lightest('HR')}, nach Slowenien, Österreich, Italien, Ungarn oder Deutschland ${lightest('DE')}. Der genaue Betrag steht an der Kasse, bevor Sie bestellen; danach kommt nichts hinzu.

Ein Paket darf höchstens ${kilograms}\u00a0kg wiegen, das sind rund vierzig Flaschen zu 500 ml. Für größere Mengen schreiben Sie an ${seller.email}.`,
      },
    },
    {
      heading: {
        hr: 'Kako paket putuje',
        en: 'How the parcel travels',
        it: 'Come viaggia il pacco',
        de: 'Wie das Paket reist',
      },
      text: {
        hr: `Boce pakiramo u karton s pregradama. ${delivery.carrier} dostavlja od ponedjeljka do petka; na otoke može trebati dan-dva više. Kad paket krene, e-\u2060poštom vam šaljemo njegov broj i poveznicu za praćenje; isto piše i na stranici narudžbe. Telefonski broj tražimo samo zato da dostavljač može nazvati. Ako vas nema kod kuće, ostavlja obavijest ili dogovara novi termin.`,
        en: `Bottles are packed in cardboard with dividers. ${delivery.carrier} delivers from Monday to Friday; islands may take a day or two longer. When the parcel leaves, we email you its number and a link to follow it; both are on your order’s page too. We ask for a telephone number only so that the courier can call. If you are out, the courier leaves a note or arranges another time.`,
        it: `Le bottiglie viaggiano in cartone con divisori. ${delivery.carrier} consegna dal lunedì al venerdì; per le isole può servire un giorno o due in più. Quando il pacco parte, inviamo per email il suo numero e il link per seguirlo; si trovano anche nella pagina dell’ordine. Il telefono serve soltanto al corriere per chiamare. Se in casa non c’è nessuno, il corriere lascia un avviso o concorda un altro momento.`,
        de: `Flaschen packen wir in Karton mit Zwischenwänden. ${delivery.carrier} stellt von Montag bis Freitag zu; auf Inseln kann es ein bis zwei Tage länger dauern. Geht das Paket ab, senden wir Ihnen per E-\u2060Mail seine Nummer und einen Link zur Sendungsverfolgung; beides steht auch auf der Seite Ihrer Bestellung. Die Telefonnummer brauchen wir nur, damit der Paketdienst anrufen kann. Sind Sie nicht da, hinterlässt er eine Nachricht oder vereinbart einen neuen Termin.`,
      },
    },
    {
      heading: {
        hr: 'Razbijeno, pogrešno, nije stiglo',
        en: 'Broken, wrong or missing',
        it: 'Rotto, sbagliato, non arrivato',
        de: 'Zerbrochen, falsch, nicht da',
      },
      text: {
        hr: `Za robu do predaje u vaše ruke odgovaramo mi. Ako je što razbijeno ili pogrešno, pošaljite fotografiju na ${seller.email} ili nazovite ${seller.phoneDisplay}: šaljemo novo ili vraćamo novac, po vašem izboru, bez troška za vas. Ako paket ne stigne u roku, javite nam i potražit ćemo ga. Naplaćujemo tek nakon dostave.`,
        en: `Until the goods are in your hands, the risk is ours. If something is broken or wrong, send a photograph to ${seller.email} or call ${seller.phoneDisplay}: we replace it or refund you, as you choose, at no cost to you. If a parcel does not come in time, tell us and we will look for it. The card is charged only after delivery.`,
        it: `Finché la merce non è nelle mani dell’acquirente, il rischio è nostro. Se qualcosa è rotto o sbagliato, basta una foto a ${seller.email} o una telefonata al ${seller.phoneDisplay}: rimandiamo la merce o rimborsiamo, a scelta dell’acquirente, senza spese. Se un pacco non arriva in tempo, basta avvisarci e lo cerchiamo. La carta viene addebitata solo dopo la consegna.`,
        de: `Bis die Ware in Ihren Händen ist, tragen wir das Risiko. Ist etwas zerbrochen oder falsch, schicken Sie ein Foto an ${seller.email} oder rufen Sie ${seller.phoneDisplay} an: Wir schicken Ersatz oder erstatten das Geld, wie Sie möchten, ohne Kosten für Sie. Kommt ein Paket nicht rechtzeitig, sagen Sie es uns, wir suchen es. Die Karte wird erst nach der Lieferung belastet.`,
      },
    },
    {
      heading: { hr: 'Povrat', en: 'Returns', it: 'Resi', de: 'Rücksendung' },
      text: {
        hr: 'Ugovor možete raskinuti u roku od 14 dana od primitka, bez navođenja razloga. Robu vraćate na svoj trošak, na adresu prodavatelja. Postupak i obrazac su na stranici [Raskid ugovora](withdrawal).',
        en: 'You may withdraw from the contract within 14 days of receipt, without giving a reason. You send the goods back at your own cost to the seller’s address. How to do it, and a form, is on the page [Withdraw from contract here](withdrawal).',
        it: 'Si può recedere dal contratto entro 14 giorni dal ricevimento, senza indicarne il motivo. La merce si rispedisce a proprie spese all’indirizzo del venditore. Come si fa, e il modulo, si trovano alla pagina [Recedere dal contratto qui](withdrawal).',
        de: 'Sie können den Vertrag binnen 14 Tagen ab Erhalt ohne Angabe von Gründen widerrufen. Die Ware senden Sie auf eigene Kosten an die Anschrift des Verkäufers zurück. Wie das geht und ein Formular finden Sie auf der Seite [Vertrag widerrufen](withdrawal).',
      },
    },
  ],
  updated: '2026-11-26',
};
