import { pageTitle } from '~/components/seo/page-title';
import { getContent } from '~/content/content.server';
import { issueFormToken } from '~/platform/forms/form-token.server';
import { getT } from '~/i18n/i18n.server';
import { localeFromPathname } from '~/i18n/locales';
import { getSessionSecrets } from '~/platform/env/env.server';
import type { EnquiryFormView } from '~/components/forms/enquiry-form-state';

/**
 * What a form for an enquiry needs beside its page.
 * @param title of the page, which the document's title is made from
 */
export function loadEnquiryForm(request: Request, title: string) {
  const { pathname, searchParams } = new URL(request.url);
  const { house } = getContent().get().site;
  const form: EnquiryFormView = {
    formToken: issueFormToken(getSessionSecrets()),
    isSent: searchParams.has('sent'),
    phone: house.phone,
    phoneDisplay: house.phoneDisplay,
  };
  const errorPrefix = getT(localeFromPathname(pathname))('enquiries:errorPrefix');
  return { form, formTitle: { title: pageTitle(title, house), errorPrefix } };
}
