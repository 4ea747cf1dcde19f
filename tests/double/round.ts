import { prepareOrders } from '../../tools/bench/visits.mjs';
import type { Random } from '../crash/random';
import { checkSubmissions, countOrders, type Finding } from './check';
import type { DoubleShop } from './shop';
import { makePlan, type Plan, submit, type Submission } from './submit';

export type Round = {
  submissions: Submission[];
  findings: Finding[];
  /** From the first post of the last step to the last answer, for all of them. */
  submittingMs: number;
};

/** Checkouts that are submitted at the same time, each several times: a few people more than a small shop ever sees. */
const atOnce = 8;

/** Prepares checkouts, submits each of them several times at once, and checks what came of it. */
export async function runRound(shop: DoubleShop, count: number, random: Random): Promise<Round> {
  const { site, cookie } = shop;
  const countBefore = await countOrders(shop);
  await shop.renewLimits();
  const visits = await prepareOrders(site.port, cookie, count);
  // All drawn ahead: a seed means the same plans, however requests overtake each other.
  const waiting = visits.map((visit): [typeof visit, Plan] => [visit, makePlan(random)]);
  const submissions: Submission[] = [];
  const began = performance.now();
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      submissions.push(await submit(site.port, ...next));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const submittingMs = performance.now() - began;
  const findings = await checkSubmissions(shop, submissions, countBefore);
  return { submissions, findings, submittingMs };
}
