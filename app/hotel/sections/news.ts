import type { News } from '~/content/story-schema';
import { bura } from './news/bura';
import { concert } from './news/concert';
import { oil } from './news/oil';
import { roof } from './news/roof';
import { silk } from './news/silk';
import { vintage } from './news/vintage';
import { picture } from '../pictures';

/** Articles in any order: pages sort them by their dates. */
export const news: News = {
  page: {
    plate: picture('plate-wreath'),
    title: {
      hr: 'Novosti iz kuće',
      en: 'News from the house',
      it: 'Notizie dalla casa',
      de: 'Neues aus dem Haus',
    },
    lead: {
      hr: 'Pišemo kad se nešto dogodi: berba, vjetar, novo ulje, krov. To je šest, sedam puta godišnje.',
      en: 'We write when something happens: a harvest, a wind, new oil, a roof. That is six or seven times a year.',
      it: 'Scriviamo quando succede qualcosa: una raccolta, un vento, l’olio nuovo, un tetto. Cioè sei o sette volte l’anno.',
      de: 'Wir schreiben, wenn etwas geschieht: eine Ernte, ein Wind, neues Öl, ein Dach. Das ist sechs-, siebenmal im Jahr.',
    },
    updated: '2026-11-21',
    summary: {
      hr: 'Novosti iz Heritage Hotela Murva: berba maslina i grožđa, radovi na krovu, koncert u dvorištu, svilci i bura.',
      en: 'News from Heritage Hotel Murva: olives and grapes, work on the roof, a concert in the courtyard, silkworms and the bura.',
      it: 'Notizie dall’Heritage Hotel Murva: olive e uva, lavori al tetto, un concerto nella corte, bachi da seta e bora.',
      de: 'Neues aus dem Heritage Hotel Murva: Oliven und Trauben, Arbeiten am Dach, ein Konzert im Hof, Seidenraupen und die Bora.',
    },
  },
  articles: [bura, silk, concert, vintage, oil, roof],
};
