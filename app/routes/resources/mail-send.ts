import type { ActionFunctionArgs } from '@remix-run/node';
import { listContactErrors, readContactRequest } from '~/hospitality/enquiries/contact-api.server';
import { submitContact } from '~/hospitality/enquiries/submit-contact.server';
import { defaultLocale, isLocale } from '~/i18n/locales';
import { jsonData, jsonError, jsonErrors } from '~/platform/http/json-responses';
import { refusalHeaders } from '~/platform/http/retry-after';

export const loader = () => jsonError(405, 'This address takes POST only', { Allow: 'POST' });

/**
 * The contact form for programs: accepts a form or JSON with the same fields, and `locale` for the language of the
 * response.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return loader();
  const form = await readContactRequest(request);
  if (!form) return jsonError(400, 'The body must be one object of texts');
  const wanted = form.get('locale');
  const locale = isLocale(wanted) ? wanted : defaultLocale;
  const outcome = await submitContact(context, request, form, locale);
  if (outcome.kind === 'sent') return jsonData({ sent: true }, { 'Cache-Control': 'no-store' });
  const { status, retryAfter } = outcome;
  return jsonErrors(status, listContactErrors(outcome, locale), refusalHeaders(retryAfter));
}
