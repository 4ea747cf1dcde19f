import type { Rooms } from '~/content/rooms-schema';
import { cavallier } from './rooms/cavallier';
import { classic } from './rooms/classic';
import { comfort } from './rooms/comfort';
import { amenities } from './rooms/equipment';
import { extras } from './rooms/extras';
import { terms } from './rooms/terms';
import { tradition } from './rooms/tradition';
import { vintage } from './rooms/vintage';
import { picture } from '../pictures';

export const rooms: Rooms = {
  page: {
    plate: picture('plate-key'),
    title: {
      hr: 'Debeli zidovi, dobri kreveti, mir',
      en: 'Thick walls, good beds, quiet',
      it: 'Muri spessi, letti buoni, silenzio',
      de: 'Dicke Mauern, gute Betten, Ruhe',
    },
    lead: {
      hr: 'Jedanaest soba i dva apartmana iza zidova debelih metar. Ljeti je u njima svježe, zimi grije pod u kupaonici, a u\u00a0svibnju se noću čuje samo ćuk.',
      en: 'Eleven rooms and two suites behind walls a metre thick. They stay cool in summer, the bathroom floor is warm in winter, and on a May night all you hear is the scops owl.',
      it: 'Undici camere e due suite dietro muri spessi un metro. D’estate restano fresche, d’inverno scalda il pavimento del bagno, e nelle notti di maggio si sente soltanto l’assiolo.',
      de: 'Elf Zimmer und zwei Suiten hinter meterdicken Mauern. Im Sommer bleiben sie kühl, im Winter wärmt der Boden im Bad, und in einer Mainacht hört man nur die Zwergohreule.',
    },
    updated: '2026-11-21',
    summary: {
      hr: 'Pet vrsta soba u kamenoj kući u Istri, od 21 do 55\u00a0m²: cijene po sezoni, oprema, doručak, parkiranje, otkazivanje i pristupačnost.',
      en: 'Five kinds of room in a stone house in Istria, from 21 to 55\u00a0m²: prices by season, equipment, breakfast, parking, cancelling and access.',
      it: 'Cinque tipi di camera in una casa di pietra in Istria, da 21 a 55\u00a0m²: prezzi per stagione, dotazioni, colazione, parcheggio, disdetta.',
      de: 'Fünf Zimmerkategorien in einem Steinhaus in Istrien, von 21 bis 55\u00a0m²: Preise nach Saison, Ausstattung, Frühstück, Stornierung.',
    },
  },
  seasons: [
    {
      id: 'low',
      periods: [
        { from: '10-01', to: '12-26' },
        { from: '01-03', to: '05-14' },
      ],
    },
    {
      id: 'middle',
      periods: [
        { from: '05-15', to: '06-30' },
        { from: '09-01', to: '09-30' },
      ],
    },
    {
      id: 'high',
      periods: [
        { from: '07-01', to: '08-31' },
        { from: '12-27', to: '01-02' },
      ],
    },
  ],
  amenities,
  kinds: [classic, comfort, tradition, vintage, cavallier],
  terms,
  extras,
  petsAllowed: true,
  smokingAllowed: false,
};
