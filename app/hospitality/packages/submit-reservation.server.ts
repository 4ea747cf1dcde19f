import { type AppLoadContext, data, redirect } from '@remix-run/node';
import type { FormUpdate } from '~/components/seo/form-title';
import type { Package } from '~/content/offers-schema';
import { requireBySlug } from '~/content/require-by-slug.server';
import { requireSection } from '~/content/sections';
import { writeDetails } from '~/hospitality/enquiries/enquiry-details';
import { enquiryResponse } from '~/hospitality/enquiries/enquiry-response.server';
import {
  type EnquiryKind,
  type EnquiryOutcome,
  enquiryFormFields,
  submitEnquiry,
} from '~/hospitality/enquiries/submit-enquiry.server';
import type { EnquiryActionData } from '~/components/forms/enquiry-form-state';
import { getLocale } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import { readFormToken } from '~/platform/forms/form-token.server';
import { readForm } from '~/platform/forms/form.server';
import { href } from '~/routing/href';
import {
  hasEnded,
  largestGroup,
  type PackageOffer,
  type PriceRow,
  requirePrice,
  toPackageOffer,
} from './package-offer';
import { reservationFields } from './reservation-fields';
import { renderReservationMails } from './reservation-mails.server';
import { type Reservation, reservationSchema } from './reservation-schema';

/** The form's fields; `intent` distinguishes an update of the price from a submission. */
const reservationFormNames = [...reservationFields, ...enquiryFormFields, 'intent'] as const;

type ReservationContext = Pick<
  AppLoadContext,
  'content' | 'db' | 'env' | 'forms' | 'outbox' | 'secrets'
>;

/**
 * Handles the form of a package's reservation page.
 * @returns a redirect, or the form with its errors or its updated price
 * @throws Response as `requireBySlug`, 400 if the form has too many fields
 */
export async function submitReservation(
  context: ReservationContext,
  request: Request,
  slug: string,
) {
  const locale = await getLocale(request);
  const { items } = requireSection(context.content.current(), 'packages');
  const item = requireBySlug(items, 'packageReservation', slug, locale);
  const own = href('packageReservation', locale, { slug: item.slugs[locale] });
  const form = await readForm(request, reservationFormNames);
  if (form.get('intent') === 'update') {
    return data(updateReservation(form), { headers: { 'Cache-Control': 'no-store' } });
  }
  const outcome = await acceptReservation(context, request, form, { item, locale });
  if (outcome.kind === 'over') return redirect(own, 303);
  return enquiryResponse(outcome, own, 'request');
}

/** Returns the form as typed, to be shown with the updated price; nothing is validated yet. */
function updateReservation(form: FormData): EnquiryActionData & FormUpdate {
  const typed = reservationFields.map((name) => [name, form.get(name) ?? undefined]);
  return {
    isUpdate: true,
    result: { initialValue: Object.fromEntries(typed) },
    formToken: readFormToken(form) || undefined,
  };
}

/**
 * Accepts a package request. The price is computed here, whatever price the page showed.
 * @returns `over` if no dates of the package are left
 */
async function acceptReservation(
  context: ReservationContext,
  request: Request,
  form: FormData,
  { item, locale }: { item: Package; locale: Locale },
): Promise<EnquiryOutcome | { kind: 'over' }> {
  const view = toPackageOffer(context.content.current(), item, locale, new Date());
  if (hasEnded(view)) return { kind: 'over' };
  return submitEnquiry(context, request, form, locale, reservationKind(item, view));
}

function reservationKind(
  item: Package,
  { prices, dated, dates }: PackageOffer,
): EnquiryKind<Reservation> {
  const offer = {
    maxPersons: largestGroup(prices),
    dates: dated ? dates.map(({ from }) => from) : undefined,
  };
  return {
    schema: reservationSchema(offer),
    toRow: (requested) => ({
      kind: 'package',
      full_name: requested.fullName,
      email: requested.email,
      phone: requested.phone,
      message: requested.comments,
      details: writeDetails(detailsOf(item, requested, prices)),
    }),
    renderMails(requested, about, options) {
      const price = requirePrice(prices, requested.persons);
      return renderReservationMails({ item, requested, price }, about, options);
    },
  };
}

/** The fields that have no column. */
function detailsOf(item: Package, requested: Reservation, prices: readonly PriceRow[]) {
  const { fullName: _name, email: _email, phone: _phone, comments: _comments, ...own } = requested;
  return { packageId: item.id, ...own, ...requirePrice(prices, requested.persons) };
}
