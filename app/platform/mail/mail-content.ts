import type { Locale } from '~/i18n/locales';

/** What every e-mail has around its content. */
export type MailFrame = {
  locale: Locale;
  subject: string;
  /** Shown beside the subject in a list of messages. */
  preview: string;
  /** Name above the content. */
  hotel: string;
  foot: MailFooter;
};

/** A line of text, with the address it links to. */
export type MailLine = { text: string; href?: string };

/** The sender, or how to reply; the note is set apart from the lines. */
export type MailFooter = { heading?: string; lines: MailLine[]; note?: string };

/** The headline, the small line above it, and the first paragraphs. */
export type MailOpening = { kicker: string; title: string; opening: string[] };

/** A highlighted message. */
export type MailNotice = { heading?: string; text: string };

export type MailFact = { label: string; value: string };

export type MailButton = {
  label: string;
  /** Introduces the address in the plain text part. */
  linkLabel: string;
  url: string;
};

/** Short lines below a heading, an address for instance. */
export type MailBlock = { heading: string; lines: MailLine[] };

/** Paragraphs below a heading. */
export type MailSection = { heading: string; paragraphs: string[] };

/** Text that a person typed, line by line. */
export type MailNote = { heading: string; lines: string[] };

/** Items with their amounts, the amounts that are added, and the total. */
export type MailLineItems = {
  linesHeading: string;
  lines: { name: string; detail: string; total: string }[];
  sums: MailFact[];
  total: MailFact;
};

/** Legal text in small type. */
export type SmallPrint = MailSection & { link?: { label: string; url: string } };
