import { expect, test } from 'vitest';
import { claim, postpone } from '~/platform/mail/outbox-queue.server';
import { enqueue } from '~/platform/mail/outbox.server';
import { openMemoryDatabase } from '../../../support/memory-database';

const hour = 60 * 60_000;

test('a clock that was ahead when a mail was put off does not hold it back for days', async () => {
  const db = await openMemoryDatabase();
  const right = new Date('2026-11-23T12:00:00Z');
  const ahead = new Date(right.getTime() + 48 * hour);
  await enqueue(
    db,
    {
      dedupeKey: 'a',
      kind: 'order-confirmation',
      siteUrl: 'https://linden.example',
      to: { name: 'Ana', address: 'ana@example.com' },
      subject: 'a',
      html: 'a',
      text: 'a',
    },
    { now: right },
  );
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
