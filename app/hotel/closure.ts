import type { Closure } from '~/content/opening-schema';

/** The winter's closing. Leave it out, or let the day of reopening pass, and the notice is gone. */
export const closure: Closure = {
  from: '2026-11-16',
  reopens: '2027-04-01',
  title: {
    hr: 'Zimi obnavljamo krov',
    en: 'We are mending the roof this winter',
    it: 'Quest’inverno rifacciamo il tetto',
    de: 'Diesen Winter decken wir das Dach neu',
  },
  text: {
    hr: 'Hotel i restoran zatvoreni su zbog obnove i ponovno se otvaraju 1. travnja. Trgovina radi kao i inače: ulje šaljemo cijelu zimu.',
    en: 'The hotel and the restaurant are closed for renovation and open again on 1 April. The shop stays open: we ship oil all winter.',
    it: 'L’hotel e il ristorante sono chiusi per lavori e riaprono il 1º aprile. Il negozio resta aperto: spediamo l’olio tutto l’inverno.',
    de: 'Hotel und Restaurant sind wegen Renovierung geschlossen und öffnen wieder am 1. April. Der Shop bleibt geöffnet: Öl verschicken wir den ganzen Winter.',
  },
};
