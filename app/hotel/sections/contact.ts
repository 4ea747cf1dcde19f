import type { Contact } from '~/content/section-schema';
import { picture } from '../pictures';
import { directions } from './contact/directions';

export const contact: Contact = {
  page: {
    title: {
      hr: 'Kontakt i\u00a0kako do nas',
      en: 'Contact and how to find us',
      it: 'Contatti e\u00a0come arrivare',
      de: 'Kontakt und Anreise',
    },
    lead: {
      hr: 'Kuća stoji u uličici uz zid, nedaleko od gradskih vrata. Automobil ostaje ispod zidina, prtljagu nosimo mi.',
      en: 'The house stands in a lane along the wall, not far from the town gate. Cars stay below the walls; we carry the luggage.',
      it: 'La casa è in un vicolo lungo le mura, poco oltre la porta. L’auto resta sotto le mura, i\u00a0bagagli li portiamo noi.',
      de: 'Das Haus steht in einer Gasse an der Mauer, nicht weit vom Stadttor. Das Auto bleibt unterhalb der Mauern, das Gepäck tragen wir.',
    },
    updated: '2026-11-21',
    summary: {
      hr: 'Adresa, telefon i e-pošta Heritage Hotela Murva, radno vrijeme recepcije, plan mjesta, parkiranje, punjenje, autobus i udaljenosti.',
      en: 'Address, telephone and email of Heritage Hotel Murva, reception hours, map of the town, parking, charging, bus and distances.',
      it: 'Indirizzo, telefono ed email dell’Heritage Hotel Murva, orari della reception, pianta, parcheggio, ricarica, autobus e distanze.',
      de: 'Adresse, Telefon und E-Mail des Heritage Hotels Murva, Rezeptionszeiten, Ortsplan, Parken, Laden, Bus und Entfernungen.',
    },
  },
  blocks: directions,
  map: picture('map'),
  legend: [
    { hr: 'Kuća', en: 'The house', it: 'La casa', de: 'Das Haus' },
    {
      hr: 'Parkiralište i punionice',
      en: 'Car park and charging points',
      it: 'Parcheggio e punti di ricarica',
      de: 'Parkplatz und Ladepunkte',
    },
    { hr: 'Gradska vrata', en: 'Town gate', it: 'Porta del borgo', de: 'Stadttor' },
    {
      hr: 'Trg s ladonjom',
      en: 'Square with the nettle tree',
      it: 'Piazza con il bagolaro',
      de: 'Platz mit dem Zürgelbaum',
    },
    {
      hr: 'Crkva svetog Antuna',
      en: 'Church of St Anthony',
      it: 'Chiesa di Sant’Antonio',
      de: 'Kirche St. Antonius',
    },
    {
      hr: 'Autobusna stanica',
      en: 'Bus stop',
      it: 'Fermata dell’autobus',
      de: 'Bushaltestelle',
    },
  ],
  distances: [
    {
      to: { hr: 'Grožnjan', en: 'Grožnjan', it: 'Grisignana', de: 'Grožnjan' },
      kilometres: 11,
      minutes: 17,
    },
    {
      to: { hr: 'Motovun', en: 'Motovun', it: 'Montona', de: 'Motovun' },
      kilometres: 12,
      minutes: 18,
    },
    {
      to: {
        hr: 'Uvala Soline, more',
        en: 'Soline cove, the sea',
        it: 'Cala Soline, il mare',
        de: 'Bucht Soline, das Meer',
      },
      kilometres: 14,
      minutes: 20,
    },
    {
      to: { hr: 'Buzet', en: 'Buzet', it: 'Pinguente', de: 'Buzet' },
      kilometres: 24,
      minutes: 30,
    },
    {
      to: { hr: 'Novigrad', en: 'Novigrad', it: 'Cittanova', de: 'Novigrad' },
      kilometres: 26,
      minutes: 30,
    },
    {
      to: { hr: 'Poreč', en: 'Poreč', it: 'Parenzo', de: 'Poreč' },
      kilometres: 30,
      minutes: 36,
    },
    { to: { hr: 'Trst', en: 'Trieste', it: 'Trieste', de: 'Triest' }, kilometres: 62, minutes: 65 },
    {
      to: {
        hr: 'Pula, zračna luka',
        en: 'Pula airport',
        it: 'Aeroporto di Pola',
        de: 'Flughafen Pula',
      },
      kilometres: 72,
      minutes: 58,
    },
    {
      to: {
        hr: 'Trst, zračna luka',
        en: 'Trieste airport',
        it: 'Aeroporto di Trieste',
        de: 'Flughafen Triest',
      },
      kilometres: 98,
      minutes: 80,
    },
    {
      to: { hr: 'Ljubljana', en: 'Ljubljana', it: 'Lubiana', de: 'Ljubljana' },
      kilometres: 138,
      minutes: 110,
    },
    {
      to: {
        hr: 'Venecija, zračna luka',
        en: 'Venice airport',
        it: 'Aeroporto di Venezia',
        de: 'Flughafen Venedig',
      },
      kilometres: 208,
      minutes: 150,
    },
    {
      to: { hr: 'Zagreb', en: 'Zagreb', it: 'Zagabria', de: 'Zagreb' },
      kilometres: 238,
      minutes: 160,
    },
  ],
  reception: {
    weekly: [
      {
        from: '01-01',
        to: '12-31',
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        spans: [{ from: '07:00', to: '23:00' }],
      },
    ],
    special: [
      {
        from: '2026-11-16',
        to: '2027-03-31',
        spans: [],
        note: {
          hr: 'Na pozive i e-\u2060poštu odgovaramo svaki dan od 9 do 16\u00a0sati.',
          en: 'We answer telephone and email every day from 9:00 to 16:00.',
          it: 'Al telefono e alle email rispondiamo tutti i giorni dalle 9 alle 16.',
          de: 'Telefon und E-\u2060Mail beantworten wir täglich von 9 bis 16\u00a0Uhr.',
        },
      },
    ],
  },
};
