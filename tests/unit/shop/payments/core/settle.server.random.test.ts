import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openMemoryDatabase } from '../../../../support/memory-database';
import { findContradictions } from '../../../../support/order-oracle';
import { runSchedule, schedule } from '../../../../support/order-schedule';

// `npm run test:model` runs more.
const numRuns = Number(process.env.MODEL_RUNS ?? 300);
const seed = process.env.MODEL_SEED ? Number(process.env.MODEL_SEED) : undefined;

test(
  `${numRuns} random schedules end as the provider’s books say`,
  { timeout: 120_000 + numRuns * 200 },
  async () => {
    const db = await openMemoryDatabase();
    const ends = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(schedule, async (made) => {
        const outcome = await runSchedule(db, made);
        expect(findContradictions(outcome)).toEqual([]);
        const { state } = outcome.order;
        ends.set(state, (ends.get(state) ?? 0) + 1);
      }),
      {
        numRuns,
        ...(seed === undefined ? {} : { seed }),
        endOnFailure: process.env.MODEL_SHRINK !== '1',
      },
    );
    if (process.env.MODEL_RUNS) console.log(JSON.stringify(Object.fromEntries(ends)));
    // Schedules that never get anywhere would prove nothing. Refunded are two of a hundred: 300 may be without one.
    const rare = numRuns < 1_000 ? [] : ['refunded'];
    for (const state of ['authorised', 'captured', 'voided', 'expired', ...rare])
      expect(ends.get(state) ?? 0, state).toBeGreaterThan(0);
  },
);
