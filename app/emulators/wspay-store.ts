import type { Locale } from '~/i18n/locales';
import { openLineStore } from './line-store';
import type { CardBehaviour } from './test-cards';

/** One opened payment page and its outcome. Amounts in cents. Contains no card data beyond the masked number. */
export type EmulatedTransaction = {
  /** WSPay's order id; also the last part of the hosted page's URL. */
  id: string;
  shoppingCartId: string;
  amountCents: number;
  state: 'open' | 'declined' | 'cancelled' | 'authorised' | 'completed' | 'voided' | 'refunded';
  completedCents: number;
  refundedCents: number;
  stan: string;
  approvalCode: string;
  /** Masked; empty until a card was used. */
  cardNumber: string;
  behaviour?: CardBehaviour;
  locale: Locale;
  returnUrl: string;
  returnErrorUrl: string;
  cancelUrl: string;
  customer: Record<CustomerField, string>;
  /** Epoch milliseconds. */
  decidedAt: number;
  /** Epoch milliseconds from which statusCheck reports the authorisation. */
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
type CustomerField = (typeof customerFields)[number];

const successStates: readonly string[] = ['authorised', 'completed', 'voided', 'refunded'];

export type WspayStore = ReturnType<typeof openStore>;

/** The emulator's transactions, with the lookups the protocol requires. */
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
    /** The transaction that statusCheck reports: the successful one, otherwise the last one opened. */
    findByCart: (cart: string) =>
      findSuccessful(cart) ?? all().findLast(({ shoppingCartId }) => shoppingCartId === cart),
    close,
  };
}
