import { expect, test } from 'vitest';
import { createKey } from '~/reception/desk-keys.server';
import { consumeChallenge, createChallenge } from '~/reception/passkeys/challenges.server';
import { openMemoryDatabase } from '../../../support/memory-database';
import { addStaff } from '../../../support/passkey-desk';

const now = new Date('2026-11-24T08:00:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const browser = createKey();

test('a challenge works once, however many answers arrive at the same time', async () => {
  const db = await openMemoryDatabase();
  const challenge = await createChallenge(db, { staffId: null, browser, now });
  const answers = [1, 2, 3].map(() =>
    consumeChallenge(db, { challenge, staffId: null, browser, now: minutesLater(4) }),
  );
  expect((await Promise.all(answers)).filter(Boolean)).toEqual([true]);
});

test('a challenge is over after five minutes, and forgotten with the next', async () => {
  const db = await openMemoryDatabase();
  const challenge = await createChallenge(db, { staffId: null, browser, now });
  const late = { challenge, staffId: null, browser, now: minutesLater(5) };
  expect(await consumeChallenge(db, late)).toBe(false);
  await createChallenge(db, { staffId: null, browser, now: minutesLater(5) });
  expect(await db.selectFrom('staff_challenges').select('id').execute()).toHaveLength(1);
});

test('a challenge belongs to one browser, and to one member or to none', async () => {
  const db = await openMemoryDatabase();
  const [marta, ivo] = [
    await addStaff(db, 'marta@example.com'),
    await addStaff(db, 'ivo@example.com'),
  ];
  const owner = { staffId: marta, browser, now };
  const challenge = await createChallenge(db, owner);
  for (const wrong of [
    { staffId: ivo },
    { staffId: null },
    { browser: createKey() },
    { browser: undefined },
    { challenge: createKey() },
    { challenge: `${challenge}'--` },
  ]) {
    expect(await consumeChallenge(db, { challenge, ...owner, ...wrong })).toBe(false);
  }
  expect(await consumeChallenge(db, { challenge, ...owner })).toBe(true);
});

test('the database holds neither the challenge nor the browser’s key', async () => {
  const db = await openMemoryDatabase();
  const challenge = await createChallenge(db, { staffId: null, browser, now });
  const rows = JSON.stringify(await db.selectFrom('staff_challenges').selectAll().execute());
  for (const key of [challenge, browser]) expect(rows).not.toContain(key);
});
