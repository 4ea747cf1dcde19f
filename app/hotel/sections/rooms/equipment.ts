import type { Rooms } from '~/content/rooms-schema';
import type { Localized } from '~/content/value-schema';

export const doubleBed: Localized = {
  hr: 'bračni krevet 160\u00a0×\u00a0200\u00a0cm',
  en: 'double bed, 160\u00a0×\u00a0200\u00a0cm',
  it: 'letto matrimoniale, 160\u00a0×\u00a0200\u00a0cm',
  de: 'Doppelbett, 160\u00a0×\u00a0200\u00a0cm',
};

export const walkInShower: Localized = {
  hr: 'prostrani tuš',
  en: 'walk-in shower',
  it: 'doccia ampia',
  de: 'begehbare Dusche',
};

const inEveryRoom: Rooms['amenities'] = [
  {
    id: 'wifi',
    name: { hr: 'Wi-Fi', en: 'Wi-Fi', it: 'Wi-Fi', de: 'WLAN' },
  },
  {
    id: 'air-conditioning',
    name: {
      hr: 'klimatizacija',
      en: 'air conditioning',
      it: 'aria condizionata',
      de: 'Klimaanlage',
    },
  },
  {
    id: 'heated-floor',
    name: {
      hr: 'grijani pod u kupaonici',
      en: 'heated bathroom floor',
      it: 'pavimento del bagno riscaldato',
      de: 'beheizter Boden im Bad',
    },
  },
  {
    id: 'linen',
    name: {
      hr: 'lanena posteljina',
      en: 'linen bedding',
      it: 'biancheria da letto di lino',
      de: 'Bettwäsche aus Leinen',
    },
  },
  {
    id: 'throw',
    name: { hr: 'vuneni prekrivač', en: 'wool throw', it: 'plaid di lana', de: 'Wolldecke' },
  },
  {
    id: 'tea',
    name: {
      hr: 'kuhalo i čaj',
      en: 'kettle and tea',
      it: 'bollitore e tè',
      de: 'Wasserkocher und Tee',
    },
  },
  {
    id: 'coffee',
    name: {
      hr: 'aparat za kavu',
      en: 'coffee machine',
      it: 'macchina del caffè',
      de: 'Kaffeemaschine',
    },
  },
  {
    id: 'soap',
    name: {
      hr: 'sapun od našeg maslinova ulja',
      en: 'soap made with our olive oil',
      it: 'sapone al nostro olio d’oliva',
      de: 'Seife aus unserem Olivenöl',
    },
  },
  {
    id: 'bathrobe',
    name: { hr: 'ogrtač', en: 'bathrobe', it: 'accappatoio', de: 'Bademantel' },
  },
  {
    id: 'hair-dryer',
    name: { hr: 'sušilo za kosu', en: 'hair dryer', it: 'asciugacapelli', de: 'Haartrockner' },
  },
  { id: 'safe', name: { hr: 'sef', en: 'safe', it: 'cassaforte', de: 'Safe' } },
  {
    id: 'mosquito-screens',
    name: {
      hr: 'mreže protiv komaraca',
      en: 'mosquito screens',
      it: 'zanzariere',
      de: 'Mückengitter',
    },
  },
  { id: 'books', name: { hr: 'knjige', en: 'books', it: 'libri', de: 'Bücher' } },
];

export const everyRoom: string[] = inEveryRoom.map(({ id }) => id);

/** What a room may have: first what sets some of them apart, then what stands in all. */
export const amenities: Rooms['amenities'] = [
  {
    id: 'window-seat',
    name: {
      hr: 'klupa u prozoru',
      en: 'window seat',
      it: 'seduta alla finestra',
      de: 'Sitznische am Fenster',
    },
  },
  {
    id: 'armchair',
    name: { hr: 'naslonjač', en: 'armchair', it: 'poltrona', de: 'Sessel' },
  },
  {
    id: 'desk',
    name: { hr: 'pisaći stol', en: 'desk', it: 'scrittoio', de: 'Schreibtisch' },
  },
  {
    id: 'shutters',
    name: {
      hr: 'drveni kapci',
      en: 'wooden shutters',
      it: 'scuri di legno',
      de: 'Fensterläden aus Holz',
    },
  },
  {
    id: 'beams',
    name: {
      hr: 'vidljive grede od kestena',
      en: 'open chestnut beams',
      it: 'travi di castagno a vista',
      de: 'offene Kastanienbalken',
    },
  },
  {
    id: 'sitting-room',
    name: {
      hr: 'dnevni dio',
      en: 'living area',
      it: 'salotto',
      de: 'Wohnbereich',
    },
  },
  { id: 'bath', name: { hr: 'kada', en: 'bath', it: 'vasca', de: 'Badewanne' } },
  {
    id: 'television',
    name: { hr: 'televizor', en: 'television', it: 'televisore', de: 'Fernseher' },
  },
  {
    id: 'step-free',
    name: {
      hr: 'jedna od četiriju soba bez stuba i s prilagođenom kupaonicom',
      en: 'one of the four rooms step-free, with an accessible bathroom',
      it: 'una delle quattro camere senza gradini, con bagno accessibile',
      de: 'eines der vier Zimmer stufenlos, mit barrierefreiem Bad',
    },
  },
  ...inEveryRoom,
];
