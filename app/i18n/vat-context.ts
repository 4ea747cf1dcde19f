/**
 * Selects the wording of a text that says that VAT is included: a seller outside the VAT system has another one.
 * @returns values for the translation of the text
 */
export const vatContext = (isInVat: boolean): { context?: string } =>
  isInVat ? {} : { context: 'outsideVat' };
