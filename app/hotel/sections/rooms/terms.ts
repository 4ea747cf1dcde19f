import type { Rooms } from '~/content/rooms-schema';
import { euro, servicePrices } from '../../facts';

const tax = euro(160);
const extraBed = euro(servicePrices.extraBed);
const pet = euro(servicePrices.dog);

/** What the price holds and what it does not. */
export const terms: Rooms['terms'] = [
  {
    heading: {
      hr: 'U cijeni',
      en: 'Included in the price',
      it: 'Compreso nel prezzo',
      de: 'Im Preis enthalten',
    },
    text: {
      hr: 'Doručak od 7:30 do 10:30, nedjeljom do 11:00, a za rani trajekt u vrećici već od 5\u00a0sati. Wi-Fi, parkiranje pod zidinama, prijenos prtljage do sobe, voda i kava u sobi. Sauna i kameni bazen, za goste od 12\u00a0godina.',
      en: 'Breakfast from 7:30 to 10:30, on Sundays until 11:00, and packed from 5:00 for an early ferry. Wi-Fi, parking below the walls, your luggage carried to the room, water and coffee in the room. The sauna and the stone pool, for guests aged 12 and over.',
      it: 'La colazione dalle 7:30 alle 10:30, la domenica fino alle 11:00, e al sacco già dalle 5 per chi ha il traghetto presto. Wi-Fi, parcheggio sotto le mura, trasporto dei bagagli in camera, acqua e caffè in camera. La sauna e la vasca di pietra, dai 12\u00a0anni in su.',
      de: 'Frühstück von 7:30 bis 10:30\u00a0Uhr, sonntags bis 11:00\u00a0Uhr, für die frühe Fähre eingepackt schon ab 5\u00a0Uhr. WLAN, Parkplatz unterhalb der Mauern, Gepäck bis ins Zimmer, Wasser und Kaffee im Zimmer. Sauna und Steinbecken, für Gäste ab 12\u00a0Jahren.',
    },
  },
  {
    heading: {
      hr: 'Boravišna pristojba',
      en: 'Tourist tax',
      it: 'Imposta di soggiorno',
      de: 'Kurtaxe',
    },
    text: {
      hr: `Naplaćuje se uz cijenu sobe: ${tax} po odrasloj osobi i noći. Gosti od 12 do 17\u00a0godina plaćaju polovicu, mlađi od 12 ne plaćaju ništa.`,
      en: `Charged on top of the room: ${tax} per adult and night. Guests aged 12 to 17 pay half, those under 12 nothing.`,
      it: `Si aggiunge al prezzo della camera: ${tax} per adulto e notte. Dai 12 ai 17\u00a0anni la metà, sotto i 12 niente.`,
      de: `Kommt zum Zimmerpreis hinzu: ${tax} pro Erwachsenem und Nacht. Von 12 bis 17\u00a0Jahren die Hälfte, unter 12\u00a0Jahren nichts.`,
    },
  },
  {
    heading: {
      hr: 'Dijete, krevetić, treća osoba',
      en: 'Children, cot, third person',
      it: 'Bambini, culla, terza persona',
      de: 'Kind, Babybett, dritte Person',
    },
    text: {
      hr: `Djeca mlađa od 3\u00a0godine borave besplatno, a krevetić postavljamo u svaku sobu, bez doplate. Pomoćni ležaj stane samo u Cavallier Suite i stoji ${extraBed} po noći, s doručkom.`,
      en: `Children under 3 stay free, and we put a cot in any room at no charge. An extra bed fits only into the Cavallier Suite and costs ${extraBed} a night with breakfast.`,
      it: `I bambini sotto i 3\u00a0anni soggiornano gratis, e la culla la mettiamo in qualsiasi camera, senza supplemento. Il letto aggiunto trova posto solo nella Cavallier Suite e costa ${extraBed} a notte, con colazione.`,
      de: `Kinder unter 3\u00a0Jahren wohnen kostenlos, und ein Babybett stellen wir ohne Aufpreis in jedes Zimmer. Ein Zustellbett passt nur in die Cavallier Suite und kostet ${extraBed} pro Nacht, mit Frühstück.`,
    },
  },
  {
    heading: {
      hr: 'Otkazivanje i plaćanje',
      en: 'Cancelling and paying',
      it: 'Disdetta e pagamento',
      de: 'Stornieren und bezahlen',
    },
    text: {
      hr: 'Predujam ne tražimo. Do 7\u00a0dana prije dolaska otkazujete besplatno; poslije toga naplaćujemo prvu noć. Plaća se pri odlasku, gotovinom ili karticom Visa, Mastercard i Maestro.',
      en: 'We ask for no deposit. You can cancel free of charge until 7\u00a0days before arrival; after that we charge the first night. You pay when you leave, in cash or by Visa, Mastercard or Maestro.',
      it: 'Non chiediamo caparra. La disdetta è gratuita fino a 7\u00a0giorni prima dell’arrivo; dopo addebitiamo la prima notte. Si paga alla partenza, in contanti o con Visa, Mastercard e Maestro.',
      de: 'Eine Anzahlung verlangen wir nicht. Bis 7\u00a0Tage vor der Anreise stornieren Sie kostenlos, danach berechnen wir die erste Nacht. Bezahlt wird bei der Abreise, bar oder mit Visa, Mastercard oder Maestro.',
    },
  },
  {
    heading: {
      hr: 'Kućni ljubimci',
      en: 'Pets',
      it: 'Animali',
      de: 'Haustiere',
    },
    text: {
      hr: `Na upit, ${pet} po noći. Psi pomagači dobrodošli su posvuda i besplatno.`,
      en: `On request, ${pet} a night. Assistance dogs are welcome everywhere, free of charge.`,
      it: `Su richiesta, ${pet} a notte. I cani da assistenza sono benvenuti ovunque, gratis.`,
      de: `Auf Anfrage, ${pet} pro Nacht. Assistenzhunde sind überall willkommen, kostenlos.`,
    },
  },
  {
    heading: {
      hr: 'Pušenje',
      en: 'Smoking',
      it: 'Fumo',
      de: 'Rauchen',
    },
    text: {
      hr: 'U kući se nigdje ne puši, ni na prozoru. Za to je u uličici klupa s pepeljarom.',
      en: 'There is no smoking anywhere in the house, not even at the window. There is a bench in the lane for it, with an ashtray.',
      it: 'In casa non si fuma da nessuna parte, nemmeno alla finestra. Nel vicolo c’è una panca con il posacenere.',
      de: 'Im Haus wird nirgends geraucht, auch nicht am Fenster. Dafür steht in der Gasse eine Bank mit Aschenbecher.',
    },
  },
  {
    heading: {
      hr: 'Pristupačnost',
      en: 'Step-free access',
      it: 'Accessibilità',
      de: 'Barrierefreiheit',
    },
    text: {
      hr: 'Dizala nema: do prvog kata vodi 19\u00a0stuba, do drugog 38. Bez stuba se kroz dvorište dolazi do recepcije, restorana, prilagođenog toaleta i jedne sobe Comfort u prizemlju, s vratima od 90\u00a0cm i tušem u koji se ulazi invalidskim kolicima. Uz vrata kuće jedno je parkirno mjesto za goste kojima je put od parkirališta predalek; javite nam se prije dolaska. Pločnik je star i neravan.',
      en: 'There is no lift: the first floor is up 19\u00a0steps, the second up 38. Through the courtyard you reach reception, the restaurant, an accessible toilet and one Comfort room on the ground floor without a step; its door is 90\u00a0cm wide and a wheelchair fits into the shower. There is one parking space at the door for guests who cannot walk up from the car park; tell us before you come. The paving is old and uneven.',
      it: 'Non c’è ascensore: al primo piano si sale per 19\u00a0gradini, al secondo per 38. Dalla corte si arriva senza gradini alla reception, al ristorante, a un bagno accessibile e a una camera Comfort al piano terra, con porta da 90\u00a0cm e doccia dove si entra in carrozzina. Davanti alla porta c’è un posto auto per chi non può salire a piedi dal parcheggio; ci avvisi prima. Il selciato è vecchio e irregolare.',
      de: 'Es gibt keinen Aufzug: In den ersten Stock führen 19\u00a0Stufen, in den zweiten 38. Durch den Hof gelangen Sie stufenlos zu Rezeption, Restaurant, einem barrierefreien WC und einem Comfort-Zimmer im Erdgeschoss, mit 90\u00a0cm breiter Tür und befahrbarer Dusche. Vor der Tür ist ein Stellplatz für Gäste, denen der Weg vom Parkplatz zu weit ist; geben Sie uns vorher Bescheid. Das Pflaster ist alt und uneben.',
    },
  },
];
