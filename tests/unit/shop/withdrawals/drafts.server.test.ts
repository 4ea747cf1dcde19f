import { expect, test } from 'vitest';
import { createDraft, findDraft } from '~/shop/withdrawals/drafts.server';
import { openMemoryDatabase } from '../../../support/memory-database';

const facts = { fullName: 'Ana', orderNumber: '1', email: 'ana@example.com', items: '', note: '' };

test('a draft remembers which order its key proved', async () => {
  const now = new Date();
  const db = await openMemoryDatabase();
  const proved = await createDraft(db, { facts, suspicion: null, provedOrderId: 7 }, now);
  const plain = await createDraft(db, { facts, suspicion: 'trap', provedOrderId: null }, now);
  expect(await findDraft(db, proved, now)).toMatchObject({ facts, provedOrderId: 7 });
  expect(await findDraft(db, plain, now)).toMatchObject({ suspicion: 'trap', provedOrderId: null });
});
