import { expect, test } from 'vitest';
import { runSeed } from '../../../invoices/invoice-runs';

// `npm run test:invoices` runs 100,000.
const count = 12;

test(`${count} random schedules of charges, refunds, kills and faults of the tax office leave the books in order`, async () => {
  const { figures, broken } = await runSeed(Math.floor(Math.random() * 2 ** 31), count);
  expect(broken).toBeUndefined();
  expect(figures.schedules).toBe(count);
});
