import type { PictureView } from '../picture-view';

/** A table in one language; without columns each row is a name and its value. */
export type TextTableView = { caption: string; columns: string[] | null; rows: string[][] };

/** A form to print, with empty lines to write on. */
export type TextSheetView = {
  title: string;
  note: string;
  lines: { text: string; blanks: number }[];
};

export type TextBlockView = {
  heading: string;
  paragraphs: string[];
  list: string[];
  table: TextTableView | null;
  sheet: TextSheetView | null;
};

/** A longer text of the owner's, in one language. */
export type TextView = {
  title: string;
  lead: string;
  blocks: TextBlockView[];
  /** The day of the calendar from which the text is right. */
  updated: string | null;
  shareCard: PictureView | undefined;
};
