import { expect, test } from 'vitest';
import { loadGuestRequest } from '~/hospitality/replies/guest-request.loader.server';
import { makeLoadContext } from '../../../support/load-context';
import { openMemoryDatabase } from '../../../support/memory-database';

const token = 't'.repeat(43);

test.each([
  ['accepted', 'Vidimo se'],
  ['confirmed', 'Potvrđeno, vidimo se'],
  ['cancelled', 'Otkazano'],
] as const)('the title of a page in the state %s begins with it', async (state, title) => {
  const db = await openMemoryDatabase();
  const details = { house: 'restaurant', date: '2027-07-10', time: '20:30', guests: 4 };
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
  const now = new Date('2026-11-24T08:00:00Z');
  const view = await loadGuestRequest(makeLoadContext({ db }), token, 'hr', now);
  expect(view?.words).toBe(state);
  expect(view?.formTitle.title).toMatch(new RegExp(`^${title} – Vaš upit`));
  expect(view?.formTitle.errorPrefix).toBe('Pogreška: ');
});
