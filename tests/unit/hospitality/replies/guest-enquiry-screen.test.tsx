import { expect, test } from 'vitest';
import { GuestEnquiryScreen } from '~/hospitality/replies/guest-enquiry-screen';
import { loadGuestEnquiry } from '~/hospitality/replies/guest-enquiry.loader.server';
import { makeLoadContext } from '../../../support/load-context';
import { openMemoryDatabase } from '../../../support/memory-database';
import { ask } from '../../../support/guest-enquiry';
import { renderScreen } from '../../../support/render-screen';

const token = 't'.repeat(43);

test('before a package is confirmed the page says that this creates no duty to pay; a table has no price', async () => {
  const now = new Date('2026-11-24T08:00:00Z');
  const pageOf = async (kind: 'package' | 'table', state: 'accepted' | 'confirmed') => {
    const db = await openMemoryDatabase();
    const own = { packageId: 'spring-walk', forWhom: 'myself', persons: 2, date: '2027-05-07' };
    await ask(db, kind === 'package' ? { kind, details: JSON.stringify(own) } : { kind });
    await db.updateTable('enquiries').set({ state, token }).execute();
    const enquiry = await loadGuestEnquiry(makeLoadContext({ db }), token, 'en', now);
    if (!enquiry) throw new Error('There is no such enquiry');
    return renderScreen(<GuestEnquiryScreen enquiry={enquiry} />, { locale: 'en' });
  };
  const sentence = 'Confirming creates no obligation to pay';
  const accepted = await pageOf('package', 'accepted');
  expect(accepted.indexOf(sentence)).toBeGreaterThan(0);
  expect(accepted.indexOf(sentence)).toBeLessThan(accepted.indexOf('Confirm my booking'));
  expect(await pageOf('package', 'confirmed')).not.toContain(sentence);
  const table = await pageOf('table', 'accepted');
  expect(table).toContain('Confirm my booking');
  expect(table).not.toContain(sentence);
});

test('the page of a gift without a day links to the withdrawal in the words that the law prescribes', async () => {
  const db = await openMemoryDatabase();
  const details = { packageId: 'spring-walk', forWhom: 'gift', voucher: 'buyer', persons: 2 };
  await ask(db, { kind: 'package', details: JSON.stringify(details) });
  await db.updateTable('enquiries').set({ state: 'accepted', token }).execute();
  const now = new Date('2026-11-24T08:00:00Z');
  const enquiry = await loadGuestEnquiry(makeLoadContext({ db }), token, 'en', now);
  if (!enquiry) throw new Error('There is no such enquiry');
  const page = await renderScreen(<GuestEnquiryScreen enquiry={enquiry} />, { locale: 'en' });
  expect(page).toContain(
    'The page <a href="/en/withdraw">Withdraw from contract here</a> explains',
  );
});

test.each(['accepted', 'proposed', 'confirmed'] as const)(
  'in the state %s nothing cancels at the first press, which may be the second one of “Confirm”',
  async (state) => {
    const db = await openMemoryDatabase();
    await ask(db);
    await db.updateTable('enquiries').set({ state, token }).execute();
    const now = new Date('2026-11-24T08:00:00Z');
    const enquiry = await loadGuestEnquiry(makeLoadContext({ db }), token, 'en', now);
    if (!enquiry) throw new Error('There is no such enquiry');
    const page = await renderScreen(<GuestEnquiryScreen enquiry={enquiry} />, { locale: 'en' });
    const [closed = ''] = /<details[^>]*>.*<\/details>/.exec(page) ?? [];
    expect(closed).toMatch(/^<details(?![^>]* open)[^>]*><summary[^>]*>Cancel my booking</);
    expect(closed).toContain('value="cancel"');
    expect(page.replace(closed, '')).not.toContain('value="cancel"');
  },
);
