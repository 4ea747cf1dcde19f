import { expect, onTestFinished, test } from 'vitest';
import { startJournalJob } from '~/shop/payments/jobs/journal-job.server';
import { newPaymentReference } from '~/shop/payments/core/payment-reference.server';
import { listUnmatched } from '~/shop/payments/core/unmatched-payments.server';
import { reserved } from '../../../../support/fake-provider';
import { makeJournal } from '../../../../support/memory-journal';
import { orderNumber } from '../../../../support/order-number';
import { setUpSettling } from '../../../../support/settlement-fixture';

/** Machines that share a database; one payment is held that the database has lost. */
async function setUp() {
  const bench = await setUpSettling();
  const reference = newPaymentReference();
  const at = bench.clock.now.toISOString();
  bench.words.set(reference, reserved(5000));
  const run = async ({ isSweeping = false, knows = true }) => {
    const { journal, entries } = makeJournal();
    const order = orderNumber(77);
    if (knows) entries.push({ reference, provider: 'wspay', order, amountCents: 5000, at });
    const dependencies = { ...bench.dependencies, journal };
    const job = startJournalJob(dependencies, {}, () => isSweeping);
    onTestFinished(() => job.stop());
    await job.started;
  };
  const found = async () => ({
    payments: (await listUnmatched(bench.db)).map((row) => row.reference),
    mails: (await bench.db.selectFrom('outbox').select('id').execute()).length,
  });
  return { reference, run, found };
}

test('a lost payment is found on the machine whose journal knows it, once', async () => {
  const { reference, run, found } = await setUp();
  await run({ knows: false });
  expect(await found()).toEqual({ payments: [], mails: 0 });
  await Promise.all([run({}), run({})]);
  expect(await found()).toEqual({ payments: [reference], mails: 1 });
});

test('the process that runs the sweeper leaves the journal to it', async () => {
  const { run, found } = await setUp();
  await run({ isSweeping: true });
  expect(await found()).toEqual({ payments: [], mails: 0 });
});
