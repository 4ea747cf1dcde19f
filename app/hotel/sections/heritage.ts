import type { Heritage } from '~/content/story-schema';
import { newTimes } from './heritage/new-times';
import { oldTimes } from './heritage/old-times';
import { picture } from '../pictures';

export const heritage: Heritage = {
  page: {
    plate: picture('plate-tower'),
    title: {
      hr: 'Stablo, pa kuća',
      en: 'First the tree, then the house',
      it: 'Prima l’albero, poi la casa',
      de: 'Erst der Baum, dann das Haus',
    },
    lead: {
      hr: 'Dva i pol stoljeća na jednom dvorištu: svila, vino, četrdeset i dvije godine tišine i jedan povratak.',
      en: 'Two and a half centuries in one courtyard: silk, wine, forty-two years of silence and one return.',
      it: 'Due secoli e mezzo in una sola corte: la seta, il vino, quarantadue anni di silenzio e un ritorno.',
      de: 'Zweieinhalb Jahrhunderte in einem Hof: Seide, Wein, zweiundvierzig Jahre Stille und eine Rückkehr.',
    },
    updated: '2026-11-21',
    summary: {
      hr: 'Povijest kuće Murva u Ladonjanu: murva iz 1780., svila za Veneciju, preša iz 1924., prazne godine i obnova od 2014. do 2018.',
      en: 'The history of our house in Ladonjan: a mulberry of 1780, silk for Venice, the wine press of 1924 and the restoration to 2018.',
      it: 'La storia della casa a Ladonjan: un gelso del 1780, la seta per Venezia, il torchio del 1924, il restauro fino al 2018.',
      de: 'Die Geschichte unseres Hauses in Ladonjan: ein Maulbeerbaum von 1780, Seide, die Weinpresse von 1924, die Restaurierung bis 2018.',
    },
  },
  chapters: [...oldTimes, ...newTimes],
};
