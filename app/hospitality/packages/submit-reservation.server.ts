import type { AppLoadContext } from '@remix-run/node';
import type { FormUpdate } from '~/components/seo/form-title';
import type { Package } from '~/content/offers-schema';
import {
  type EnquiryKind,
  type EnquiryOutcome,
  enquiryFormNames,
  takeEnquiry,
} from '~/hospitality/enquiries/take-enquiry.server';
import type { RefusedForm } from '~/components/forms/enquiry-view';
import type { Locale } from '~/i18n/locales';
import {
  isOver,
  largestGroup,
  type PackageView,
  type PriceRow,
  requirePrice,
  viewPackage,
} from './package-view';
import { reservationFields } from './reservation-fields';
import { renderReservationMails } from './reservation-mails.server';
import { type Reservation, reservationSchema } from './reservation-schema';

/** Names that the form may bring; `intent` says that only the price is asked for. */
export const reservationFormNames = [...reservationFields, ...enquiryFormNames, 'intent'] as const;

/** The form as it was typed, to be shown with the price for another group: nothing in it is judged yet. */
export function updateReservation(form: FormData): RefusedForm & FormUpdate {
  const typed = reservationFields.map((name) => [name, form.get(name) ?? undefined]);
  return { isUpdate: true, result: { initialValue: Object.fromEntries(typed) } };
}

/**
 * Takes a request for a package. What it costs is computed here and now, whatever the page showed.
 * @returns `over` when there is no day left that could be asked for
 */
export async function submitReservation(
  context: Pick<AppLoadContext, 'content' | 'db' | 'env' | 'forms' | 'outbox' | 'secrets'>,
  request: Request,
  form: FormData,
  { item, locale }: { item: Package; locale: Locale },
): Promise<EnquiryOutcome | { kind: 'over' }> {
  const view = viewPackage(context.content.current(), item, locale, new Date());
  if (isOver(view)) return { kind: 'over' };
  return takeEnquiry(context, request, form, locale, reservationKind(item, view));
}

function reservationKind(
  item: Package,
  { prices, dated, dates }: PackageView,
): EnquiryKind<Reservation> {
  const offer = {
    maxPersons: largestGroup(prices),
    dates: dated ? dates.map(({ from }) => from) : undefined,
  };
  return {
    schema: reservationSchema(offer),
    toRow: (asked) => ({
      kind: 'package',
      full_name: asked.fullName,
      email: asked.email,
      phone: asked.phone,
      message: asked.comments,
      details: JSON.stringify(detailsOf(item, asked, prices)),
    }),
    renderMails(asked, about, options) {
      const price = requirePrice(prices, asked.persons);
      return renderReservationMails({ item, asked, price }, about, options);
    },
  };
}

/** What only a package request has: the rest stands in columns of its own. */
function detailsOf(item: Package, asked: Reservation, prices: readonly PriceRow[]) {
  const { fullName: _name, email: _email, phone: _phone, comments: _comments, ...own } = asked;
  return { packageId: item.id, ...own, ...requirePrice(prices, asked.persons) };
}
