import type { FormField } from '~/components/forms/form-fields';

/** The form's fields in the order of the page. Separate from the schema, so that the client does not load zod. */
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

/** How a gift voucher reaches its recipient. */
export const vouchers = ['email', 'post', 'buyer'] as const;
