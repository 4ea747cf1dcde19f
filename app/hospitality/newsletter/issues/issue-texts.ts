import { type Locale, locales } from '~/i18n/locales';

/** The text of an issue in one language. */
export type IssueText = { subject: string; body: string };

/** An issue in the hotel's languages; a missing or empty text counts as not written. */
export type IssueTexts = Readonly<Partial<Record<Locale, IssueText>>>;

export const textFields = ['subject', 'body'] as const;
export type TextField = (typeof textFields)[number];

/** In characters. The texts of all languages must fit into one form. */
export const maxTextLength: Record<TextField, number> = { subject: 120, body: 5000 };

export type TextProblem = {
  locale: Locale;
  field: TextField;
  code: 'required' | 'tooLong';
};

const isEmpty = (issueText: IssueText | undefined) =>
  !issueText || (!issueText.subject && !issueText.body);

/** The languages in which an issue can be read: those with a subject and a text. */
export const listWritten = (texts: IssueTexts): Locale[] =>
  locales.filter((locale) => texts[locale]?.subject && texts[locale].body);

/** A reason why a draft cannot be stored as typed. */
export function findLongTexts(texts: IssueTexts): TextProblem[] {
  return locales.flatMap((locale) =>
    textFields
      .filter((field) => (texts[locale]?.[field].length ?? 0) > maxTextLength[field])
      .map((field): TextProblem => ({ locale, field, code: 'tooLong' })),
  );
}

/** Finds what is missing before an issue can be sent: a text without a subject, or a subject without a text. */
export function findGaps(texts: IssueTexts): TextProblem[] {
  return locales
    .filter((locale) => !isEmpty(texts[locale]))
    .flatMap((locale) =>
      textFields
        .filter((field) => !texts[locale]?.[field])
        .map((field): TextProblem => ({ locale, field, code: 'required' })),
    );
}

/**
 * The language in which recipients of a language get an issue: their own; if it has no text, English; otherwise the
 * first of the hotel's languages that has one. Undefined if no language has a text.
 * @param recipient may be a language that the hotel no longer offers
 */
export const chooseLocale = (written: readonly Locale[], recipient: string): Locale | undefined =>
  [recipient, 'en', ...locales].flatMap((each) => written.filter((one) => one === each))[0];
