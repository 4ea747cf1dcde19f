import { expect, test } from 'vitest';
import { describeRestore } from '~/operator/restore-report';
import type { BackupManifest } from '~/platform/backup/backup-manifest';

const describe = (change: { orders?: number; hasWspayPayments?: boolean }) => {
  const { orders = 7, hasWspayPayments = false } = change;
  // What else is in the manifest is not printed.
  const manifest = { orders, lastOrder: 'M-2026-000007', secrets: [] as string[] };
  return describeRestore({
    manifest: manifest as unknown as BackupManifest,
    at: '2026-11-29 16:25',
    sequence: 3000,
    queried: 7,
    held: 0,
    stopped: 0,
    reviews: 0,
    unmatched: 0,
    hasInvoices: false,
    lostInvoices: 0,
    hasWspayPayments,
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
});
