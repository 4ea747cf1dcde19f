import type { DeliveryTariff } from '~/content/delivery-schema';
import type { Locale } from '~/i18n/locales';

/** What a buyer should know about parcels to some places. */
export type DeliveryNoteView = { id: string; title: string; text: string };

/** The notes on delivery to a country, or all of them. */
export function viewDeliveryNotes(
  { notes }: Pick<DeliveryTariff, 'notes'>,
  locale: Locale,
  country?: string,
): DeliveryNoteView[] {
  return notes
    .filter(({ countries }) => country === undefined || countries.includes(country))
    .map(({ id, title, text }) => ({ id, title: title[locale], text: text[locale] }));
}
