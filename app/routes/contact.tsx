import type {
  ActionFunctionArgs,
  HeadersFunction,
  LinksFunction,
  LoaderFunctionArgs,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { definePageMeta } from '~/components/seo/page-meta';
import { ContactScreen } from '~/hospitality/contact/contact-screen';
import { loadContact } from '~/hospitality/contact/contact.loader.server';
import { enquiryResponse } from '~/hospitality/enquiries/enquiry-response.server';
import { ContactForm } from '~/hospitality/enquiries/contact-form';
import { loadEnquiryForm } from '~/hospitality/enquiries/enquiry-form.loader.server';
import { contactFormNames, submitContact } from '~/hospitality/enquiries/submit-contact.server';
import { getLocale } from '~/i18n/i18n.server';
import { href } from '~/routing/href';
import { readForm } from '~/platform/forms/form.server';
import contactStyles from '~/hospitality/contact/contact.css?url';
import enquiriesStyles from '~/components/forms/enquiry.css?url';
import formsStyles from '~/components/forms/forms.css?url';
import pageStyles from '~/components/layout/page.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: pageStyles },
  { rel: 'stylesheet', href: formsStyles },
  { rel: 'stylesheet', href: enquiriesStyles },
  { rel: 'stylesheet', href: contactStyles },
];

export const handle = { i18n: ['contact', 'enquiries'] } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const view = loadContact(context.content.current(), await getLocale(request), new Date());
  return { view, ...(await loadEnquiryForm(context, request, view.page.title)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const locale = await getLocale(request);
  const form = await readForm(request, contactFormNames);
  const outcome = await submitContact(context, request, form, locale);
  return enquiryResponse(outcome, href('contact', locale), 'message');
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta = definePageMeta<typeof loader>((data) => ({
  title: data.view.page.title,
  documentTitle: null,
  description: data.view.page.summary,
  image: data.view.shareCard,
}));

export { RouteError as ErrorBoundary } from '~/site/frame/route-error';

export default function ContactRoute() {
  const { view, form } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return <ContactScreen view={view} form={<ContactForm form={form} actionData={actionData} />} />;
}
