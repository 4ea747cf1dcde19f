import type { OrderTask } from '~/shop/orders/order-task';

/** A statement of withdrawal as an order's pages show it. */
export type OrderStatement = {
  reference: string;
  /** The withdrawn goods as typed; empty if the whole contract is meant. */
  items: string;
  /** Whether it is known to come from the buyer. */
  isProven: boolean;
  /** Whether it still requires a payment action. */
  isOpen: boolean;
  /** The last day for the refund, `2026-12-05`. */
  dueDay: string;
};

/**
 * The statement that still requires a payment action for everything, proven or not. One is enough: strangers may have
 * written many.
 */
export const findOpenWhole = (statements: readonly OrderStatement[]): OrderStatement | undefined =>
  statements.find(({ items, isOpen }) => isOpen && items === '');

/**
 * A task as the sheet words it. `withdrawn`: from everything, and the parcel is still here; `unproven`: it is not known
 * whether the buyer withdrew.
 */
export type SheetTask =
  OrderTask | 'withdrawnSent' | 'withdrawnPartly' | 'withdrawnPartlySent' | 'unproven';

/** What a withdrawal requires depends on its goods, its proof and the parcel. Other tasks are unchanged. */
export function toSheetTask(
  task: OrderTask | undefined,
  statements: readonly OrderStatement[],
  isSent: boolean,
): SheetTask | undefined {
  if (task !== 'withdrawn') return task;
  const proven = statements.filter(({ isOpen, isProven }) => isOpen && isProven);
  if (proven.length === 0) return 'unproven';
  const isPartial = proven.every(({ items }) => items !== '');
  if (isPartial) return isSent ? 'withdrawnPartlySent' : 'withdrawnPartly';
  return isSent ? 'withdrawnSent' : 'withdrawn';
}
