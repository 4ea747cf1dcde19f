import type { Kysely } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { findRemains } from '~/operator/erasure-remains';
import type { Database } from '~/platform/database/schema';
import { logAction } from '~/reception/log/staff-actions.server';
import { saveDraft, startDraft } from '~/shop/checkout/drafts.server';
import { erasePersonalData, findPersonalData } from '~/site/privacy/personal-data.server';
import { makeTempDir, openMemoryDatabase } from '../../support/memory-database';

const ana = 'ana@example.com';

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openMemoryDatabase();
});

const subject = () => ({ address: ana, mailDir: makeTempDir(), now: new Date() });

const findAfter = async (change: () => Promise<unknown>) => {
  const draft = { ...startDraft(), values: { email: ana } };
  await saveDraft(db, draft, new Date());
  const records = await erasePersonalData(db, subject());
  await change();
  return findRemains(db, ana, records, () => findPersonalData(db, subject()));
};

test('nothing remains after an erasure', async () => {
  expect(await findAfter(async () => {})).toEqual({ isOfStaff: false, problem: undefined });
});

test('what a guest enters during the erasure is no bug', async () => {
  const { problem } = await findAfter(() =>
    saveDraft(db, { ...startDraft(), values: { email: ana } }, new Date()),
  );
  expect(problem).toBe('more was stored about the address meanwhile: run this again');
});

test('an address that no rule finds is a bug', async () => {
  const { problem } = await findAfter(async () => {
    await db.schema.createTable('guest_book').addColumn('words', 'text').execute();
    await db
      .insertInto('guest_book' as never)
      .values({ words: ana } as never)
      .execute();
  });
  expect(problem).toBe('the address is still in guest_book.words (1); please report this as a bug');
});

test('the address of a member of staff stays where staff are named', async () => {
  const action = { staffEmail: ana, action: 'refund', screen: '/reception', now: new Date() };
  const remains = await findAfter(() => logAction(db, { ...action, subject: '', details: {} }));
  expect(remains).toEqual({ isOfStaff: true, problem: undefined });
});
