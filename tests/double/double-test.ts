import { createRandom } from '../crash/random';
import { openProgress } from '../support/progress';
import { addUp } from '../soak/fuzz-run';
import { checkMails, type Finding, type Rule, rules } from './check';
import { type Round, runRound } from './round';
import { type DoubleShop, type Engine, startDoubleShop } from './shop';

export type DoubleOptions = {
  root: string;
  engine: Engine;
  submissions: number;
  /** Of this sitting. */
  minutes: number;
  isFresh: boolean;
};

/** With up to four posts each, mostly three, below the 600 orders of a window of the rate limits. */
const submissionsOfRound = 150;
/** A new site starts after so many, before the first orders give their stock back: half an hour without a payment. */
const submissionsOfSite = 2_000;

const nothingYet = {
  rounds: 0,
  submissions: 0,
  posts: 0,
  cut: 0,
  paid: 0,
  /** By status; 0 is a connection that was closed without an answer. */
  statuses: {} as Record<string, number>,
  mails: 0,
  /** Forms that each process has answered, those of the earlier steps included. */
  formsByProcess: {} as Record<string, number>,
  /** Of everything, the starts of sites and the preparation of checkouts included. */
  seconds: 0,
  /** Of these, from the first post of each round to its last answer. */
  submittingSeconds: 0,
  findings: [] as Finding[],
};
type Figures = typeof nothingYet;

const print = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);

/**
 * Submits checkouts several times at once until there are enough of them or time is up. Figures of earlier sittings count.
 * @returns the number of rules that were broken
 */
export async function runDoubleTest(options: DoubleOptions): Promise<number> {
  const { root, engine, isFresh } = options;
  // A file for each database, so that both may be tested at the same time.
  const name = `double-submissions-${engine}`;
  const { figures, save } = openProgress(root, name, nothingYet, isFresh);
  const deadline = Date.now() + options.minutes * 60_000;
  let measuredUntil = performance.now();
  const note = () => {
    const now = performance.now();
    figures.seconds += (now - measuredUntil) / 1000;
    measuredUntil = now;
    save();
  };
  while (figures.submissions < options.submissions && Date.now() < deadline) {
    const shop = await startDoubleShop(engine);
    try {
      await runSite(shop, figures, { ...options, deadline, note });
    } finally {
      await shop.stop();
    }
  }
  return report(figures, options);
}

async function runSite(
  shop: DoubleShop,
  figures: Figures,
  options: { submissions: number; deadline: number; note: () => void },
): Promise<void> {
  let ofSite = 0;
  while (ofSite < submissionsOfSite && Date.now() < options.deadline) {
    const left = options.submissions - figures.submissions;
    if (left <= 0) break;
    const count = Math.min(submissionsOfRound, left);
    const round = await runRound(shop, count, createRandom(figures.rounds + 1));
    addRound(figures, round);
    ofSite += count;
    options.note();
    print(`${figures.submissions} submissions, ${figures.findings.length} findings`);
  }
  figures.findings.push(...(await checkMails(shop)));
  figures.mails += shop.mails.length;
  figures.formsByProcess = addUp(figures.formsByProcess, await shop.countByProcess());
  options.note();
}

function addRound(figures: Figures, { submissions, findings, submittingMs }: Round): void {
  figures.rounds += 1;
  figures.submissions += submissions.length;
  figures.submittingSeconds += submittingMs / 1000;
  figures.findings.push(...findings);
  for (const { plan, posts, answers } of submissions) {
    figures.posts += posts;
    if (plan.cut) figures.cut += 1;
    if (plan.paysWithPostAfterMs !== undefined) figures.paid += 1;
    for (const { status } of answers)
      figures.statuses = addUp(figures.statuses, { [String(status)]: 1 });
  }
}

function report(figures: Figures, { engine, submissions }: DoubleOptions): number {
  const counts = (of: Record<string, number>) =>
    Object.entries(of)
      .map(([name, count]) => `${name} × ${count}`)
      .join(', ');
  const perSecond = figures.submissions / figures.seconds;
  const hours = submissions / perSecond / 3600;
  console.log(
    `${engine}: ${figures.submissions} of ${submissions} submissions in ${figures.posts} posts, ${figures.cut} with a cut connection, ${figures.paid} paid, ${figures.mails} emails`,
  );
  console.log(
    `answers ${counts(figures.statuses)}; forms by process ${counts(figures.formsByProcess)}`,
  );
  console.log(
    `${figures.seconds.toFixed(0)} s, ${figures.submittingSeconds.toFixed(0)} of them submitting: ${perSecond.toFixed(1)} submissions/s with all that prepares them, ${(figures.posts / figures.submittingSeconds).toFixed(1)} posts/s; ${submissions} take ${hours.toFixed(1)} hours`,
  );
  const names = Object.keys(rules) as Rule[];
  const broken = names.filter((name) => {
    const found = figures.findings.filter(({ rule }) => rule === name);
    console.log(`${found.length === 0 ? 'ok    ' : 'BROKEN'}  ${rules[name]}`);
    for (const { about } of found.slice(0, 10)) console.log(`        ${about}`);
    return found.length > 0;
  });
  console.log(`${names.length - broken.length} passed, ${broken.length} failed`);
  return broken.length;
}
