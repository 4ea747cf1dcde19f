import fc from 'fast-check';
import { findInvoiceFaults } from '../support/invoice-oracle';
import { invoiceSchedule, openInvoiceWorld, runInvoiceSchedule } from '../support/invoice-schedule';
import { openProgress } from '../support/progress';

const schedulesOfSeed = 100;

const nothing = {
  schedules: 0,
  kills: 0,
  orders: 0,
  captures: 0,
  refunds: 0,
  invoices: 0,
  messages: 0,
  processorSeconds: 0,
};

type Figures = typeof nothing;

/** Runs schedules in a world of their own. @returns what happened, and the first schedule that broke something */
export async function runSeed(
  seed: number,
  count = schedulesOfSeed,
  isShrunk = false,
): Promise<{ figures: Figures; broken: string | undefined }> {
  const figures = { ...nothing };
  const before = process.cpuUsage();
  const world = await openInvoiceWorld();
  try {
    const property = fc.asyncProperty(invoiceSchedule, async (schedule) => {
      const outcome = await runInvoiceSchedule(world, schedule);
      const faults = findInvoiceFaults(outcome);
      if (faults.length > 0) throw new Error(faults.join('; '));
      figures.schedules += 1;
      figures.orders += outcome.orders.length;
      figures.invoices += outcome.invoices.length;
      figures.messages += outcome.received.length;
      for (const name of ['kills', 'captures', 'refunds'] as const) figures[name] += outcome[name];
    });
    const details = await fc.check(property, { numRuns: count, seed, endOnFailure: !isShrunk });
    const { user, system } = process.cpuUsage(before);
    figures.processorSeconds = Math.round((user + system) / 10_000) / 100;
    const broken = details.failed
      ? `${String(details.errorInstance)}\n${fc.defaultReportMessage(details)}`
      : undefined;
    return { figures, broken };
  } finally {
    await world.close();
  }
}

/**
 * Runs seed after seed until there were enough schedules or time is up. Those of earlier sittings count.
 * @returns the number of seeds in which something was broken
 */
export async function runSchedules(options: {
  root: string;
  /** In all sittings together. */
  schedules: number;
  /** Of this sitting. */
  minutes: number;
  isFresh: boolean;
}): Promise<number> {
  const empty = { seeds: 0, ...nothing, broken: [] as { seed: number; message: string }[] };
  const { figures, save } = openProgress(options.root, 'invoices', empty, options.isFresh);
  const deadline = Date.now() + options.minutes * 60_000;
  while (figures.schedules < options.schedules && Date.now() < deadline) {
    const seed = (figures.seeds += 1);
    const { figures: some, broken } = await runSeed(seed);
    for (const name of Object.keys(nothing) as (keyof Figures)[]) figures[name] += some[name];
    if (broken !== undefined) figures.broken.push({ seed, message: broken });
    save();
  }
  const { broken, ...counts } = figures;
  for (const { seed, message } of broken) console.log(`BROKEN  seed ${seed}: ${message}\n`);
  console.log(JSON.stringify(counts));
  console.log(
    `${figures.schedules} of ${options.schedules} schedules, ${broken.length} seeds failed`,
  );
  return broken.length;
}

/** Repeats a seed that failed, and shrinks its schedule. @returns 1 if it fails again */
export async function repeatSeed(seed: number): Promise<number> {
  const { broken } = await runSeed(seed, schedulesOfSeed, true);
  console.log(broken ?? `Seed ${seed} passes`);
  return broken === undefined ? 0 : 1;
}
