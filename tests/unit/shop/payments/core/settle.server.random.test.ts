import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openMemoryDatabase } from '../../../../support/memory-database';
import { findContradictions } from '../../../../support/order-oracle';
import { type Outcome, runSchedule, schedule } from '../../../../support/order-schedule';

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
        for (const end of [outcome.order.state, ...listSecondHolds(outcome)])
          ends.set(end, (ends.get(end) ?? 0) + 1);
      }),
      {
        numRuns,
        ...(seed === undefined ? {} : { seed }),
        endOnFailure: process.env.MODEL_SHRINK !== '1',
      },
    );
    if (process.env.MODEL_RUNS) console.log(JSON.stringify(Object.fromEntries(ends)));
    // Schedules that never get anywhere would prove nothing. One in a hundred expires: 300 may be without it.
    const rare = numRuns < 1_000 ? [] : ['expired'];
    const common = ['authorised', 'captured', 'voided', 'refunded', 'second hold released'];
    for (const end of [...common, ...rare]) expect(ends.get(end) ?? 0, end).toBeGreaterThan(0);
  },
);

/** A hold that pays for nothing, because another one pays the order. */
const listSecondHolds = ({ order: { attempts, operations } }: Outcome): string[] =>
  operations
    .filter(({ kind, state }) => kind === 'void' && state === 'done')
    .filter(({ attempt_id }) => attempts.find(({ id }) => id === attempt_id)?.state === 'failed')
    .map(() => 'second hold released');
