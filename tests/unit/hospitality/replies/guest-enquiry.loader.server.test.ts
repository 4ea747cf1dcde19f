import { expect, onTestFinished, test, vi } from 'vitest';
import {
  loadGuestEnquiry,
  submitGuestAction,
} from '~/hospitality/replies/guest-enquiry.loader.server';
import type { EnquiryState } from '~/platform/database/enquiry-tables';
import { log } from '~/platform/log/log.server';
import { makeLoadContext } from '../../../support/load-context';
import { openMemoryDatabase } from '../../../support/memory-database';

const token = 't'.repeat(43);
const day = new Date('2026-11-24T08:00:00Z');

/** A database with one enquiry for a table, whose page has the token. */
async function openWithRequest(state: EnquiryState) {
  const db = await openMemoryDatabase();
  const details = { venue: 'restaurant', date: '2027-07-10', time: '20:30', guests: 4 };
  await db
    .insertInto('enquiries')
    .values({
      submission_id: 'one',
      kind: 'table',
      locale: 'hr',
      full_name: 'Eva',
      email: 'eva@example.com',
      phone: '',
      message: '',
      details: JSON.stringify(details),
      created_at: '2026-11-23T08:00:00Z',
      token,
      state,
    })
    .execute();
  return db;
}

test.each([
  ['accepted', 'Vidimo se'],
  ['confirmed', 'Potvrđeno, vidimo se'],
  ['cancelled', 'Otkazano'],
  ['declined', 'Nažalost, ne možemo vas primiti'],
] as const)('the title of a page in the state %s begins with it', async (state, title) => {
  const db = await openWithRequest(state);
  const now = new Date('2026-11-24T08:00:00Z');
  const view = await loadGuestEnquiry(makeLoadContext({ db }), token, 'hr', now);
  expect(view?.words).toBe(state);
  expect(view?.formTitle).toEqual({ title, detail: 'Vaš upit', errorPrefix: 'Pogreška: ' });
});

test('the page that confirms a package has its dates, its total and the terms', async () => {
  const db = await openWithRequest('accepted');
  const details = {
    packageId: 'spring-walk',
    forWhom: 'myself',
    date: '2027-04-16',
    persons: 2,
    personCents: 15_000,
    totalCents: 30_000,
  };
  await db
    .updateTable('enquiries')
    .set({ kind: 'package', details: JSON.stringify(details) })
    .execute();
  const now = new Date('2026-11-24T08:00:00Z');
  const load = () => loadGuestEnquiry(makeLoadContext({ db }), token, 'hr', now);
  const labels = ['Paket', 'Termin', 'Broj osoba', 'Ukupno s PDV-om', 'Raskid'];
  expect((await load())?.facts.map(({ label }) => label)).toEqual(labels);
  await db.updateTable('enquiries').set({ state: 'declined' }).execute();
  const declined = await load();
  expect(declined?.facts.map(({ label }) => label)).toEqual(labels.slice(0, 3));
  // The guest may have it in a calendar from the time before.
  expect(declined?.calendar).toContain(token);
});

test('the page of a refusal names what was asked for, not what was reserved before', async () => {
  const db = await openWithRequest('declined');
  const view = await loadGuestEnquiry(makeLoadContext({ db }), token, 'en', day);
  expect(view?.facts.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['Saturday 10\u00a0July 2027', '20:30']),
  );
});

test.each([
  ['accepted', 'We are keeping it for you'],
  ['confirmed', 'Confirmed, thank you'],
  ['declined', 'We are sorry, this package is not available'],
] as const)('who gives a package away is not expected: %s', async (state, title) => {
  const db = await openWithRequest(state);
  const details = { packageId: 'spring-walk', forWhom: 'gift', voucher: 'buyer', persons: 2 };
  await db
    .updateTable('enquiries')
    .set({ kind: 'package', details: JSON.stringify(details) })
    .execute();
  const view = await loadGuestEnquiry(makeLoadContext({ db }), token, 'en', day);
  expect([view?.context, view?.formTitle.title]).toEqual(['gift', expect.stringContaining(title)]);
});

test('the page of a package of several days is not over before the last of them', async () => {
  const db = await openWithRequest('confirmed');
  // A day that reception has proposed, with one night as in the content.
  const stay = { packageId: 'spring-walk', forWhom: 'myself', date: '2027-05-01', persons: 2 };
  await db
    .updateTable('enquiries')
    .set({ kind: 'package', details: JSON.stringify(stay), reserved_date: stay.date })
    .execute();
  const viewOn = async (isoDay: string) => {
    const now = new Date(`${isoDay}T08:00:00Z`);
    const view = await loadGuestEnquiry(makeLoadContext({ db }), token, 'hr', now);
    return { words: view?.words, hasCalendar: view?.calendar !== undefined };
  };
  expect(await viewOn('2027-05-01')).toEqual({ words: 'confirmed', hasCalendar: true });
  expect(await viewOn('2027-05-02')).toEqual({ words: 'current', hasCalendar: true });
  expect(await viewOn('2027-05-03')).toEqual({ words: 'over', hasCalendar: false });
});

test('answers that change nothing keep no other guest from answering', async () => {
  vi.spyOn(log, 'info').mockReturnValue();
  vi.useFakeTimers({ now: new Date('2026-11-24T08:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const context = makeLoadContext({ db: await openWithRequest('accepted') });
  const confirm = async (version: string, client: string) => {
    const request = new Request('https://linden.example', {
      method: 'POST',
      headers: { 'x-site-client': client },
      body: new URLSearchParams({ intent: 'confirm', version }),
    });
    return (await submitGuestAction(context, request, token))?.kind;
  };
  const outdated = new Map<string | undefined, number>();
  for (let i = 0; i < 400; i += 1) {
    const kind = await confirm('99', `198.51.100.${Math.floor(i / 40)}`);
    outdated.set(kind, (outdated.get(kind) ?? 0) + 1);
  }
  // Each client has thirty.
  expect(Object.fromEntries(outdated)).toEqual({ changed: 300, limited: 100 });
  expect(await confirm('0', '203.0.113.7')).toBe('done');
});
