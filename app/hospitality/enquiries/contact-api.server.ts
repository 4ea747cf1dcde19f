import { z } from 'zod';
import { explainError } from '~/components/forms/explain-error';
import { getI18n } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import { readForm } from '~/platform/forms/form.server';
import { contactFields } from './contact-schema';
import { contactFormNames } from './submit-contact.server';
import type { RejectedEnquiry } from './submit-enquiry.server';

const names = [...contactFormNames, 'locale'];

const textsSchema = z.record(z.string(), z.unknown()).transform((body) =>
  // Takes only own properties that are form fields and strings; everything else in the body is ignored.
  names.flatMap((name) => {
    const value = Object.hasOwn(body, name) ? body[name] : undefined;
    return typeof value === 'string' ? [[name, value] as const] : [];
  }),
);

/**
 * Reads a message from form data or JSON, reduced to the form's fields.
 * @returns undefined if a JSON body is not an object
 */
export async function readContactRequest(request: Request): Promise<FormData | undefined> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^\s*application\/json\b/i.test(type)) return readForm(request, names);
  const body: unknown = await request.json().catch(() => undefined);
  const texts = textsSchema.safeParse(body);
  if (!texts.success) return undefined;
  const form = new FormData();
  for (const [name, value] of texts.data) form.set(name, value);
  return form;
}

/** Errors of a rejected message for API clients: one per invalid field, or a single one for the whole form. */
export function listContactErrors(
  { problem, result }: RejectedEnquiry,
  locale: Locale,
): { message: string; field?: string }[] {
  const t = getI18n(locale).getFixedT(locale, 'enquiries');
  if (problem) return [{ message: t(`problems.${problem}.title`) }];
  return contactFields.flatMap((field) => {
    const code = result.error?.[field]?.[0];
    return code ? [{ message: explainError(t, code), field }] : [];
  });
}
