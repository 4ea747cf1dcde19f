import type { ChosenTexts } from '~/i18n/chosen-texts';
import type hr from '../../../translations/hr/mail.json';

type Texts = ChosenTexts<typeof hr>;

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'one' | 'few' | 'other'}`
  ? Stem
  : Key;

/** `confirmation.title`; keys with plural forms omit the plural suffix: `common.items`. */
export type MailKey = {
  [Group in keyof Texts & string]: `${Group}.${WithoutPlural<keyof Texts[Group] & string>}`;
}[keyof Texts & string];

/** Translates the keys of emails in one language; `count` chooses the plural form. */
export type MailTexts = (key: MailKey, values?: Record<string, string | number>) => string;
