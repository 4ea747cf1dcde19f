import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '~/platform/database/schema';
import { claim, postpone } from '~/platform/mail/outbox-queue.server';
import { enqueue } from '~/platform/mail/outbox.server';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeMail } from '../../../support/new-mail';

const hour = 60 * 60_000;

const put = (db: Kysely<Database>, dedupeKey: string, kind: string, now: Date) =>
  enqueue(db, makeMail({ dedupeKey, kind }), { now });

test('a link to sign in is sent before orders, and both before 300 emails of forms', async () => {
  const db = await openMemoryDatabase();
  const start = new Date('2026-11-23T12:00:00Z');
  const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
  for (let form = 0; form < 300; form++) await put(db, `${form}`, 'enquiry-receipt', start);
  await put(db, 'order', 'order-confirmation', after(1));
  await put(db, 'withdrawal', 'withdrawal-receipt', after(2));
  await put(db, 'link', 'staff-sign-in', after(3));
  const order = [];
  for (let sent = 0; sent < 5; sent++) {
    order.push((await claim(db, after(4), 60_000))?.dedupe_key);
  }
  expect(order).toEqual(['link', 'order', 'withdrawal', '0', '1']);
});

test('an email that is tried again goes before those of its class that were written since', async () => {
  const db = await openMemoryDatabase();
  const start = new Date('2026-11-23T12:00:00Z');
  await put(db, 'first', 'enquiry-receipt', start);
  const first = await claim(db, start, 60_000);
  if (!first) throw new Error('There is a mail');
  await postpone(db, first, new Date(start.getTime() + 1000), 'later');
  const later = new Date(start.getTime() + 2000);
  await put(db, 'second', 'enquiry-receipt', later);
  expect(await claim(db, later, 60_000)).toMatchObject({ dedupe_key: 'first', attempts: 2 });
});

test('a clock that was ahead when a mail was put off does not hold it back for days', async () => {
  const db = await openMemoryDatabase();
  const right = new Date('2026-11-23T12:00:00Z');
  const ahead = new Date(right.getTime() + 48 * hour);
  await put(db, 'a', 'order-confirmation', right);
  const first = await claim(db, ahead, 60_000);
  if (!first) throw new Error('There is a mail');
  await postpone(db, first, new Date(ahead.getTime() + 6 * hour), 'later');
  expect(await claim(db, right, 60_000)).toMatchObject({ dedupe_key: 'a' });
  // Postponed by a correct clock, it waits; a lease in the future blocks no one either.
  await db.updateTable('outbox').set({ leased_until: ahead.toISOString() }).execute();
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: new Date(right.getTime() + 6 * hour).toISOString() })
    .execute();
  expect(await claim(db, right, 60_000)).toBeUndefined();
  expect(await claim(db, new Date(right.getTime() + 6 * hour), 60_000)).toMatchObject({ id: 1 });
});
