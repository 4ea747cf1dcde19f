import type { CheckoutView } from './checkout-view';

export type AddressLines = { name: string; phone: string; lines: string[] };

function nameCountry(view: CheckoutView, code: string | undefined): string {
  const all = [...view.billingCountries, ...view.deliveryCountries];
  return all.find((country) => country.code === code)?.name ?? '';
}

const joinTown = (postalCode = '', city = '') => `${postalCode} ${city}`.trim();

/** The buyer's name and address. */
export function buyerAddress(view: CheckoutView): AddressLines {
  const { values } = view;
  return {
    name: values.fullName ?? '',
    phone: values.phone ?? '',
    lines: [
      values.address ?? '',
      joinTown(values.postalCode, values.city),
      nameCountry(view, values.country),
    ].filter(Boolean),
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
      values.deliveryAddress ?? '',
      joinTown(values.deliveryPostalCode, values.deliveryCity),
      nameCountry(view, values.deliveryCountry),
    ].filter(Boolean),
  };
}

/** The buyer's address on one line. */
export function formatAddress(view: CheckoutView): string {
  return buyerAddress(view).lines.join(', ');
}
