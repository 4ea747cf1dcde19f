import {
  type BeforeSending,
  type PaymentIds,
  type PaymentProvider,
  PaymentRefused,
  type PaymentStatus,
  PaymentUnavailable,
} from '~/shop/payments/core/payments';

/** The property-based tests' provider record for one reference. Amounts in cents. */
export type LedgerEntry = {
  reference: string;
  state: Exclude<PaymentStatus['state'], 'unknown'>;
  amountCents: number;
  capturedCents: number;
  refundedCents: number;
  ids: PaymentIds;
  isClosed: boolean;
  /** How often the payment was captured, and the cents refunded, at the shop's request. */
  captures: number;
  refunds: number;
  /** Actions taken in the provider's own back office. */
  byHand: Set<'capture' | 'void' | 'refund'>;
};

/**
 * Each affects one call. `none`: it works, and the next fault waits for the call after it; `down`: nothing is done; `lost`: it
 * is done, but the response is lost; `killed`: it is done, but the calling process is killed before the response.
 */
export type LedgerFault = 'none' | 'down' | 'lost' | 'killed';

/**
 * A payment provider that keeps a ledger. With `keyed` it supports idempotency keys and reports partial refunds;
 * without, it does neither, like WSPay.
 */
export function makeLedger(options: { keyed: boolean }) {
  const entries = new Map<string, LedgerEntry>();
  const done = new Set<string>();
  const faults: LedgerFault[] = [];
  const killed: (() => void)[] = [];

  const find = (reference: string): LedgerEntry => {
    const entry = entries.get(reference);
    if (!entry) throw new PaymentUnavailable('not known');
    return entry;
  };

  async function call<Answer>(work: () => Answer): Promise<Answer> {
    const fault = faults.shift();
    if (fault === 'down') throw new PaymentUnavailable('down');
    const response = work();
    if (fault === 'lost') throw new PaymentUnavailable('lost');
    if (fault !== 'killed') return response;
    for (const notify of killed.splice(0)) notify();
    return new Promise<Answer>(() => {});
  }

  /** With keys, a repeated request has one effect; without, the provider itself must reject what is not possible. */
  const once = async (
    key: string,
    beforeSending: BeforeSending | undefined,
    operation: () => void,
  ) => {
    await beforeSending?.();
    await call(() => {
      if (options.keyed && done.has(key)) return;
      operation();
      done.add(key);
    });
  };

  const provider = {
    id: 'wspay',
    formOrigin: 'https://pay.test',
    holdMs: 7 * 24 * 60 * 60_000,
    reportsPartialRefunds: options.keyed,
    start: ({ reference, amountCents }) =>
      call(() => {
        if (!entries.has(reference)) entries.set(reference, openEntry(reference, amountCents));
        return { url: `https://pay.test/${reference}` };
      }),
    parseReturn: () => ({ reference: '', success: false }),
    parseCallback: () => undefined,
    status: ({ reference }) =>
      call(() => toStatus(entries.get(reference), reference, options.keyed)),
    close: ({ reference }) =>
      call(() => {
        const entry = entries.get(reference);
        if (entry && options.keyed) entry.isClosed = true;
      }),
    capture: ({ reference }, cents, key, beforeSending) =>
      once(key, beforeSending, () => {
        const entry = find(reference);
        charge(entry, cents);
        entry.captures += 1;
      }),
    void: ({ reference }, key, beforeSending) =>
      once(key, beforeSending, () => release(find(reference))),
    refund: ({ reference }, cents, key, beforeSending) =>
      once(key, beforeSending, () => {
        const entry = find(reference);
        giveBack(entry, cents);
        entry.refunds += cents;
      }),
  } satisfies PaymentProvider;

  /** Simulates an action in the provider's own back office, as far as it allows it. */
  function byHand(reference: string, what: 'capture' | 'void' | 'refund', cents: number): void {
    const entry = entries.get(reference);
    if (!entry) return;
    try {
      if (what === 'capture') charge(entry, cents);
      else if (what === 'void') release(entry);
      else giveBack(entry, cents);
      entry.byHand.add(what);
    } catch {
      // The back office refuses it too.
    }
  }

  return {
    provider,
    entries,
    faults,
    byHand,
    /** Resolves when a call has killed its process. */
    untilKilled: () => new Promise<void>((resolve) => void killed.push(resolve)),
  };
}

function openEntry(reference: string, amountCents: number): LedgerEntry {
  return {
    reference,
    state: 'open',
    amountCents,
    capturedCents: 0,
    refundedCents: 0,
    ids: { orderId: `id-${reference}`, stan: '1', approvalCode: '1' },
    isClosed: false,
    captures: 0,
    refunds: 0,
    byHand: new Set(),
  };
}

function toStatus(
  entry: LedgerEntry | undefined,
  reference: string,
  keyed: boolean,
): PaymentStatus {
  if (!entry) return { state: 'unknown', reference };
  const { state, amountCents, capturedCents, refundedCents, ids } = entry;
  if (state === 'open' || state === 'failed') return { state, reference };
  const isCharged = capturedCents > 0;
  const reportsRefunds = keyed || state === 'refunded';
  return {
    state,
    reference,
    currency: 'EUR',
    ids: { ...ids },
    ...((keyed || !isCharged) && { amountCents }),
    ...(isCharged && { capturedCents, ...(reportsRefunds && { refundedCents }) }),
  };
}

function charge(entry: LedgerEntry, cents: number): void {
  if (entry.state !== 'authorised' || cents > entry.amountCents)
    throw new PaymentRefused('cannot be charged');
  entry.state = 'captured';
  entry.capturedCents = cents;
  // The approval code changes, as it may at WSPay.
  entry.ids = { ...entry.ids, approvalCode: '2' };
}

function release(entry: LedgerEntry): void {
  if (entry.state !== 'authorised') throw new PaymentRefused('cannot be released');
  entry.state = 'voided';
}

function giveBack(entry: LedgerEntry, cents: number): void {
  if (entry.state !== 'captured' || entry.refundedCents + cents > entry.capturedCents)
    throw new PaymentRefused('cannot be given back');
  entry.refundedCents += cents;
  if (entry.refundedCents === entry.capturedCents) entry.state = 'refunded';
}
