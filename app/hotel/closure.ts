import type { Closure } from '~/content/opening-schema';
import type { Localized } from '~/content/value-schema';
import { formatDay, formatDayOfYear, keepOnOneLine } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { addDays } from '~/platform/time/calendar';

const from = '2026-11-16';
const reopens = '2027-04-01';

/** A day and its month stay on one line. */
const inEachLanguage = (write: (locale: Locale) => string): Localized => {
  const day = (locale: Locale) => keepOnOneLine(write(locale));
  // Before the 8th and 11th the Italian texts would need l’ and dall’.
  return { hr: day('hr'), en: day('en'), it: day('it'), de: day('de') };
};

/** The closing as texts name it: the day of reopening without and with its year, the first and the last closed day. */
export const reopening = inEachLanguage((locale) => formatDayOfYear(reopens.slice(5), locale));
export const reopeningDay = inEachLanguage((locale) => formatDay(reopens, locale));
export const firstClosedDay = inEachLanguage((locale) => formatDay(from, locale));
export const lastClosedDay = inEachLanguage((locale) => formatDay(addDays(reopens, -1), locale));

/** The winter's closing. Leave it out, or let the day of reopening pass, and the notice is gone. */
export const closure: Closure = {
  from,
  reopens,
  title: {
    hr: 'Zimi obnavljamo krov',
    en: 'We are mending the roof this winter',
    it: 'Quest’inverno rifacciamo il tetto',
    de: 'Diesen Winter decken wir das Dach neu',
  },
  text: {
    hr: `Hotel i restoran zatvoreni su zbog obnove i ponovno se otvaraju ${reopening.hr}. Trgovina radi kao i inače: ulje šaljemo cijelu zimu.`,
    en: `The hotel and the restaurant are closed for renovation and open again on ${reopening.en}. The shop stays open: we ship oil all winter.`,
    it: `L’hotel e il ristorante sono chiusi per lavori e riaprono il ${reopening.it}. Il negozio resta aperto: spediamo l’olio tutto l’inverno.`,
    de: `Hotel und Restaurant sind geschlossen und öffnen wieder am ${reopening.de}. Der Shop bleibt offen: Öl versenden wir den ganzen Winter.`,
  },
};
