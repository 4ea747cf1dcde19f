import type { Locale } from '~/i18n/locales';

/** What surrounds the content of every email. */
export type MailFrame = {
  locale: Locale;
  subject: string;
  /** Preview text, shown beside the subject in a list of messages. */
  preview: string;
  /** The hotel's name, shown above the content. */
  hotel: string;
  footer: MailFooter;
};

/** A line of text, optionally with a link. */
export type MailLine = { text: string; href?: string };

/** The sender, or how to reply; the note is set apart from the lines. */
type MailFooter = { heading?: string; lines: MailLine[]; note?: string };

/** The headline, the kicker above it, and the opening paragraphs. */
export type MailOpening = {
  kicker?: string;
  title: string;
  opening: string[];
  /** Keeps line ends in the paragraphs and turns web addresses into links; only for text written by the hotel. */
  linksAddresses?: boolean;
};

/** A highlighted message. */
export type MailNotice = { heading?: string; text: string };

export type MailFact = {
  label: string;
  value: string;
  /** Words of the value that are a link; the plain text part has the address below the value. */
  link?: Required<MailLine> | undefined;
  /** Below other amounts: written with its cents below theirs. */
  isAmount?: boolean;
};

export type MailButton = {
  label: string;
  /** Introduces the URL in the plain text part; without it the label does. */
  linkLabel?: string;
  url: string;
};

/** Short lines below a heading, for instance an address. */
export type MailBlock = { heading: string; lines: MailLine[] };

/** Paragraphs below a heading. */
export type MailSection = { heading: string; paragraphs: string[] };

/** Typed text, line by line. */
export type MailNote = { heading: string; lines: string[] };

/** Items with their amounts, additional amounts, and the total. */
export type MailLineItems = {
  linesHeading: string;
  lines: { name: string; detail: string; total: string }[];
  sums: MailFact[];
  total: MailFact;
};

/** Legal text in small type. */
export type SmallPrint = MailSection & { link?: { label: string; url: string } };
