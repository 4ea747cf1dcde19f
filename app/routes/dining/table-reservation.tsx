import type {
  ActionFunctionArgs,
  HeadersFunction,
  LinksFunction,
  LoaderFunctionArgs,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { definePageMeta } from '~/components/seo/page-meta';
import { enquiryResponse } from '~/hospitality/enquiries/enquiry-response.server';
import { loadEnquiryForm } from '~/hospitality/enquiries/enquiry-form.loader.server';
import type { TableVenue } from '~/hospitality/tables/table-times';
import { submitTable, tableFormNames } from '~/hospitality/tables/submit-table.server';
import { loadTableReservation } from '~/hospitality/tables/table-reservation.loader.server';
import { TableReservationScreen } from '~/hospitality/tables/table-reservation-screen';
import { getLocale, getT } from '~/i18n/i18n.server';
import { href } from '~/routing/href';
import { readForm } from '~/platform/forms/form.server';
import tableStyles from '~/hospitality/tables/table.css?url';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: tableStyles }];

export const handle = { i18n: ['table', 'enquiries'] } satisfies RouteHandle;

/** Links of earlier releases name it `house`. */
const readVenue = (search: URLSearchParams): TableVenue =>
  (search.get('venue') ?? search.get('house')) === 'tavern' ? 'tavern' : 'restaurant';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const locale = await getLocale(request);
  const t = getT(locale);
  const title = t('table:title');
  return {
    view: loadTableReservation(context.content.current(), locale, new Date()),
    venue: readVenue(searchParams),
    meta: { title, description: t('table:summary') },
    ...(await loadEnquiryForm(context, request, title)),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const locale = await getLocale(request);
  const form = await readForm(request, tableFormNames);
  const outcome = await submitTable(context, request, form, locale);
  return enquiryResponse(outcome, href('tableReservation', locale), 'table');
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta = definePageMeta<typeof loader>((data) => ({
  ...data.meta,
  documentTitle: null,
  image: data.view.shareCard,
}));

export { RouteError as ErrorBoundary } from '~/site/frame/route-error';

export default function TableReservationPage() {
  const { view, form, venue } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return <TableReservationScreen view={view} form={form} venue={venue} actionData={actionData} />;
}
