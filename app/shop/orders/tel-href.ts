import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A `tel:` link that can be dialled from anywhere. People type their number as they dial it at home, without the
 * country's code.
 * @param phone as typed
 * @param country ISO 3166 code of the country that it was typed for, `DE`, if known
 * @returns undefined if there is nothing to dial; digits as typed if they are no number of that country
 */
export function telHref(phone: string, country?: string): string | undefined {
  const number = parsePhoneNumberFromString(phone, country as CountryCode | undefined)?.number;
  const digits = number ?? phone.replace(/[^\d+]/g, '');
  return digits ? `tel:${digits}` : undefined;
}
