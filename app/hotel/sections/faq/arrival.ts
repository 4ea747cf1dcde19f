import type { Faq } from '~/content/section-schema';
import { euro, servicePrices } from '../../facts';

const kilowattHour = euro(servicePrices.kilowattHour);

export const arrival: Faq['groups'][number] = {
  id: 'arrival',
  title: {
    hr: 'Dolazak i parkiranje',
    en: 'Arrival and parking',
    it: 'Arrivo e parcheggio',
    de: 'Anreise und Parken',
  },
  questions: [
    {
      question: {
        hr: 'Gdje se parkira?',
        en: 'Where do we park?',
        it: 'Dove si parcheggia?',
        de: 'Wo kann man parken?',
      },
      answer: {
        hr: 'Ispod zidina, na dvadeset mjesta, za goste besplatno i bez rezervacije. Do vrata je 250\u00a0metara pješice, blago uzbrdo. Prtljagu nosimo mi. Za goste koji taj put ne mogu prijeći čuvamo jedno mjesto uz kuću; javite nam unaprijed.',
        en: 'Below the walls: twenty spaces, free for guests, no booking needed. The door is 250\u00a0metres away on foot, gently uphill. We carry the luggage. For guests who cannot walk that far we keep one space by the house; tell us beforehand.',
        it: 'Sotto le mura, venti posti, gratis per gli ospiti e senza prenotazione. Fino alla porta ci sono 250\u00a0metri a piedi, in lieve salita. I bagagli li portiamo noi. Per chi non può fare questo tratto teniamo un posto accanto alla casa; basta avvisarci prima.',
        de: 'Unterhalb der Mauern, auf zwanzig Plätzen, für Gäste kostenlos und ohne Reservierung. Zur Tür sind es 250\u00a0Meter zu Fuß, sanft bergauf. Das Gepäck tragen wir. Für Gäste, die das nicht gehen können, halten wir einen Platz am Haus frei; sagen Sie es uns vorher.',
      },
    },
    {
      question: {
        hr: 'Može li se puniti električni automobil?',
        en: 'Can we charge an electric car?',
        it: 'Si può ricaricare un’auto elettrica?',
        de: 'Kann man ein Elektroauto laden?',
      },
      answer: {
        hr: `Da, na parkiralištu su dvije punionice od 11\u00a0kW (tip\u00a02). Kilovatsat stoji ${kilowattHour} i plaća se uz račun za sobu.`,
        en: `Yes, the car park has two charging points of 11\u00a0kW (Type\u00a02). A kilowatt-hour costs ${kilowattHour} and is added to your room bill.`,
        it: `Sì, al parcheggio ci sono due punti da 11\u00a0kW (Tipo\u00a02). Un chilowattora costa ${kilowattHour} e si paga con il conto della camera.`,
        de: `Ja, auf dem Parkplatz stehen zwei Ladepunkte mit 11\u00a0kW (Typ\u00a02). Die Kilowattstunde kostet ${kilowattHour} und kommt auf die Zimmerrechnung.`,
      },
    },
    {
      question: {
        hr: 'Može li se doći bez automobila?',
        en: 'Can we come without a car?',
        it: 'Si può arrivare senza auto?',
        de: 'Kommt man ohne Auto zu Ihnen?',
      },
      answer: {
        hr: 'Radnim danom vozi autobus iz Poreča i Buzeta, do stanice 400\u00a0metara od kuće. Iz zračnih luka Pula i Trst organiziramo prijevoz. Za izlete bez automobila iznajmljujemo bicikle. Pojedinosti su na stranici [Kontakt](contact).',
        en: 'On weekdays a bus runs from Poreč and Buzet to a stop 400\u00a0metres from the house. We arrange transfers from Pula and Trieste airports. For outings without a car we have bicycles for hire. The [Contact](contact) page has the details.',
        it: 'Dal lunedì al venerdì c’è un autobus da Parenzo e da Pinguente, con fermata a 400\u00a0metri dalla casa. Dagli aeroporti di Pola e Trieste organizziamo il trasferimento. Per le gite senza auto noleggiamo biciclette. I dettagli sono alla pagina [Contatti](contact).',
        de: 'Montags bis freitags fährt ein Bus aus Poreč und Buzet bis 400\u00a0Meter vor das Haus. Von den Flughäfen Pula und Triest vereinbaren wir einen Transfer. Für Ausflüge ohne Auto verleihen wir Fahrräder. Einzelheiten stehen auf der Seite [Kontakt](contact).',
      },
    },
    {
      question: {
        hr: 'Koliko je daleko do mora?',
        en: 'How far is the sea?',
        it: 'Quanto dista il mare?',
        de: 'Wie weit ist es zum Meer?',
      },
      answer: {
        hr: 'Četrnaest kilometara do uvale Soline, dvadesetak minuta vožnje. Obala je kamena, s borovima do vode. Ručnike i košaru s hranom spremamo za vas ako kažete dan prije; više piše pod [Doživljaji](experiences).',
        en: 'Fourteen kilometres to Soline cove, about twenty minutes by car. The shore is rock, with pines down to the water. We pack towels and a basket of food if you tell us the day before; see [Experiences](experiences).',
        it: 'Quattordici chilometri fino a cala Soline, una ventina di minuti in auto. La costa è di roccia, con i pini fino all’acqua. Teli mare e cestino con il pranzo li prepariamo noi, basta chiederli il giorno prima; si vedano le [Esperienze](experiences).',
        de: 'Vierzehn Kilometer bis zur Bucht Soline, rund zwanzig Minuten mit dem Auto. Die Bucht ist felsig, mit Kiefern bis ans Wasser. Handtücher und einen Korb mit Essen packen wir, wenn Sie es am Vortag sagen; siehe [Erlebnisse](experiences).',
      },
    },
  ],
};
