import type { Order } from './orders.server';

/** Who ordered, as typed at the checkout. The country is ISO 3166, `DE`. */
export type Buyer = Record<
  'fullName' | 'address' | 'city' | 'postalCode' | 'country' | 'email' | 'phone',
  string
>;

export const toBuyer = (order: Order): Buyer => ({
  fullName: order.full_name,
  address: order.address,
  city: order.city,
  postalCode: order.postal_code,
  country: order.country,
  email: order.email,
  phone: order.phone,
});

/** Who receives the parcel. */
export type Recipient = Omit<Buyer, 'email'>;

/** The recipient of an order's parcel: the buyer unless another was given. */
export const toRecipient = (order: Order): Recipient => ({
  fullName: order.recipient_name ?? order.full_name,
  phone: order.recipient_phone ?? order.phone,
  address: order.delivery_address ?? order.address,
  city: order.delivery_city ?? order.city,
  postalCode: order.delivery_postal_code ?? order.postal_code,
  country: order.delivery_country,
});
