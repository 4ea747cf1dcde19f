import type { Picture } from '../picture';

/** A table in one language; without columns each row is a name and its value. */
export type PageTextTable = { caption: string; columns: string[] | null; rows: string[][] };

/** A form to print, with blank lines for writing. */
export type PageTextSheet = {
  title: string;
  note: string;
  lines: { text: string; blanks: number }[];
};

export type PageTextBlock = {
  heading: string;
  paragraphs: string[];
  list: string[];
  table: PageTextTable | null;
  sheet: PageTextSheet | null;
};

/** A longer text by the owner, in one language. */
export type PageText = {
  title: string;
  lead: string;
  blocks: PageTextBlock[];
  /** The calendar day from which the text applies. */
  updated: string | null;
  shareCard: Picture | undefined;
};
