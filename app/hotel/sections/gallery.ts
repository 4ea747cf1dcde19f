import type { Gallery } from '~/content/story-schema';
import type { GalleryCategory } from '~/content/vocabulary';
import type { Localized } from '~/content/value-schema';
import { picture } from '../pictures';

const shot = (id: string, category: GalleryCategory, caption: Localized) => ({
  image: picture(id),
  category,
  caption,
});

export const gallery: Gallery = {
  page: {
    title: {
      hr: 'Kuća u slikama',
      en: 'The house in pictures',
      it: 'La casa in immagini',
      de: 'Das Haus in Bildern',
    },
    lead: {
      hr: 'Sobe, stolovi, dvorište i ono što je oko nas. Slike su nacrtane, a ne snimljene; u kući je upravo tako, samo se čuje i murva.',
      en: 'Rooms, tables, the courtyard and what lies around us. The pictures are drawn, not photographed; the house looks like this, only there you can hear the mulberry too.',
      it: 'Camere, tavole, la corte e quello che abbiamo attorno. Le immagini sono disegnate, non fotografate; la casa è\u00a0così, solo che lì si sente anche il gelso.',
      de: 'Zimmer, Tische, der Hof und was uns umgibt. Die Bilder sind gezeichnet, nicht fotografiert; im Haus sieht es so aus, nur hört man dort auch den Maulbeerbaum.',
    },
    updated: '2026-11-21',
    summary: {
      hr: 'Slike Heritage Hotela Murva u Istri: sobe i apartmani, restoran pod svodom, konoba s ognjištem, kameni bazen, maslinik i more.',
      en: 'Pictures of Heritage Hotel Murva in Istria: rooms and suites, restaurant under the vault, tavern, stone pool, grove and sea.',
      it: 'Immagini dell’Heritage Hotel Murva in Istria: camere e suite, ristorante sotto la volta, konoba, vasca di pietra, oliveto e mare.',
      de: 'Bilder des Heritage Hotels Murva in Istrien: Zimmer und Suiten, Restaurant im Gewölbe, Konoba, Steinbecken, Olivenhain und Meer.',
    },
  },
  pictures: [
    shot('house-terrace', 'hotel', {
      hr: 'Terasa pod murvom',
      en: 'Terrace under the mulberry',
      it: 'La terrazza sotto il gelso',
      de: 'Terrasse unter dem Maulbeerbaum',
    }),
    shot('suite-cavalier-wide', 'rooms', {
      hr: 'Cavallier Suite, kameni luk',
      en: 'Cavallier Suite, the stone arch',
      it: 'Cavallier Suite, l’arco di pietra',
      de: 'Cavallier Suite, der Steinbogen',
    }),
    shot('restaurant-table-1', 'restaurant', {
      hr: 'Restoran Murva, pod svodom',
      en: 'Restaurant Murva, under the vault',
      it: 'Ristorante Murva, sotto la volta',
      de: 'Restaurant Murva, unter dem Gewölbe',
    }),
    shot('exp-harvest', 'experiences', {
      hr: 'Berba maslina u studenom',
      en: 'Olive harvest in November',
      it: 'Raccolta delle olive a novembre',
      de: 'Olivenernte im November',
    }),
    shot('house-door', 'hotel', {
      hr: 'Ulica pod zidom 4',
      en: 'Ulica pod zidom 4',
      it: 'Ulica pod zidom 4',
      de: 'Ulica pod zidom 4',
    }),
    shot('classic-suite-wide', 'rooms', {
      hr: 'Classic, prema dvorištu',
      en: 'Classic, on the courtyard',
      it: 'Classic, sulla corte',
      de: 'Classic, zum Hof',
    }),
    shot('konoba-table-1', 'restaurant', {
      hr: 'Konoba Ladonja, uz ognjište',
      en: 'Konoba Ladonja, by the hearth',
      it: 'Konoba Ladonja, accanto al focolare',
      de: 'Konoba Ladonja, am Herdfeuer',
    }),
    shot('wellness-1', 'hotel', {
      hr: 'Kameni bazen, 34\u00a0°C',
      en: 'Stone pool, 34\u00a0°C',
      it: 'La vasca di pietra, 34\u00a0°C',
      de: 'Das Steinbecken, 34\u00a0°C',
    }),
    shot('tradition-suite-window', 'rooms', {
      hr: 'Tradition, klupa u prozoru',
      en: 'Tradition, the window seat',
      it: 'Tradition, la seduta alla finestra',
      de: 'Tradition, die Sitznische am Fenster',
    }),
    shot('exp-truffles', 'experiences', {
      hr: 'U hrastovoj šumi uz Mirnu',
      en: 'In the oak wood on the Mirna',
      it: 'Nel bosco di querce sul Quieto',
      de: 'Im Eichenwald an der Mirna',
    }),
    shot('exp-sea', 'experiences', {
      hr: 'Uvala Soline',
      en: 'Soline cove',
      it: 'Cala Soline',
      de: 'Die Bucht Soline',
    }),
    shot('restaurant-table-2', 'restaurant', {
      hr: 'Prije večere',
      en: 'Before dinner',
      it: 'Prima di cena',
      de: 'Vor dem Abendessen',
    }),
    shot('comfort-room-wide', 'rooms', {
      hr: 'Comfort, prema jugu',
      en: 'Comfort, facing south',
      it: 'Comfort, verso sud',
      de: 'Comfort, nach Süden',
    }),
    shot('house-window', 'hotel', {
      hr: 'Zid debeo jedan metar',
      en: 'A wall one metre thick',
      it: 'Un muro spesso un metro',
      de: 'Eine Mauer, einen Meter dick',
    }),
    shot('vintage-suite-bed', 'rooms', {
      hr: 'Vintage Suite, željezni krevet',
      en: 'Vintage Suite, the iron bedstead',
      it: 'Vintage Suite, il letto di ferro',
      de: 'Vintage Suite, das Eisenbett',
    }),
    shot('restaurant-table-3', 'restaurant', {
      hr: 'Dugi stol uz prozore',
      en: 'The long table by the windows',
      it: 'La tavolata accanto alle finestre',
      de: 'Die lange Tafel am Fenster',
    }),
    shot('exp-wine', 'experiences', {
      hr: 'Podrum kod susjeda',
      en: 'A neighbour’s cellar',
      it: 'La cantina del vicino',
      de: 'Der Keller des Nachbarn',
    }),
    shot('town', 'hotel', {
      hr: 'Ladonjan, 228\u00a0metara iznad mora',
      en: 'Ladonjan, 228\u00a0metres above the sea',
      it: 'Ladonjan, 228\u00a0metri sopra il mare',
      de: 'Ladonjan, 228\u00a0Meter über dem Meer',
    }),
    shot('suite-cavalier-window', 'rooms', {
      hr: 'Cavallier Suite, dnevni dio',
      en: 'Cavallier Suite, the living area',
      it: 'Cavallier Suite, il salotto',
      de: 'Cavallier Suite, der Wohnbereich',
    }),
    shot('exp-bicycle', 'experiences', {
      hr: 'Parenzana, nekad uskotračna pruga',
      en: 'Parenzana, once a narrow-gauge railway',
      it: 'Parenzana, un tempo ferrovia a scartamento ridotto',
      de: 'Parenzana, einst eine Schmalspurbahn',
    }),
    shot('konoba-table-2', 'restaurant', {
      hr: 'Konoba Ladonja, kutna klupa',
      en: 'Konoba Ladonja, the corner bench',
      it: 'Konoba Ladonja, la panca ad angolo',
      de: 'Konoba Ladonja, die Eckbank',
    }),
    shot('vintage-suite-window', 'rooms', {
      hr: 'Vintage Suite, ogledalo s tavana',
      en: 'Vintage Suite, the mirror from the attic',
      it: 'Vintage Suite, lo specchio della soffitta',
      de: 'Vintage Suite, der Spiegel vom Dachboden',
    }),
    shot('wellness-2', 'hotel', {
      hr: 'Uz bazen: ručnici, sapun, lovor',
      en: 'By the pool: towels, soap, bay',
      it: 'Accanto alla vasca: asciugamani, sapone, alloro',
      de: 'Am Becken: Handtücher, Seife, Lorbeer',
    }),
    shot('tradition-suite-bed', 'rooms', {
      hr: 'Tradition, tri tanjura',
      en: 'Tradition, three plates',
      it: 'Tradition, tre piatti',
      de: 'Tradition, drei Teller',
    }),
    shot('exp-asparagus', 'experiences', {
      hr: 'Divlje šparoge u travnju',
      en: 'Wild asparagus in April',
      it: 'Asparagi selvatici in aprile',
      de: 'Wilder Spargel im April',
    }),
    shot('hero', 'hotel', {
      hr: 'Pogled s terase u lipnju',
      en: 'The view from the terrace in June',
      it: 'La vista dalla terrazza in giugno',
      de: 'Der Blick von der Terrasse im Juni',
    }),
  ],
};
