import type { Site } from '~/content/content-schema';
import { cards, delivery, seller } from './facts';
import { closure } from './closure';
import { picture } from './pictures';
import { accessibility } from './texts/accessibility';
import { cookies } from './texts/cookies';
import { guarantee } from './texts/guarantee';
import { imprint } from './texts/imprint';
import { payment } from './texts/payment';
import { privacy } from './texts/privacy';
import { shipping } from './texts/shipping';
import { story } from './texts/story';
import { terms } from './texts/terms';
import { withdrawal } from './texts/withdrawal';

/**
 * A fictional hotel: names, numbers, addresses and the delivery tariff are examples that the owner
 * replaces. The OIB and the IBAN pass their check digits but are not assigned.
 */
export const site: Site = {
  hotel: {
    name: 'Murva',
    fullName: 'Heritage Hotel Murva',
    claim: {
      hr: 'Heritage hotel i restoran u Istri',
      en: 'Heritage hotel and restaurant in Istria',
      it: 'Heritage hotel e ristorante in Istria',
      de: 'Heritage-Hotel und Restaurant in Istrien',
    },
    restaurant: 'Murva',
    tavern: 'Konoba Ladonja',
    street: 'Ulica pod zidom 4',
    postalCode: '52499',
    city: 'Ladonjan',
    country: 'HR',
    phone: '+38552000000',
    phoneDisplay: '+385 52 000 000',
    email: 'info@murva.example',
    latitude: 45.348,
    longitude: 13.752,
    mapUrl: 'https://www.openstreetmap.org/?mlat=45.3480&mlon=13.7520#map=15/45.3480/13.7520',
    rooms: 11,
    suites: 2,
    checkIn: { from: '15:00', to: '23:00' },
    checkOut: { from: '05:00', to: '11:00' },
    social: [
      { name: 'Instagram', url: 'https://instagram.example/heritagehotelmurva' },
      { name: 'Facebook', url: 'https://facebook.example/heritagehotelmurva' },
    ],
    partners: [
      {
        name: 'Uljna cesta',
        url: 'https://uljna-cesta.example/',
        image: picture('partner-oil-road'),
      },
      {
        name: 'Gradići na brijegu',
        url: 'https://gradici-na-brijegu.example/',
        image: picture('partner-hill-towns'),
      },
      {
        name: 'Spori stol',
        url: 'https://spori-stol.example/',
        image: picture('partner-slow-table'),
      },
      {
        name: 'Kuće s pričom',
        url: 'https://kuce-s-pricom.example/',
        image: picture('partner-heritage'),
      },
    ],
    credit: { name: 'Murva', url: 'https://software.murva.example/' },
  },
  booking: { url: 'https://booking.murva.example/', adults: 2, children: 0, rooms: 1 },
  closure,
  shareCards: {
    home: picture('share-home'),
    rooms: picture('share-rooms'),
    restaurant: picture('share-restaurant'),
    wellness: picture('share-wellness'),
    shop: picture('share-shop'),
    packages: picture('share-packages'),
    experiences: picture('share-experiences'),
    heritage: picture('share-heritage'),
    news: picture('share-news'),
    contact: picture('share-contact'),
  },
  seller,
  cards,
  delivery,
  shop: {
    title: {
      hr: 'Iz maslinika i podruma',
      en: 'From our grove and cellar',
      it: 'Dal nostro oliveto e dalla cantina',
      de: 'Aus unserem Olivenhain und Keller',
    },
    lead: {
      hr: 'Pet maslinovih ulja, ocat, čaj i sapun radimo sami, a poklon-kutije slažemo kad stigne narudžba. Paket je spreman u roku od 24\u00a0sata od plaćanja, GLS ga donosi za 5 do 7 radnih dana, a naplaćujemo tek nakon dostave.',
      en: 'Five olive oils, vinegar, tea and soap that we make ourselves, and gift boxes packed when the order comes in. The parcel is ready within 24 hours of payment, GLS delivers it in 5 to 7 working days, and the card is charged only after delivery.',
      it: 'Cinque oli d’oliva, aceto, infuso e sapone che facciamo noi, e confezioni regalo preparate all’arrivo dell’ordine. Il pacco è pronto entro 24 ore dal pagamento, la consegna con GLS richiede da 5 a 7 giorni lavorativi e la carta viene addebitata solo dopo la consegna.',
      de: 'Fünf Olivenöle, Essig, Tee und Seife aus eigener Herstellung, dazu Geschenkboxen, die wir nach Bestellung packen. Das Paket ist binnen 24 Stunden nach der Zahlung bereit, GLS stellt es in 5 bis 7 Arbeitstagen zu, und die Karte wird erst nach der Lieferung belastet.',
    },
    oleotheque: {
      title: {
        hr: 'Kušanje u oleoteci',
        en: 'A tasting in the oleotheque',
        it: 'Degustazione in oleoteca',
        de: 'Verkostung in der Oleothek',
      },
      text: {
        hr: 'Podrum ispod restorana, jedan stol, najviše dvanaest ljudi. Kušaju se četiri ulja, od blagog do jakog, iz malih čaša ugrijanih dlanom, uz kruh i vodu. Traje oko sat vremena. Tko želi, ostaje na večeri na kojoj svako ulje dobije svoje jelo. Termin dogovaramo e-\u2060poštom ili telefonom.',
        en: 'A cellar below the restaurant, one table, at most twelve people. Four oils are tasted, from mild to strong, from small glasses warmed in the palm, with bread and water. It takes about an hour. If you like, stay for dinner, where each oil has a dish of its own. We arrange the day by email or telephone.',
        it: 'Una cantina sotto il ristorante, un solo tavolo, al massimo dodici persone. Si assaggiano quattro oli, dal delicato al deciso, in bicchierini scaldati nel palmo, con pane e acqua. Dura circa un’ora. Chi vuole si ferma a cena, e ogni olio ha il suo piatto. La data si concorda per email o telefono.',
        de: 'Ein Keller unter dem Restaurant, ein Tisch, höchstens zwölf Personen. Verkostet werden vier Öle, von mild bis kräftig, aus kleinen, in der Hand gewärmten Gläsern, mit Brot und Wasser. Das dauert etwa eine Stunde. Wer mag, bleibt zum Abendessen, bei dem jedes Öl sein eigenes Gericht bekommt. Den Termin vereinbaren wir per E-\u2060Mail oder Telefon.',
      },
      image: picture('news-oil'),
    },
    updated: '2026-11-21',
  },
  home: {
    title: {
      hr: 'Kamena kuća u hladu stare murve',
      en: 'A stone house in the shade of an old mulberry',
      it: 'Una casa di pietra all’ombra di un vecchio gelso',
      de: 'Ein Steinhaus im Schatten eines alten Maulbeerbaums',
    },
    lead: {
      hr: 'Jedanaest soba i dva apartmana u gradiću na brijegu, restoran pod svodom, konoba s ognjištem i podrum u kojem odležava naše ulje.',
      en: 'Eleven rooms and two suites in a hill town, a restaurant under a vault, a tavern with an open hearth and a cellar where our oil rests.',
      it: 'Undici camere e due suite in un borgo sul colle, un ristorante sotto la volta, una konoba con il focolare e la cantina dove riposa il nostro olio.',
      de: 'Elf Zimmer und zwei Suiten in einem Städtchen auf dem Hügel, ein Restaurant unter dem Gewölbe, eine Konoba mit Herdfeuer und der Keller, in dem unser Öl ruht.',
    },
    heroes: [
      { from: '11-01', to: '03-20', wide: picture('hero-winter'), tall: picture('hero-winter-m') },
      { from: '03-21', to: '10-31', wide: picture('hero'), tall: picture('hero-m') },
    ],
    plate: picture('plate-mulberry'),
    story,
    updated: '2026-11-21',
  },
  texts: {
    terms,
    shipping,
    payment,
    privacy,
    cookies,
    imprint,
    accessibility,
    guarantee,
    withdrawal,
  },
};
