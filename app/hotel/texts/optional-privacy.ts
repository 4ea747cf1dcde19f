import type { ProviderId } from '~/platform/database/stored-values';
import type { LongText } from '../facts';

type Block = LongText['blocks'][number];

/** What the provider of the card page gets; each of the site's adapters sends exactly this. */
export const cardPage: Record<ProviderId, Block> = {
  wspay: {
    onlyWith: 'wspay',
    heading: {
      hr: 'Plaćanje karticom: WSPay',
      en: 'Card payment: WSPay',
      it: 'Pagamento con carta: WSPay',
      de: 'Kartenzahlung: WSPay',
    },
    text: {
      hr: 'Stranicu za unos kartice vodi Monri Payments d.o.o., Zagreb (WSPay). Šaljemo mu oznaku i iznos narudžbe te vaše ime, adresu, telefon i e-\u2060poštu, jer ih traže banke radi zaštite od zlouporabe (točke b i f). Podatke o kartici dobiva od vas i za njih odgovara sam.',
      en: 'The page on which you enter the card is run by Monri Payments d.o.o., Zagreb (WSPay). We send it the order’s reference and amount and your name, address, telephone and email, because banks ask for them to prevent misuse (points b and f). It receives the card details from you and is itself responsible for them.',
      it: 'La pagina su cui si inserisce la carta è gestita da Monri Payments d.o.o., Zagabria (WSPay). A questa società trasmettiamo il riferimento e l’importo dell’ordine, oltre a nome, indirizzo, telefono ed email, che le banche chiedono contro gli abusi (lettere b e f). I dati della carta li riceve da chi paga e ne risponde in proprio.',
      de: 'Die Seite, auf der Sie die Karte eingeben, betreibt die Monri Payments d.o.o., Zagreb (WSPay). Wir senden ihr Referenz und Betrag der Bestellung sowie Ihren Namen, Anschrift, Telefon und E-\u2060Mail, weil die Banken sie zum Schutz vor Missbrauch verlangen (Buchstaben b und f). Die Kartendaten erhält sie von Ihnen und verantwortet sie selbst.',
    },
  },
  stripe: {
    onlyWith: 'stripe',
    heading: {
      hr: 'Plaćanje karticom: Stripe',
      en: 'Card payment: Stripe',
      it: 'Pagamento con carta: Stripe',
      de: 'Kartenzahlung: Stripe',
    },
    text: {
      hr: 'Stranicu za unos kartice vodi Stripe Payments Europe, Ltd., Dublin. Šaljemo mu oznaku i iznos narudžbe te vašu e-\u2060poštu (točka b). Podatke o kartici dobiva od vas i za njih odgovara sam; dio obrade može biti u Sjedinjenim Državama, na temelju odluke Europske komisije o primjerenosti ili njezinih standardnih ugovornih klauzula.',
      en: 'The page on which you enter the card is run by Stripe Payments Europe, Ltd., Dublin. We send it the order’s reference and amount and your email (point b). It receives the card details from you and is itself responsible for them; part of the processing may take place in the United States, under the European Commission’s adequacy decision or its standard contractual clauses.',
      it: 'La pagina su cui si inserisce la carta è gestita da Stripe Payments Europe, Ltd., Dublino. A questa società trasmettiamo il riferimento e l’importo dell’ordine e l’email (lettera b). I dati della carta li riceve da chi paga e ne risponde in proprio; parte del trattamento può avvenire negli Stati Uniti, in base alla decisione di adeguatezza della Commissione europea o alle sue clausole contrattuali tipo.',
      de: 'Die Seite, auf der Sie die Karte eingeben, betreibt die Stripe Payments Europe, Ltd., Dublin. Wir senden ihr Referenz und Betrag der Bestellung sowie Ihre E-\u2060Mail (Buchstabe b). Die Kartendaten erhält sie von Ihnen und verantwortet sie selbst; ein Teil der Verarbeitung kann in den Vereinigten Staaten stattfinden, auf Grundlage des Angemessenheitsbeschlusses der Europäischen Kommission oder ihrer Standardvertragsklauseln.',
    },
  },
};

/** Only where the operator measures visits, and of a visitor only after a yes; see `site/consent`. */
export const analytics: Block = {
  onlyWith: 'analytics',
  heading: {
    hr: 'Brojenje posjeta: Google Analytics',
    en: 'Counting visits: Google Analytics',
    it: 'Conteggio delle visite: Google Analytics',
    de: 'Besuche zählen: Google Analytics',
  },
  text: {
    hr: 'Samo ako pristanete (točka a), Google Ireland Ltd. za nas bilježi koje se stranice čitaju, odakle se na njih dolazi i kakvim uređajem; IP adresu pritom ne pohranjuje. Podaci mogu dospjeti u Sjedinjene Države na temelju odluke o primjerenosti. Stranice narudžbe, blagajne i potvrda nikada se ne bilježe. Privolu povlačite na stranici [Kolačići](cookies), na koju vodi dno svake stranice; tada brišemo i Googleove kolačiće. Vaš odgovor pamtimo 180\u00a0dana.',
    en: 'Only if you agree (point a), Google Ireland Ltd. records for us which pages are read, where visitors come from and with what device; it does not store the IP address. Data may reach the United States under the adequacy decision. The pages of orders, checkout and confirmations are never recorded. You can withdraw your consent on the [Cookies](cookies) page, linked at the foot of every page; we then delete Google’s cookies too. Your answer is remembered for 180\u00a0days.',
    it: 'Solo con il consenso (lettera a), Google Ireland Ltd. registra per noi quali pagine si leggono, da dove si arriva e con quale dispositivo; l’indirizzo IP non viene memorizzato. I dati possono arrivare negli Stati Uniti in base alla decisione di adeguatezza. Le pagine degli ordini, della cassa e delle conferme non si registrano mai. Il consenso si revoca alla pagina [Cookie](cookies), collegata in fondo a ogni pagina; allora cancelliamo anche i cookie di Google. La risposta resta annotata per 180\u00a0giorni.',
    de: 'Nur wenn Sie einwilligen (Buchstabe a), hält die Google Ireland Ltd. für uns fest, welche Seiten gelesen werden, woher Besucher kommen und mit welchem Gerät; die IP-Adresse wird dabei nicht gespeichert. Daten können auf Grundlage des Angemessenheitsbeschlusses in die Vereinigten Staaten gelangen. Die Seiten von Bestellungen, Kasse und Bestätigungen werden nie erfasst. Die Einwilligung widerrufen Sie auf der Seite [Cookies](cookies), verlinkt am Ende jeder Seite; dann löschen wir auch die Cookies von Google. Ihre Antwort bleibt 180\u00a0Tage gespeichert.',
  },
};
