import { maskAddress, mentionsAddress } from '~/platform/mail/address-mention';

/** Fields of one kind of enquiry only. */
export type EnquiryDetails = Record<string, unknown>;

/** The kind's own fields; none for text that is not an object (an older database, or one edited by hand). */
export function readDetails(json: string): EnquiryDetails {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as EnquiryDetails)
      : {};
  } catch {
    return {};
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a field names a mail address. */
export function detailsMention(details: EnquiryDetails, address: string): boolean {
  return Object.values(details).some((value) => isText(value) && mentionsAddress(value, address));
}

/**
 * The details without the person of an address: a gift's recipient goes with every field of his (`recipientName` stands
 * beside `recipientEmail`); where a text only names the address, the address goes.
 */
export function forgetPerson(details: EnquiryDetails, address: string): EnquiryDetails {
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
