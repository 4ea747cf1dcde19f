import type { Rooms } from '~/content/rooms-schema';
import { autumnPrice } from '../../anchors';
import { servicePrices } from '../../facts';

const { extraBed, dog, kilowattHour, transferFromPula, transferFromTrieste } = servicePrices;

const perNight = { hr: 'po noći', en: 'per night', it: 'a notte', de: 'pro Nacht' };

const perCar = {
  hr: 'po automobilu, do tri putnika',
  en: 'per car, up to three passengers',
  it: 'per auto, fino a tre persone',
  de: 'pro Auto, bis zu drei Personen',
};

/** What is charged besides the room. */
export const extras: Rooms['extras'] = [
  {
    id: 'extra-bed',
    name: {
      hr: 'Pomoćni ležaj u\u00a0Cavallier Suite',
      en: 'Extra bed in the Cavallier Suite',
      it: 'Letto aggiunto nella Cavallier Suite',
      de: 'Zustellbett in der Cavallier Suite',
    },
    note: {
      hr: 'po noći, s doručkom',
      en: 'per night, with breakfast',
      it: 'a notte, con colazione',
      de: 'pro Nacht, mit Frühstück',
    },
    priceCents: extraBed,
    referencePrices: autumnPrice(extraBed),
  },
  {
    id: 'dog',
    name: { hr: 'Pas u sobi', en: 'Dog in the room', it: 'Cane in camera', de: 'Hund im Zimmer' },
    note: perNight,
    priceCents: dog,
    referencePrices: autumnPrice(dog),
  },
  {
    id: 'car-charging',
    name: {
      hr: 'Punjenje automobila',
      en: 'Charging your car',
      it: 'Ricarica dell’auto',
      de: 'Laden des Autos',
    },
    note: {
      hr: 'po kilovatsatu',
      en: 'per kilowatt-hour',
      it: 'a chilowattora',
      de: 'pro Kilowattstunde',
    },
    priceCents: kilowattHour,
    referencePrices: autumnPrice(kilowattHour),
  },
  {
    id: 'transfer-pula',
    name: {
      hr: 'Prijevoz iz zračne luke Pula',
      en: 'Transfer from Pula airport',
      it: 'Trasferimento dall’aeroporto di Pola',
      de: 'Transfer vom Flughafen Pula',
    },
    note: perCar,
    priceCents: transferFromPula,
    referencePrices: autumnPrice(transferFromPula),
  },
  {
    id: 'transfer-trieste',
    name: {
      hr: 'Prijevoz iz zračne luke Trst',
      en: 'Transfer from Trieste airport',
      it: 'Trasferimento dall’aeroporto di Trieste',
      de: 'Transfer vom Flughafen Triest',
    },
    note: perCar,
    priceCents: transferFromTrieste,
    referencePrices: autumnPrice(transferFromTrieste),
  },
];
