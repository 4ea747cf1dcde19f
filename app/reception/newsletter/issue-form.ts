import {
  findGaps,
  findLongTexts,
  type TextField,
  textFields,
  type TextProblem,
  type IssueTexts,
  listWritten,
} from '~/hospitality/newsletter/issues/issue-texts';
import { byLocale, type Locale, locales } from '~/i18n/locales';

/** The name of a field: `subject-hr`. */
export const fieldName = (field: TextField, locale: Locale): string => `${field}-${locale}`;

/** The names of all texts' fields. */
export const textFieldNames: readonly string[] = locales.flatMap((locale) =>
  textFields.map((field) => fieldName(field, locale)),
);

/** Normalises line ends as stored, and trims the text. */
const clean = (value: string) => value.replace(/\r\n?/g, '\n').trim();

/** Reads the texts as typed; a subject is one line. */
export function readTexts(form: FormData): IssueTexts {
  const read = (field: TextField, locale: Locale) =>
    clean(String(form.get(fieldName(field, locale)) ?? ''));
  return byLocale((locale) => ({
    subject: read('subject', locale).replaceAll('\n', ' '),
    body: read('body', locale),
  }));
}

/** A problem of one field, or that no language has a text. */
export type DraftProblem = TextProblem | { locale: Locale; field: 'subject'; code: 'nothing' };

/** Finds why a draft cannot be stored or, if it is to be tested or sent, cannot be sent. */
export function findDraftProblems(texts: IssueTexts, isToBeRead: boolean): DraftProblem[] {
  const long = findLongTexts(texts);
  if (!isToBeRead) return long;
  const problems = [...long, ...findGaps(texts)];
  const [first] = locales;
  return problems.length === 0 && listWritten(texts).length === 0 && first
    ? [{ locale: first, field: 'subject', code: 'nothing' }]
    : problems;
}

/** Whether two drafts have the same texts. */
export const isSame = (one: IssueTexts, other: IssueTexts): boolean =>
  locales.every((locale) =>
    textFields.every((field) => (one[locale]?.[field] ?? '') === (other[locale]?.[field] ?? '')),
  );

/**
 * The title of an issue: its subject in the reader's language, or in the first language that has one; '' without any.
 */
export const titleOf = (texts: IssueTexts, locale: Locale): string =>
  [locale, ...locales].map((each) => texts[each]?.subject ?? '').find(Boolean) ?? '';
