import type {
  MailButton,
  MailFact,
  MailLine,
  MailLineItems,
  MailNote,
  MailOpening,
  SmallPrint,
} from './mail-content';

/** The lines of one part of a plain text email. */
export type TextPart = string[];

/** An underlined heading above its lines. */
export function block(title: string, lines: TextPart): TextPart {
  return [title, '-'.repeat([...title].length), ...lines];
}

/** A line with the address of its link, unless it is one to write or to call. */
export const formatLine = ({ text, href }: MailLine): string =>
  href === undefined || /^(mailto|tel):/.test(href) ? text : `${text}: ${href}`;

/** A fact, and the address of its link below it. */
export const factLines = ({ label, value, link }: MailFact): TextPart => [
  `${label}: ${value}`,
  ...(link ? [formatLine(link)] : []),
];

export const titlePart = ({ title, kicker }: Pick<MailOpening, 'title' | 'kicker'>): TextPart =>
  kicker === undefined ? [title] : [title, kicker];

export function lineItemsPart({ linesHeading, lines, sums, total }: MailLineItems): TextPart {
  const items = lines.flatMap((line) => [line.name, `  ${line.detail} = ${line.total}`]);
  const amounts = [...sums, total].map(({ label, value }) => `${label}: ${value}`);
  return block(linesHeading, [...items, '', ...amounts]);
}

/** A button's URL below its label. */
export const buttonPart = ({ label, linkLabel = label, url }: MailButton): TextPart => [
  `${linkLabel}:`,
  url,
];

/** Quotes typed text, so that it cannot be mistaken for the hotel's. */
export function notePart({ heading, lines }: MailNote): TextPart {
  return block(
    heading,
    lines.map((line) => `> ${line}`.trimEnd()),
  );
}

export function smallPrintPart({ heading, paragraphs, link }: SmallPrint): TextPart {
  return block(heading, [...paragraphs, ...(link ? [link.label, link.url] : [])]);
}

/** Joins parts with an empty line between them; empty parts are left out. */
export function joinParts(parts: readonly TextPart[]): string {
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`;
}
