import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/components/seo/page-meta';
import { enquiryResponse } from '~/hospitality/enquiries/enquiry-response.server';
import { loadEnquiryForm } from '~/hospitality/enquiries/enquiry-form.loader.server';
import { PackageReservationScreen } from '~/hospitality/packages/package-reservation-screen';
import { requireItem, requirePackage } from '~/hospitality/packages/package.loader.server';
import {
  reservationFormNames,
  submitReservation,
  updateReservation,
} from '~/hospitality/packages/submit-reservation.server';
import { getT } from '~/i18n/i18n.server';
import { localeFromPathname } from '~/i18n/locales';
import { href } from '~/routing/href';
import { readForm } from '~/platform/forms/form.server';
import enquiriesStyles from '~/components/forms/enquiry.css?url';
import formsStyles from '~/components/forms/forms.css?url';
import hotelStyles from '~/components/layout/hotel.css?url';
import packagesStyles from '~/hospitality/packages/packages.css?url';
import pageStyles from '~/components/layout/page.css?url';
import reservationStyles from '~/hospitality/packages/reservation.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: pageStyles },
  { rel: 'stylesheet', href: hotelStyles },
  { rel: 'stylesheet', href: formsStyles },
  { rel: 'stylesheet', href: enquiriesStyles },
  { rel: 'stylesheet', href: packagesStyles },
  { rel: 'stylesheet', href: reservationStyles },
];

export const handle = { texts: ['packages', 'reservation', 'enquiries'] };

export function loader({ request, params, context }: LoaderFunctionArgs) {
  const locale = localeFromPathname(new URL(request.url).pathname);
  const view = requirePackage(
    context.content.current(),
    'packageReservation',
    params.slug ?? '',
    locale,
  );
  const t = getT(locale);
  const { name } = view.package;
  const title = t('reservation:title', { name });
  const meta = { title, description: t('reservation:summary', { name }) };
  // The links to the other languages look for slugs at this level.
  return { view, slugs: view.slugs, meta, ...loadEnquiryForm(context, request, title) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const locale = localeFromPathname(new URL(request.url).pathname);
  const item = requireItem(
    context.content.current(),
    'packageReservation',
    params.slug ?? '',
    locale,
  );
  const own = href('packageReservation', locale, { slug: item.slugs[locale] });
  const form = await readForm(request, reservationFormNames);
  if (form.get('intent') === 'update') {
    return data(updateReservation(form), { headers: { 'Cache-Control': 'no-store' } });
  }
  const outcome = await submitReservation(context, request, form, { item, locale });
  if (outcome.kind === 'over') return redirect(own, 303);
  return enquiryResponse(outcome, `${own}?sent=1#request`);
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, location }) =>
  page
    ? pageMeta(
        { matches, location },
        {
          ...page.meta,
          image: page.view.package.image,
        },
      ).filter((entry) => !('title' in entry)) // The form's title takes its place: it says when something is wrong.
    : [];

export { RouteError as ErrorBoundary } from '~/site/frame/route-error';

export default function PackageReservationPage() {
  const { view, form } = useLoaderData<typeof loader>();
  return (
    <PackageReservationScreen view={view} form={form} answer={useActionData<typeof action>()} />
  );
}
