import type { Locale } from './locales';

// Wording prescribed by law, verbatim, each with its source: a lawyer's correction changes one line here. Never
// reword it; `tests/unit/i18n/statutory-labels.test.ts` checks it. ZZP is the Croatian Consumer Protection Act, CRD
// is Directive 2011/83/EU.

type Label = Readonly<Record<Locale, string>>;

/**
 * The order button: CRD Art. 8(2), and ZZP for Croatia. According to C-249/21 Fuhrmann-2 only the words on the button
 * count, and with other words the shopper is not bound.
 */
export const orderButton: Label = {
  hr: 'Narudžba s obvezom plaćanja',
  en: 'Order with obligation to pay',
  de: 'Zahlungspflichtig bestellen',
  it: 'Ordine con obbligo di pagare',
};

/**
 * The link to the withdrawal function, on every page: CRD Art. 11a(1) as amended by Directive (EU) 2023/2673; ZZP čl.
 * 81.a (NN 59/26), § 356a BGB, art. 54-bis Codice del consumo.
 */
export const withdrawalEntry: Label = {
  hr: 'Raskid ugovora',
  en: 'Withdraw from contract here',
  de: 'Vertrag widerrufen',
  it: 'Recedere dal contratto qui',
};

/** The withdrawal button, “only with the words”: CRD Art. 11a(3); the same national provisions. */
export const withdrawalConfirm: Label = {
  hr: 'Potvrditi raskid ugovora',
  en: 'Confirm withdrawal',
  de: 'Widerruf bestätigen',
  it: 'Conferma recesso',
};

/** The reminder of the legal guarantee: CRD Art. 6(1)(l), Impl. Reg. (EU) 2025/1960 and its guidelines, 2.3. */
export const guaranteeLink: Label = {
  hr: 'Vaša prava na zakonsko jamstvo',
  en: 'Your legal guarantee rights',
  de: 'Ihre gesetzlichen Gewährleistungsrechte',
  it: 'I Suoi diritti di garanzia legale',
};

/** The target of that reminder: URLs of the Commission, from the harmonised notice in each language. */
export const guaranteeUrl: Label = {
  hr: 'https://europa.eu/youreurope/jamstva_hr',
  en: 'https://europa.eu/youreurope/guarantees',
  de: 'https://europa.eu/youreurope/garantien',
  it: 'https://europa.eu/youreurope/garanzie',
};
