import type { AppLoadContext } from '@remix-run/node';
import { issueFormToken } from '~/platform/forms/form-token.server';
import { getLocale, getT } from '~/i18n/i18n.server';
import { readSentSearch } from './sent-search';
import type { EnquiryFormState } from '~/components/forms/enquiry-form-state';

/**
 * Loads what every enquiry form needs in addition to its page.
 * @param title the page's title, for the document title
 */
export async function loadEnquiryForm(
  context: Pick<AppLoadContext, 'content' | 'secrets'>,
  request: Request,
  title: string,
) {
  const { searchParams } = new URL(request.url);
  const form: EnquiryFormState = {
    formToken: issueFormToken(context.secrets, Date.now()),
    ...readSentSearch(searchParams),
  };
  const errorPrefix = getT(await getLocale(request))('enquiries:errorPrefix');
  return { form, formTitle: { title, errorPrefix } };
}
