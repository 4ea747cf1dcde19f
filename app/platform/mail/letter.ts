import type { Locale } from '~/i18n/locales';
import type { MailLine, OrderMailContent } from './mail-content';
import { block, joinParts, notePart } from './mail-text';

type LetterNote = OrderMailContent['note'];

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
  /** Typed by people, line by line: one text or several; those without words are left out. */
  note?: LetterNote | LetterNote[];
  /** Our words below what was typed. */
  chapters?: { heading: string; paragraphs: string[] }[];
  /** Short lines below a heading, an address for instance. */
  blocks?: { heading: string; lines: MailLine[] }[];
  foot: OrderMailContent['foot'];
};

const lineOf = ({ text, href }: MailLine) =>
  href === undefined || /^(mailto|tel):/.test(href) ? text : `${text}: ${href}`;

/** What people typed, as far as they typed anything. */
export function listNotes({ note = [] }: Letter): LetterNote[] {
  return [note].flat().filter(({ lines }) => lines.some(Boolean));
}

/** The plain text part: everything the HTML part says, in the same order. */
export function letterText(letter: Letter): string {
  const { facts = [], button, chapters = [], blocks = [], foot } = letter;
  const footLines = foot.lines.map(lineOf);
  return joinParts([
    [letter.title, letter.kicker],
    ...letter.opening.map((paragraph) => [paragraph]),
    facts.map(({ label, value }) => `${label}: ${value}`),
    button ? [`${button.linkLabel}:`, button.url] : [],
    ...listNotes(letter).map((note) => notePart({ note })),
    ...chapters.map(({ heading, paragraphs }) => block(heading, [paragraphs.join('\n\n')])),
    ...blocks.map(({ heading, lines }) => block(heading, lines.map(lineOf))),
    foot.heading ? block(foot.heading, footLines) : footLines,
    foot.note ? [foot.note] : [],
  ]);
}
