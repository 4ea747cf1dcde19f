import type {
  ActionFunctionArgs,
  HeadersFunction,
  LinksFunction,
  LoaderFunctionArgs,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { definePageMeta } from '~/components/seo/page-meta';
import { PackageReservationScreen } from '~/hospitality/packages/package-reservation-screen';
import { loadPackageReservation } from '~/hospitality/packages/package.loader.server';
import { submitReservation } from '~/hospitality/packages/submit-reservation.server';
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

export const handle = { i18n: ['packages', 'reservation', 'enquiries'] } satisfies RouteHandle;

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  loadPackageReservation(context, request, params.slug ?? '');

export const action = ({ request, params, context }: ActionFunctionArgs) =>
  submitReservation(context, request, params.slug ?? '');

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta = definePageMeta<typeof loader>((data) => ({
  ...data.meta,
  documentTitle: null,
  image: data.view.package.image,
}));

export { RouteError as ErrorBoundary } from '~/site/frame/route-error';

export default function PackageReservationPage() {
  const { view, form } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return <PackageReservationScreen view={view} form={form} actionData={actionData} />;
}
