// Spaces, soft hyphens, zero-width spaces and marks of the writing direction.
const atStart = /^[\s\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069]+/u;
const unseen = /[\s\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069]/u;

/**
 * Removes what nobody sees from both ends: contacts on phones and chats put marks of the writing direction around a
 * copied number or address. For values of one line only: in a text such marks belong together. Linear in the length.
 */
export function trimUnseen(value: string): string {
  let end = value.length;
  while (end > 0 && unseen.test(value.charAt(end - 1))) end -= 1;
  return value.slice(0, end).replace(atStart, '');
}
