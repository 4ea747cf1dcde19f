import { expect, test } from 'vitest';
import { GuestRequestScreen } from '~/hospitality/replies/guest-request-screen';
import { loadGuestRequest } from '~/hospitality/replies/guest-request.loader.server';
import { makeLoadContext } from '../../../support/load-context';
import { openMemoryDatabase } from '../../../support/memory-database';
import { ask } from '../../../support/guest-request';
import { renderScreen } from '../../../support/render-screen';

const token = 't'.repeat(43);

test('the page of a gift without a day links to the withdrawal in the words that the law prescribes', async () => {
  const db = await openMemoryDatabase();
  const details = { packageId: 'spring-walk', forWhom: 'gift', voucher: 'buyer', persons: 2 };
  await ask(db, { kind: 'package', details: JSON.stringify(details) });
  await db.updateTable('enquiries').set({ state: 'accepted', token }).execute();
  const now = new Date('2026-11-24T08:00:00Z');
  const request = await loadGuestRequest(makeLoadContext({ db }), token, 'en', now);
  if (!request) throw new Error('There is no such request');
  const page = await renderScreen(<GuestRequestScreen request={request} />, { locale: 'en' });
  expect(page).toContain(
    'The page <a href="/en/withdraw">Withdraw from contract here</a> explains',
  );
});
