import { getI18n } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import { contactFields } from './contact-schema';
import { explainError } from '~/components/forms/explain-error';
import type { RefusedEnquiry } from './take-enquiry.server';

/** Why a message was not taken, in words, for programs: one entry for each field that is wrong, or one for the whole. */
export function describeRefusal(
  { problem, result }: RefusedEnquiry,
  locale: Locale,
): { message: string; field?: string }[] {
  const t = getI18n(locale).getFixedT(locale, 'enquiries');
  if (problem) return [{ message: t(`problems.${problem}.title`) }];
  return contactFields.flatMap((field) => {
    const code = result.error?.[field]?.[0];
    return code ? [{ message: explainError(t, code), field }] : [];
  });
}
