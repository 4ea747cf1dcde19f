import { expect, test } from 'vitest';
import * as labels from '~/i18n/statutory-labels';

// Repeated on purpose, letter by letter: a label changes only where both are changed.
test('the labels are those that the law prescribes', () => {
  expect({ ...labels }).toEqual({
    orderButton: {
      hr: 'Narudžba s obvezom plaćanja',
      en: 'Order with obligation to pay',
      de: 'Zahlungspflichtig bestellen',
      it: 'Ordine con obbligo di pagare',
    },
    withdrawalEntry: {
      hr: 'Raskid ugovora',
      en: 'Withdraw from contract here',
      de: 'Vertrag widerrufen',
      it: 'Recedere dal contratto qui',
    },
    withdrawalConfirm: {
      hr: 'Potvrditi raskid ugovora',
      en: 'Confirm withdrawal',
      de: 'Widerruf bestätigen',
      it: 'Conferma recesso',
    },
    guaranteeLink: {
      hr: 'Vaša prava na zakonsko jamstvo',
      en: 'Your legal guarantee rights',
      de: 'Ihre gesetzlichen Gewährleistungsrechte',
      it: 'I Suoi diritti di garanzia legale',
    },
    guaranteeUrl: {
      hr: 'https://europa.eu/youreurope/jamstva_hr',
      en: 'https://europa.eu/youreurope/guarantees',
      de: 'https://europa.eu/youreurope/garantien',
      it: 'https://europa.eu/youreurope/garanzie',
    },
  });
});
