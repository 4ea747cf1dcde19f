import type { Locale } from '~/i18n/locales';

/** A line of an address block or a fact, with the address it may lead to. */
export type MailLine = { text: string; href?: string };

export type MailBlock = { heading: string; lines: MailLine[] };

export type SmallPrint = {
  heading: string;
  paragraphs: string[];
  link?: { label: string; url: string };
};

/** What an order's mail says, in words ready to read: the HTML and the text part are both made from it. */
export type OrderMailContent = {
  locale: Locale;
  subject: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  house: string;
  kicker: string;
  title: string;
  /** First paragraphs. */
  opening: string[];
  /** The thing to know about the money. */
  notice: { heading?: string; text: string };
  facts: { label: string; value: string }[];
  linesHeading: string;
  lines: { name: string; detail: string; total: string }[];
  /** Subtotal and delivery. */
  sums: { label: string; value: string }[];
  total: { label: string; value: string };
  button: { label: string; linkLabel: string; url: string };
  blocks: MailBlock[];
  /** Typed by the buyer, line by line; empty when there is none. */
  note: { heading: string; lines: string[] };
  /** Legal texts in small type. */
  smallPrint: SmallPrint[];
  /** The seller, or who gets a reply; a note stands apart from it. */
  foot: { heading?: string; lines: MailLine[]; note?: string };
};
