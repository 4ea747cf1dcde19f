import { expect, test } from 'vitest';
import { describeRestore } from '~/operator/restore-report';
import type { BackupManifest } from '~/platform/backup/backup-manifest';

type Change = {
  orders?: number;
  hasWspayPayments?: boolean;
  hasStock?: boolean;
  isAsked?: boolean;
  withoutInvoice?: string[];
  hasLaterPayments?: boolean;
  highestInvoices?: string[];
};

const describe = (change: Change) => {
  const { orders = 7, hasWspayPayments = false, hasStock = false, isAsked = true } = change;
  // What else is in the manifest is not printed.
  const manifest = { orders, lastOrder: 'M-2026-000007', secrets: [] as string[] };
  return describeRestore({
    manifest: manifest as unknown as BackupManifest,
    at: '2026-11-29 16:25',
    sequence: 3000,
    queried: isAsked ? 7 : undefined,
    held: 0,
    stopped: 0,
    reviews: 0,
    unmatched: 0,
    hasInvoices: change.highestInvoices !== undefined,
    highestInvoices: change.highestInvoices ?? [],
    lostInvoices: 0,
    withoutInvoice: change.withoutInvoice ?? [],
    hasLaterPayments: change.hasLaterPayments ?? true,
    hasWspayPayments,
    hasStock,
    aside: undefined,
  });
};

test('parcels that left since the backup are named, unless there are no orders', () => {
  const parcels = 'Parcels handed over since 2026-11-29 16:25 are listed to be handed over again';
  expect(describe({})).toContain(parcels);
  expect(describe({ orders: 0 })).not.toContain('Parcels');
});

test('refunds that a provider does not report are named where there are such payments', () => {
  expect(describe({ hasWspayPayments: true })).toContain(
    'WSPay does not report refunds of a part: those since 2026-11-29 16:25',
  );
  expect(describe({})).not.toContain('WSPay');
  const unasked = describe({ hasWspayPayments: true, isAsked: false });
  expect(unasked).toContain('is here, and their order was charged before. Otherwise');
});

test('what staff would do a second time, or sell without having it, is named', () => {
  expect(describe({})).toContain('Requests answered since 2026-11-29 16:25');
  expect(describe({ hasStock: true })).toContain('The stock is as it was on 2026-11-29 16:25');
  expect(describe({})).not.toContain('stock');
});

test('what the journals do not tell is named', () => {
  const nothing = 'The payment journal has nothing since 2026-11-29 16:25';
  expect(describe({ hasLaterPayments: false })).toContain(nothing);
  expect(describe({ hasLaterPayments: false, orders: 0 })).not.toContain('payment journal');
  expect(describe({})).not.toContain('payment journal');
  const named = describe({ withoutInvoice: ['M-2026-000003', 'M-2026-000005'] });
  expect(named).toContain('2 orders charged or refunded since');
  expect(named).toContain('by hand: M-2026-000003, M-2026-000005');
  expect(describe({})).not.toContain('charged or refunded since');
});

test('what has to be done before the site starts comes before its start', () => {
  const issued = describe({ highestInvoices: ['41/WEB1/1', '7/WEB2/1'] });
  expect(issued).toMatch(
    /Before you start the site:\n- The highest invoice number known here is 41\/WEB1\/1, 7\/WEB2\/1\. .*\n\nThen start the site\. /,
  );
  expect(describe({ highestInvoices: [] })).toContain('No invoice number of this year');
  expect(describe({})).not.toContain('Before');
  expect(describe({})).toContain('\n\nStart the site. What is left to you:\n- ');
});
