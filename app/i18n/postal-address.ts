import { keepOnOneLine } from './format';

/** Where somebody lives, as typed; any part may be empty. The country is ISO 3166, `DE`. */
export type PostalAddress = Record<'address' | 'city' | 'postalCode' | 'country', string>;

/** `space` separates postcode and city. */
type Format = (parts: PostalAddress, space: string) => string[];

const join = (separator: string, ...parts: string[]) => parts.filter(Boolean).join(separator);

const postalCodeFirst: Format = ({ address, city, postalCode }, space) => [
  address,
  join(space, postalCode, city),
];
const postalCodeAfterCity: Format = ({ address, city, postalCode }, space) => [
  address,
  join(space, city, postalCode),
];
const postalCodeAfterComma: Format = ({ address, city, postalCode }, space) => [
  address,
  join(`,${space}`, city, postalCode),
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

const formatOf = ({ country }: PostalAddress): Format => formats.get(country) ?? postalCodeFirst;

/** Street, city and postcode in the order of the address's country, without name and country. */
export const postalLines = (parts: PostalAddress): string[] =>
  formatOf(parts)(parts, ' ').filter(Boolean);

/** The same on one line. Where it wraps, the postcode stays whole and with its city. */
export const postalText = (parts: PostalAddress): string =>
  formatOf(parts)({ ...parts, postalCode: keepOnOneLine(parts.postalCode) }, '\u00a0')
    .filter(Boolean)
    .join(', ');
