import { expect, onTestFinished, test } from 'vitest';
import { createRandom } from '../crash/random';
import { checkMails } from '../double/check';
import { runRound } from '../double/round';
import { startDoubleShop } from '../double/shop';

// `npm run test:double` does the same with 100,000 submissions, and on two processes.
test('checkouts submitted several times at once, some over connections that are cut, make one order each', async () => {
  const shop = await startDoubleShop('sqlite');
  onTestFinished(() => shop.stop());
  const { submissions, findings } = await runRound(shop, 24, createRandom(1));
  expect(submissions.map(({ answers }) => answers.length).sort()).toContain(4);
  expect(submissions.filter(({ plan }) => plan.cut).length).toBeGreaterThan(5);
  expect(submissions.filter(({ plan }) => plan.paysWithPostAfterMs !== undefined)).not.toEqual([]);
  expect([...findings, ...(await checkMails(shop))]).toEqual([]);
  expect(shop.mails).not.toEqual([]);
});
