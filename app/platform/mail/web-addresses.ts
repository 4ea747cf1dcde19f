import type { MailLine } from './mail-content';

/** `https://…` up to a space, without punctuation that ends a sentence. */
const webAddress = /https?:\/\/[^\s<>"“”„«»]+[^\s<>"“”„«».,;:!?)\]]/g;

/** Splits a text into pieces, those that are URLs with a link. */
export function splitAddresses(text: string): MailLine[] {
  const pieces: MailLine[] = [];
  let end = 0;
  for (const { 0: url, index } of text.matchAll(webAddress)) {
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: url, href: url });
    end = index + url.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
