import type { Localized } from '~/content/value-schema';

/** Alternative texts of the summer posters and the plate of the hotel. */
export const sitePictures = {
  hero: {
    hr: 'Plakat: prostrt stol na terasi pod murvom, iza njega vinogradi, gradić na brijegu i more u večernjem suncu',
    en: 'Poster: a laid table on the terrace under the mulberry; behind it vineyards, the hill town and the sea in the evening sun',
    it: 'Manifesto: una tavola apparecchiata sulla terrazza sotto il gelso; dietro, vigne, il borgo sul colle e il mare nel sole della sera',
    de: 'Plakat: ein gedeckter Tisch auf der Terrasse unter dem Maulbeerbaum, dahinter Weinberge, das Städtchen auf dem Hügel und das Meer in der Abendsonne',
  },
  'hero-m': {
    hr: 'Plakat: prostrt stol s vinom na terasi pod murvom, iza njega maslinici i gradić na brijegu sa zvonikom u večernjem svjetlu',
    en: 'Poster: a laid table with wine on the terrace under the mulberry; behind it olive groves and the hill town with its bell tower in the evening light',
    it: 'Manifesto: una tavola apparecchiata con il vino sulla terrazza sotto il gelso; dietro, oliveti e il borgo sul colle con il campanile nella luce della sera',
    de: 'Plakat: ein gedeckter Tisch mit Wein auf der Terrasse unter dem Maulbeerbaum, dahinter Olivenhaine und das Städtchen auf dem Hügel mit dem Glockenturm im Abendlicht',
  },
  'plate-mulberry': {
    hr: 'Grafika: grana murve s lišćem i plodovima',
    en: 'Engraving: a mulberry branch with leaves and fruit',
    it: 'Incisione: un ramo di gelso con foglie e frutti',
    de: 'Stich: ein Maulbeerzweig mit Blättern und Früchten',
  },
} satisfies Record<string, Localized>;
