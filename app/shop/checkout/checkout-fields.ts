// Separate from the schemas, so that the browser does not load zod.

export const checkoutSteps = ['data', 'delivery', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export function isCheckoutStep(value: unknown): value is CheckoutStep {
  return (checkoutSteps as readonly unknown[]).includes(value);
}

export const detailFields = [
  'fullName',
  'email',
  'phone',
  'address',
  'postalCode',
  'city',
  'country',
] as const;
export type DetailField = (typeof detailFields)[number];

/** A delivery address that is not the buyer's. */
const recipientFields = [
  'recipientName',
  'recipientPhone',
  'deliveryAddress',
  'deliveryPostalCode',
  'deliveryCity',
  'deliveryCountry',
] as const;
export type RecipientField = (typeof recipientFields)[number];

export const deliveryFields = [
  'sameAddress',
  ...recipientFields,
  'deliveryMethod',
  'giftMessage',
  'comment',
] as const;
export type DeliveryField = (typeof deliveryFields)[number];

export const reviewFields = ['paymentMethod', 'terms'] as const;

/** What each step submits: its fields in the order of the page, and the review also what the page showed. */
export const stepFields = {
  data: detailFields,
  delivery: deliveryFields,
  review: [...reviewFields, 'submissionId'],
} as const satisfies Record<CheckoutStep, readonly string[]>;
export type ReviewField = (typeof stepFields)['review'][number];
