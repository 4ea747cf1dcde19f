import { company, type LongText, seller, sellerAddress } from '../facts';
import { everywhere } from '../shared';

/** Who runs the site (ZTD Art. 21, Electronic Commerce Act) and how to complain in writing (ZZP Art. 10). */
export const imprint: LongText = {
  title: {
    hr: 'Impresum i prigovori',
    en: 'Imprint and complaints',
    it: 'Note legali e reclami',
    de: 'Impressum und Beschwerden',
  },
  lead: {
    hr: 'Tko vodi kuću i trgovinu, gdje je upisan i kako se podnosi pisani prigovor.',
    en: 'Who runs the house and the shop, where the company is registered and how to make a written complaint.',
    it: 'Chi gestisce la casa e il negozio, dove la società è iscritta e come si presenta un reclamo scritto.',
    de: 'Wer Haus und Shop betreibt, wo die Gesellschaft eingetragen ist und wie Sie sich schriftlich beschweren.',
  },
  blocks: [
    {
      heading: { hr: 'Društvo', en: 'The company', it: 'La società', de: 'Die Gesellschaft' },
      text: {
        hr: 'Jedno društvo vodi hotel, restoran, konobu i trgovinu na ovim stranicama.',
        en: 'One company runs the hotel, the restaurant, the tavern and the shop on this site.',
        it: 'Un’unica società gestisce l’hotel, il ristorante, la konoba e il negozio di questo sito.',
        de: 'Eine Gesellschaft betreibt Hotel, Restaurant, Konoba und den Shop auf dieser Website.',
      },
      table: {
        caption: {
          hr: 'Podaci o društvu',
          en: 'Particulars of the company',
          it: 'Dati della società',
          de: 'Angaben zur Gesellschaft',
        },
        rows: [
          [
            { hr: 'Tvrtka', en: 'Registered name', it: 'Ragione sociale', de: 'Firma' },
            everywhere(seller.legalName),
          ],
          [
            { hr: 'Skraćena tvrtka', en: 'Short name', it: 'Forma abbreviata', de: 'Kurzform' },
            everywhere(seller.shortName),
          ],
          [
            { hr: 'Sjedište', en: 'Registered office', it: 'Sede', de: 'Sitz' },
            {
              hr: `${seller.street}, ${seller.postalCode} ${seller.city}, Hrvatska`,
              en: `${seller.street}, ${seller.postalCode} ${seller.city}, Croatia`,
              it: `${seller.street}, ${seller.postalCode} ${seller.city}, Croazia`,
              de: `${seller.street}, ${seller.postalCode} ${seller.city}, Kroatien`,
            },
          ],
          [
            {
              hr: 'Sud i broj upisa',
              en: 'Court and number',
              it: 'Tribunale e numero',
              de: 'Gericht und Nummer',
            },
            everywhere(`${company.court}, MBS ${company.mbs}`),
          ],
          [
            {
              hr: 'OIB i PDV broj',
              en: 'Tax and VAT number',
              it: 'Codice fiscale e partita IVA',
              de: 'Steuernummer und USt-IdNr.',
            },
            everywhere(`OIB ${seller.taxNumber}, ${seller.vatId}`),
          ],
          [
            {
              hr: 'Temeljni kapital',
              en: 'Share capital',
              it: 'Capitale sociale',
              de: 'Stammkapital',
            },
            {
              hr: `${company.shareCapital}, uplaćen u cijelosti`,
              en: `${company.shareCapital}, fully paid`,
              it: `${company.shareCapital}, interamente versato`,
              de: `${company.shareCapital}, voll eingezahlt`,
            },
          ],
          [
            {
              hr: 'Član uprave',
              en: 'Management board',
              it: 'Amministrazione',
              de: 'Geschäftsführung',
            },
            everywhere(company.management),
          ],
          [
            {
              hr: 'Banka i račun',
              en: 'Bank and account',
              it: 'Banca e conto',
              de: 'Bankverbindung',
            },
            everywhere(`${company.bank}, IBAN ${company.iban.replace(/(.{4})(?=.)/g, '$1\u00a0')}`),
          ],
          [
            { hr: 'Telefon', en: 'Telephone', it: 'Telefono', de: 'Telefon' },
            everywhere(seller.phoneDisplay),
          ],
          [
            { hr: 'E-pošta', en: 'Email', it: 'Email', de: 'E-\u2060Mail' },
            everywhere(seller.email),
          ],
        ],
      },
    },
    {
      heading: {
        hr: 'Obavijest o načinu podnošenja pisanog prigovora',
        en: 'How to make a written complaint',
        it: 'Come presentare un reclamo scritto',
        de: 'So reichen Sie eine schriftliche Beschwerde ein',
      },
      text: {
        hr: `Pisani prigovor možete podnijeti u našim poslovnim prostorijama, poštom na adresu ${sellerAddress} ili elektroničkom poštom na ${seller.email}. Primitak prigovora potvrdit ćemo bez odgađanja, a na prigovor ćemo odgovoriti u pisanom obliku u roku od 15\u00a0dana od dana zaprimanja.

Prigovor se može odnositi na boravak, na stol i na robu iz trgovine. Napišite što se dogodilo, kada i kako da vam odgovorimo; ako je riječ o narudžbi, pomaže njezin broj.`,
        en: `You can make a written complaint on our premises, by post to ${sellerAddress}, Croatia, or by email to ${seller.email}. We confirm receipt without delay and answer in writing within 15\u00a0days of receiving the complaint.

It may concern a stay, a table or goods from the shop. Write what happened, when, and how we are to answer you; if it is about an order, its number helps.`,
        it: `Il reclamo scritto si presenta nei nostri locali, per posta a ${sellerAddress}, Croazia, o per email a ${seller.email}. Ne confermiamo la ricezione senza indugio e rispondiamo per iscritto entro 15\u00a0giorni dal ricevimento.

Può riguardare un soggiorno, un tavolo o la merce del negozio. Basta scrivere che cosa è successo, quando e come rispondere; se si tratta di un ordine, aiuta il suo numero.`,
        de: `Eine schriftliche Beschwerde geben Sie in unseren Geschäftsräumen ab oder senden sie per Post an ${sellerAddress}, Kroatien, oder per E-\u2060Mail an ${seller.email}. Den Eingang bestätigen wir unverzüglich und antworten schriftlich binnen 15\u00a0Tagen ab Erhalt.

Sie kann einen Aufenthalt, einen Tisch oder Ware aus dem Shop betreffen. Schreiben Sie, was geschehen ist, wann, und wie wir Ihnen antworten sollen; geht es um eine Bestellung, hilft ihre Nummer.`,
      },
    },
    {
      heading: {
        hr: 'Ako se ne složimo',
        en: 'If we disagree',
        it: 'Se non ci si accorda',
        de: 'Wenn wir uns nicht einigen',
      },
      text: {
        hr: 'Na sudjelovanje u izvansudskom rješavanju sporova nismo se unaprijed obvezali; o svakom prijedlogu odlučit ćemo kad ga dobijemo. Potrošač može tužiti pred sudom u Hrvatskoj ili pred sudom države u kojoj živi.',
        en: 'We have not committed ourselves in advance to out-of-court dispute resolution; we decide on each proposal when we receive it. A consumer may sue before a court in Croatia or before a court of the country of residence.',
        it: 'Non ci siamo impegnati in anticipo a una risoluzione extragiudiziale delle controversie; su ogni proposta decidiamo quando la riceviamo. Il consumatore può agire davanti a un giudice in Croazia o nel Paese in cui risiede.',
        de: 'Zur Teilnahme an außergerichtlicher Streitbeilegung haben wir uns nicht im Voraus verpflichtet; über jeden Vorschlag entscheiden wir, wenn er kommt. Verbraucher können vor einem Gericht in Kroatien oder in ihrem Wohnsitzstaat klagen.',
      },
    },
    {
      heading: { hr: 'Nadzor', en: 'Supervision', it: 'Vigilanza', de: 'Aufsicht' },
      text: {
        hr: 'Nadzor nad trgovinom i ugostiteljstvom provodi Državni inspektorat, Šubićeva 29, 10000 Zagreb, [dirh.gov.hr](https://dirh.gov.hr). Za osobne podatke nadležna je Agencija za zaštitu osobnih podataka, [azop.hr](https://azop.hr).\n\nSmještaj i ugostiteljske usluge pružamo na temelju rješenja o ispunjavanju minimalnih uvjeta za vrstu „hotel baština (heritage)”. Kuća je izmišljena, pa su podaci o društvu, računu i upisu primjeri koje vlasnik zamjenjuje svojima.',
        en: 'Trade and hospitality are supervised by the State Inspectorate (Državni inspektorat), Šubićeva 29, 10000 Zagreb, [dirh.gov.hr](https://dirh.gov.hr). For personal data it is the data protection agency AZOP, [azop.hr](https://azop.hr).\n\nWe provide accommodation and catering under a decision that the minimum requirements of the kind “heritage hotel” are met. The house is fictional: company, account and registration are examples, which the owner replaces with real ones.',
        it: 'Il commercio e l’ospitalità sono vigilati dall’Ispettorato di Stato (Državni inspektorat), Šubićeva 29, 10000 Zagabria, [dirh.gov.hr](https://dirh.gov.hr). Per i dati personali è competente l’agenzia AZOP, [azop.hr](https://azop.hr).\n\nL’alloggio e la ristorazione sono offerti in base alla decisione sui requisiti minimi per la categoria «heritage hotel». La casa è immaginaria: società, conto e iscrizione sono esempi che il proprietario sostituisce con i propri dati.',
        de: 'Handel und Gastgewerbe beaufsichtigt das Staatsinspektorat (Državni inspektorat), Šubićeva 29, 10000 Zagreb, [dirh.gov.hr](https://dirh.gov.hr). Für personenbezogene Daten ist die Datenschutzbehörde AZOP zuständig, [azop.hr](https://azop.hr).\n\nBeherbergung und Bewirtung bieten wir aufgrund eines Bescheids über die Mindestanforderungen der Art „Heritage-Hotel“ an. Das Haus ist erfunden: Gesellschaft, Konto und Eintragung sind Beispiele, die der Eigentümer durch seine eigenen Angaben ersetzt.',
      },
    },
    {
      heading: {
        hr: 'Slike i tekst',
        en: 'Pictures and texts',
        it: 'Immagini e testi',
        de: 'Bilder und Texte',
      },
      text: {
        hr: 'Slike na ovim stranicama nacrtane su i izračunate, nisu snimljene; soba može u pojedinosti izgledati drukčije. Tekst, crteži i znak kuće naši su. Ako ih želite objaviti, pišite nam.',
        en: 'The pictures on this site are drawn and computed, not photographed; a room may differ in detail. Texts, drawings and the mark of the house are ours. If you wish to publish them, write to us.',
        it: 'Le immagini di questo sito sono disegnate e calcolate, non fotografate; nei dettagli una camera può essere diversa. Testi, disegni e marchio della casa sono nostri. Per pubblicarli basta scriverci.',
        de: 'Die Bilder dieser Website sind gezeichnet und berechnet, nicht fotografiert; ein Zimmer kann in Einzelheiten anders aussehen. Texte, Zeichnungen und das Zeichen des Hauses gehören uns. Wenn Sie sie veröffentlichen möchten, schreiben Sie uns.',
      },
    },
  ],
  updated: '2026-11-21',
};
