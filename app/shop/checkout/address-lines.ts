import { type PostalAddress, postalLines, postalText } from '~/i18n/postal-address';
import type { CheckoutView } from './checkout-view';

export type AddressLines = { name: string; phone: string; lines: string[] };

function nameCountry(view: CheckoutView, code: string | undefined): string {
  const all = [...view.billingCountries, ...view.deliveryCountries];
  return all.find((country) => country.code === code)?.name ?? '';
}

const buyerParts = ({ values }: CheckoutView): PostalAddress => ({
  address: values.address ?? '',
  city: values.city ?? '',
  postalCode: values.postalCode ?? '',
  country: values.country ?? '',
});

/** The buyer's name and address. */
export function buyerAddress(view: CheckoutView): AddressLines {
  const { values } = view;
  return {
    name: values.fullName ?? '',
    phone: values.phone ?? '',
    lines: [...postalLines(buyerParts(view)), nameCountry(view, values.country)].filter(Boolean),
  };
}

/** The delivery address: the buyer's own unless the checkbox was cleared. */
export function recipientAddress(view: CheckoutView): AddressLines {
  const { values } = view;
  if (values.sameAddress === 'on') return buyerAddress(view);
  return {
    name: values.recipientName ?? '',
    phone: values.recipientPhone ?? '',
    lines: [
      ...postalLines({
        address: values.deliveryAddress ?? '',
        city: values.deliveryCity ?? '',
        postalCode: values.deliveryPostalCode ?? '',
        country: values.deliveryCountry ?? '',
      }),
      nameCountry(view, values.deliveryCountry),
    ].filter(Boolean),
  };
}

/** The buyer's address on one line. */
export function formatAddress(view: CheckoutView): string {
  const texts = [postalText(buyerParts(view)), nameCountry(view, view.values.country)];
  return texts.filter(Boolean).join(', ');
}
