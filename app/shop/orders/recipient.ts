import type { Order } from './orders.server';

/** The recipient of an order's parcel: the buyer unless another was given. */
export const toRecipient = (order: Order) => ({
  name: order.recipient_name ?? order.full_name,
  phone: order.recipient_phone ?? order.phone,
  address: order.delivery_address ?? order.address,
  city: order.delivery_city ?? order.city,
  postalCode: order.delivery_postal_code ?? order.postal_code,
  country: order.delivery_country,
});
