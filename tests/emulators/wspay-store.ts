import {
  appendFileSync,
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Locale } from '../../app/i18n/locales';
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

/**
 * The emulator's transactions: in memory, and with a file also as JSON lines, one whole transaction per change,
 * the last line of an id counts. A change is on the disk before the function returns.
 */
export function openStore(stateFile?: string) {
  const transactions = new Map<string, EmulatedTransaction>();
  const file = stateFile === undefined ? undefined : openLines(stateFile, transactions);

  function put(transaction: EmulatedTransaction): EmulatedTransaction {
    if (file !== undefined) appendLine(file, JSON.stringify(transaction));
    transactions.set(transaction.id, transaction);
    return transaction;
  }

  const all = () => [...transactions.values()];
  const findSuccessful = (cart: string) =>
    all().find(
      ({ shoppingCartId, state }) => shoppingCartId === cart && successStates.includes(state),
    );
  return {
    all,
    put,
    find: (id: string) => transactions.get(id),
    findSuccessful,
    /** What statusCheck answers about: the successful one, else the last one opened. */
    findByCart: (cart: string) =>
      findSuccessful(cart) ?? all().findLast(({ shoppingCartId }) => shoppingCartId === cart),
    close: () => {
      if (file !== undefined) closeSync(file);
    },
  };
}

function openLines(path: string, transactions: Map<string, EmulatedTransaction>): number {
  mkdirSync(dirname(path), { recursive: true });
  if (existsSync(path)) {
    const content = readFileSync(path);
    const end = content.lastIndexOf('\n') + 1;
    for (const line of content.subarray(0, end).toString('utf8').split('\n').filter(Boolean)) {
      const transaction = JSON.parse(line) as EmulatedTransaction;
      transactions.set(transaction.id, transaction);
    }
    // A process that died while writing leaves half a line, which was never answered for.
    if (end < content.length) truncateSync(path, end);
  }
  const file = openSync(path, 'a', 0o600);
  syncDirectory(dirname(path));
  return file;
}

/** All or nothing: what a full disk has taken of a line is taken back. */
function appendLine(file: number, line: string): void {
  const { size } = fstatSync(file);
  try {
    appendFileSync(file, `${line}\n`);
    fsyncSync(file);
  } catch (error) {
    ftruncateSync(file, size);
    throw error;
  }
}

function syncDirectory(path: string): void {
  const directory = openSync(path, 'r');
  fsyncSync(directory);
  closeSync(directory);
}
