import type { AnalyticsView } from '~/features/analytics/consent';
import type { GuaranteeView } from '~/features/guarantee/guarantee-view';
import type { Site } from '~/features/content/content-schema';
import type { PictureView } from '~/features/content/picture-view';
import type { RateTable } from '~/features/delivery/delivery';
import type { DeliveryNoteView } from '~/features/delivery/delivery-view';

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

/** A longer text as its page shows it. Prices in cents, weights in grams. */
export type TextPageView = {
  title: string;
  lead: string;
  blocks: TextBlockView[];
  /** The day of the calendar from which the text is right. */
  updated: string | null;
  /** On the shipping page only: the tariff itself, so that page, cart and order cannot differ. */
  tariff: (RateTable & { notes: DeliveryNoteView[] }) | null;
  /** On the page about the legal guarantee only: the official notice, as soon as the operator has added it. */
  guarantee: Pick<GuaranteeView, 'notice'> | null;
  /** On the cookies page only, where visits are measured: the choice, and in words what was chosen. */
  consent: { analytics: AnalyticsView; state: string } | null;
  /** In the imprint only: the company, for search engines. */
  seller: Site['seller'] | null;
  shareCard: PictureView | undefined;
};
