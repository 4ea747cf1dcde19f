import type { Faq } from '~/content/section-schema';
import { delivery, seller } from '../../facts';

const { carrier, days, maxGrams } = delivery;
const kilograms = maxGrams / 1000;

export const shop: Faq['groups'][number] = {
  id: 'shop',
  title: {
    hr: 'Trgovina i plaćanje',
    en: 'Shop and payment',
    it: 'Negozio e pagamento',
    de: 'Shop und Zahlung',
  },
  questions: [
    {
      question: {
        hr: 'Kamo šaljete i koliko traje dostava?',
        en: 'Where do you ship to, and how long does it take?',
        it: 'Dove spedite e quanto ci vuole?',
        de: 'Wohin liefern Sie, und wie lange dauert es?',
      },
      answer: {
        hr: `Po Hrvatskoj i u ostale zemlje Europske unije, osim na Cipar i Maltu. Paket je spreman u roku od 24\u00a0sata od plaćanja, a ${carrier} ga dostavlja za ${days.min} do ${days.max}\u00a0radnih dana. Cijena ovisi o zemlji i težini; tablica je na stranici [Dostava](shipping).`,
        en: `Within Croatia and to the other countries of the European Union, except Cyprus and Malta. The parcel is ready within 24\u00a0hours of payment, and ${carrier} delivers it in ${days.min} to ${days.max}\u00a0working days. The price depends on country and weight; the table is on the [Delivery](shipping) page.`,
        it: `In Croazia e negli altri Paesi dell’Unione europea, esclusi Cipro e Malta. Il pacco è pronto entro 24\u00a0ore dal pagamento; la consegna con ${carrier} richiede da ${days.min} a ${days.max}\u00a0giorni lavorativi. Il prezzo dipende da Paese e peso; la tabella è alla pagina [Consegna](shipping).`,
        de: `In Kroatien und in die übrigen Länder der Europäischen Union, außer nach Zypern und Malta. Das Paket ist binnen 24\u00a0Stunden nach der Zahlung bereit, ${carrier} stellt es in ${days.min} bis ${days.max}\u00a0Arbeitstagen zu. Der Preis hängt von Land und Gewicht ab; die Tabelle steht auf der Seite [Lieferung](shipping).`,
      },
    },
    {
      question: {
        hr: 'Kad se narudžba naplaćuje?',
        en: 'When is my card charged?',
        it: 'Quando viene addebitata la carta?',
        de: 'Wann wird meine Karte belastet?',
      },
      answer: {
        hr: `Nakon dostave. Pri narudžbi banka samo rezervira iznos koji ste vidjeli u pregledu; više od toga nikada ne naplaćujemo. Koje kartice primamo i kako to izgleda na računu, piše na stranici [Plaćanje](payment).`,
        en: `After delivery. When you order, the bank only reserves the amount you saw in the review, and we never charge more than that. The [Payment](payment) page says which cards we accept and how it looks in your account.`,
        it: `Dopo la consegna. Quando si ordina la banca blocca soltanto l’importo visto nel riepilogo, e non addebitiamo mai di più. Quali carte accettiamo e come appare sul conto si legge alla pagina [Pagamento](payment).`,
        de: `Nach der Lieferung. Bei der Bestellung reserviert die Bank nur den Betrag, den Sie in der Übersicht gesehen haben, und mehr buchen wir nie ab. Welche Karten wir nehmen und wie das auf dem Konto aussieht, steht auf der Seite [Zahlung](payment).`,
      },
    },
    {
      question: {
        hr: 'Mogu li poslati dar na drugu adresu?',
        en: 'Can I send a gift to another address?',
        it: 'Posso mandare un regalo a un altro indirizzo?',
        de: 'Kann ich ein Geschenk an eine andere Adresse schicken?',
      },
      answer: {
        hr: 'Možete. Na blagajni, u koraku „Dostava”, isključite dostavu na istu adresu i upišite ime, telefon i adresu primatelja. Račun stiže vama, e-\u2060poštom, a u paketu ga nema. Poruku za primatelja možete dodati na blagajni.',
        en: 'You can. At the checkout, in the step “Delivery”, untick delivery to the same address and enter the recipient’s name, telephone and address. The invoice comes to you by email and is not in the parcel. You can add a message for the recipient at the checkout.',
        it: 'Sì. Alla cassa, nel passo «Consegna», si toglie la spunta alla consegna allo stesso indirizzo e si scrivono nome, telefono e indirizzo del destinatario. La fattura arriva per email a chi ordina e nel pacco non c’è. Un messaggio per il destinatario si può aggiungere alla cassa.',
        de: 'Ja. Wählen Sie an der Kasse im Schritt „Lieferung“ die Lieferung an dieselbe Adresse ab und tragen Sie Name, Telefon und Adresse des Empfängers ein. Die Rechnung kommt per E-\u2060Mail zu Ihnen und liegt dem Paket nicht bei. Einen Gruß an den Empfänger können Sie an der Kasse hinzufügen.',
      },
    },
    {
      question: {
        hr: 'Kako se roba vraća?',
        en: 'How do I return goods?',
        it: 'Come si restituisce la merce?',
        de: 'Wie gebe ich Ware zurück?',
      },
      answer: {
        hr: 'U roku od 14\u00a0dana od primitka, bez navođenja razloga: izjavu dajete na stranici [Raskid ugovora](withdrawal), a robu pošaljete natrag na svoj trošak. Novac vraćamo na istu karticu.',
        en: 'Within 14\u00a0days of receipt, without giving a reason: you make the statement on the page [Withdraw from contract here](withdrawal) and send the goods back at your own cost. The money goes to the same card.',
        it: 'Entro 14\u00a0giorni dal ricevimento, senza indicarne il motivo: la dichiarazione si rende alla pagina [Recedere dal contratto qui](withdrawal) e la merce si rispedisce a proprie spese. Il denaro torna sulla stessa carta.',
        de: 'Binnen 14\u00a0Tagen ab Erhalt, ohne Angabe von Gründen: Sie geben die Erklärung auf der Seite [Vertrag widerrufen](withdrawal) ab und senden die Ware auf eigene Kosten zurück. Das Geld geht auf dieselbe Karte.',
      },
    },
    {
      question: {
        hr: 'Što ako je boca razbijena ili trebam više?',
        en: 'What if a bottle is broken, or I need more?',
        it: 'E se una bottiglia è rotta, o ne servono di più?',
        de: 'Was, wenn eine Flasche zerbrochen ist oder ich mehr brauche?',
      },
      answer: {
        hr: `Ako je nešto razbijeno, pošaljite fotografiju: šaljemo novo ili vraćamo novac, kako želite, bez troška za vas. U jedan paket stane najviše ${kilograms}\u00a0kg, oko četrdeset boca od pola litre; za više pišite na ${seller.email}.`,
        en: `If something arrives broken, send us a photograph: we replace it or refund you, as you choose, at no cost to you. One parcel takes at most ${kilograms}\u00a0kg, about forty half-litre bottles; for more, write to ${seller.email}.`,
        it: `Se qualcosa è rotto basta una foto: rimandiamo la merce o rimborsiamo, a scelta, senza spese. In un pacco stanno al massimo ${kilograms}\u00a0kg, circa quaranta bottiglie da mezzo litro; per quantità maggiori si scrive a ${seller.email}.`,
        de: `Ist etwas zerbrochen, genügt ein Foto: Wir schicken Ersatz oder erstatten das Geld, wie Sie möchten, ohne Kosten für Sie. In ein Paket passen höchstens ${kilograms}\u00a0kg, rund vierzig Halbliterflaschen; für mehr schreiben Sie an ${seller.email}.`,
      },
    },
  ],
};
