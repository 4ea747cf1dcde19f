import { expect, test } from 'vitest';
import { storeEnquiry } from '~/hospitality/enquiries/enquiries.server';
import { openMemoryDatabase } from '../../../support/memory-database';

const now = new Date('2026-11-23T12:00:00Z');

test('a mailbox gets ten confirmations in an hour, however its address is written', async () => {
  const db = await openMemoryDatabase();
  const send = (email: string, id: string, at = now) =>
    storeEnquiry(
      db,
      { kind: 'contact', full_name: 'Ana', email, phone: '', message: id, locale: 'hr' },
      { ids: [id], mails: [], now: at },
    );
  const ways = ['victim@example.com', 'Victim@Example.com', 'victim+1@example.com'];
  for (let i = 0; i < 10; i += 1) expect(await send(ways[i % 3] ?? '', `${i}`)).toBe('stored');
  expect(await send('victim+2@example.com', 'more')).toBe('limited');
  expect(await send('VICTIM@example.com', '3')).toBe('known');
  expect(await send('other@example.com', 'other')).toBe('stored');
  const later = new Date(now.getTime() + 60 * 60_000);
  expect(await send('victim+2@example.com', 'more', later)).toBe('stored');
});
