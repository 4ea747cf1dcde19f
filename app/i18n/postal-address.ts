/** Where somebody lives, as typed; any part may be empty. The country is ISO 3166, `DE`. */
export type PostalAddress = Record<'address' | 'city' | 'postalCode' | 'country', string>;

type Format = (parts: PostalAddress) => string[];

const join = (separator: string, ...parts: string[]) => parts.filter(Boolean).join(separator);

const postalCodeFirst: Format = ({ address, city, postalCode }) => [
  address,
  join(' ', postalCode, city),
];
const postalCodeAfterCity: Format = ({ address, city, postalCode }) => [
  address,
  join(' ', city, postalCode),
];
const postalCodeAfterComma: Format = ({ address, city, postalCode }) => [
  address,
  join(', ', city, postalCode),
];
const postalCodeOnItsLine: Format = ({ address, city, postalCode }) => [address, city, postalCode];
const cityFirst: Format = ({ address, city, postalCode }) => [city, address, postalCode];

/**
 * Countries that do not write the postcode before the city, among those that a buyer may live in. From Google's
 * `libaddressinput`, in Latin script, without the regions, which the checkout does not ask for.
 */
const formats = new Map<string, Format>([
  ['AU', postalCodeAfterCity],
  ['BR', postalCodeOnItsLine],
  ['CA', postalCodeAfterCity],
  ['GB', postalCodeOnItsLine],
  ['HU', cityFirst],
  ['IE', postalCodeOnItsLine],
  ['IL', postalCodeAfterCity],
  ['JP', postalCodeOnItsLine],
  ['KR', postalCodeOnItsLine],
  ['LV', postalCodeAfterComma],
  ['MT', postalCodeAfterCity],
  ['NZ', postalCodeAfterCity],
  ['SG', postalCodeAfterCity],
  ['UA', postalCodeOnItsLine],
  ['US', postalCodeAfterCity],
  ['ZA', postalCodeOnItsLine],
]);

/** Street, city and postcode in the order of the address's country, without name and country. */
export const postalLines = (parts: PostalAddress): string[] =>
  (formats.get(parts.country) ?? postalCodeFirst)(parts).filter(Boolean);
