import { maskAddress, mentionsAddress } from '~/platform/mail/address-mention';

/** Fields that only one kind of enquiry has. */
export type EnquiryDetails = Record<string, unknown>;

/**
 * Parses the fields that are specific to the kind; empty if the text is not a JSON object (an older or manually edited
 * database).
 */
export function readDetails(json: string): EnquiryDetails {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    // Stored as `house`: see `writeDetails`.
    const { house, ...details } = value as EnquiryDetails;
    return house === undefined ? details : { venue: house, ...details };
  } catch {
    return {};
  }
}

/**
 * The details as text for the database. The venue is stored as `house`, as it always was: after a rollback the previous
 * release reads what this one has stored (docs/decisions/0058, 0109).
 */
export function writeDetails({ venue, ...details }: EnquiryDetails): string {
  return JSON.stringify(venue === undefined ? details : { house: venue, ...details });
}

/** Whether a package is requested for somebody else, who chooses the day later. */
export const isGift = ({ forWhom }: EnquiryDetails): boolean => forWhom === 'gift';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a field mentions an email address. */
export function detailsMention(details: EnquiryDetails, address: string): boolean {
  return Object.values(details).some((value) => isText(value) && mentionsAddress(value, address));
}

/**
 * Removes a person from the details. If the address is a gift recipient's, all of the recipient's fields are cleared
 * (`recipientName` along with `recipientEmail`); where a text only mentions the address, the address is masked.
 */
export function redactPerson(details: EnquiryDetails, address: string): EnquiryDetails {
  const prefixes = Object.entries(details)
    .filter(
      ([name, value]) => /.Email$/.test(name) && isText(value) && value.toLowerCase() === address,
    )
    .map(([name]) => name.slice(0, -'Email'.length));
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => {
      if (prefixes.some((prefix) => name.startsWith(prefix))) return [name, ''];
      return [name, isText(value) ? maskAddress(value, address) : value];
    }),
  );
}
