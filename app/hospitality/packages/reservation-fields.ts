import type { FormField } from '~/components/forms/form-fields';

/** Fields of the form in the order of the page. A list of its own: the schema's module brings zod along. */
export const reservationFields = [
  'forWhom',
  'persons',
  'date',
  'recipientName',
  'voucher',
  'recipientEmail',
  'recipientPhone',
  'recipientAddress',
  'giftMessage',
  'fullName',
  'email',
  'phone',
  'comments',
  'terms',
] as const;

export type ReservationField = (typeof reservationFields)[number];

export type FieldOf = (name: ReservationField) => FormField;

/** Ways in which a gift reaches its recipient. */
export const vouchers = ['email', 'post', 'buyer'] as const;
