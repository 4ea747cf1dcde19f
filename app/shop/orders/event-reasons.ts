/**
 * The entries of an order's history that are read back from their text, each with what writes it and what reads it. Stored
 * rows and the previous release contain exactly these texts. All other reasons are sentences for staff, read by no code:
 * what counts about a refund is in columns of its own.
 */

/**
 * Describes a parcel that has left, or whose tracking number was corrected.
 * @param before the number that this one replaces
 */
export const writeSent = (code: string, before: string | null): string =>
  before === null ? `sent: ${code}` : `sent: ${code} instead of ${before}`;

/** The tracking number of a parcel, and the one it replaces; undefined for other entries. */
export function readSent(reason: string): { code: string; before: string | null } | undefined {
  const [, code, before = null] = /^sent: (\S+)(?: instead of (\S+))?/.exec(reason) ?? [];
  return code === undefined ? undefined : { code, before };
}

const notePrefix = 'note: ';

/** Describes a note of staff. */
export const writeNote = (text: string): string => notePrefix + text;

/** The text of a note of staff; undefined for other entries. */
export const readNote = (reason: string): string | undefined =>
  reason.startsWith(notePrefix) ? reason.slice(notePrefix.length) : undefined;
