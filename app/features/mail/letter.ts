import type { Locale } from '~/i18n/locales';
import type { MailBlock, MailLine, OrderMailContent } from './order-mail-content';
import { block, joinParts, notePart } from './order-mail-text';

/** What a mail without goods says, in words ready to read: the HTML and the text part are both made from it. */
export type Letter = {
  locale: Locale;
  subject: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  house: string;
  kicker: string;
  title: string;
  opening: string[];
  facts?: { label: string; value: string }[];
  button?: OrderMailContent['button'];
  /** Typed by the reader's counterpart, line by line. */
  note?: OrderMailContent['note'];
  blocks?: MailBlock[];
  foot: { heading?: string; lines: MailLine[] };
};

const lineOf = ({ text, href }: MailLine) =>
  href === undefined || /^(mailto|tel):/.test(href) ? text : `${text}: ${href}`;

/** The plain text part: everything the HTML part says, in the same order. */
export function letterText(letter: Letter): string {
  const { facts = [], button, note, blocks = [], foot } = letter;
  const footLines = foot.lines.map(lineOf);
  return joinParts([
    [letter.title, letter.kicker],
    ...letter.opening.map((paragraph) => [paragraph]),
    facts.map(({ label, value }) => `${label}: ${value}`),
    button ? [`${button.linkLabel}:`, button.url] : [],
    note ? notePart({ note }) : [],
    ...blocks.map(({ heading, lines }) => block(heading, lines.map(lineOf))),
    foot.heading ? block(foot.heading, footLines) : footLines,
  ]);
}
