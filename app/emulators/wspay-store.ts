import type { Locale } from '~/i18n/locales';
import { openLineStore } from './line-store';
import type { CardBehaviour } from './test-cards';

/** One opened payment page and what became of it. Amounts in cents. Holds no card data beyond the mask. */
export type EmulatedTransaction = {
  /** WSPay's order id; also the last part of the hosted page's address. */
  id: string;
  shoppingCartId: string;
  amountCents: number;
  state: 'open' | 'declined' | 'cancelled' | 'authorised' | 'completed' | 'voided' | 'refunded';
  completedCents: number;
  refundedCents: number;
  stan: string;
  approvalCode: string;
  /** Masked, empty before a card was used. */
  cardNumber: string;
  behaviour?: CardBehaviour;
  locale: Locale;
  returnUrl: string;
  returnErrorUrl: string;
  cancelUrl: string;
  customer: Record<CustomerField, string>;
  /** Epoch milliseconds. */
  decidedAt: number;
  /** Epoch milliseconds before which statusCheck does not yet know of the authorisation. */
  visibleAt: number;
};

export const customerFields = [
  'FirstName',
  'LastName',
  'Address',
  'City',
  'ZIP',
  'Country',
  'Phone',
  'Email',
] as const;
export type CustomerField = (typeof customerFields)[number];

const successStates: readonly string[] = ['authorised', 'completed', 'voided', 'refunded'];

export type WspayStore = ReturnType<typeof openStore>;

/** The emulator's transactions, and what the protocol requires of them. */
export function openStore(stateFile?: string) {
  const { all, put, find, close } = openLineStore<EmulatedTransaction>(stateFile);
  const findSuccessful = (cart: string) =>
    all().find(
      ({ shoppingCartId, state }) => shoppingCartId === cart && successStates.includes(state),
    );
  return {
    all,
    put,
    find,
    findSuccessful,
    /** What statusCheck answers about: the successful one, else the last one opened. */
    findByCart: (cart: string) =>
      findSuccessful(cart) ?? all().findLast(({ shoppingCartId }) => shoppingCartId === cart),
    close,
  };
}
