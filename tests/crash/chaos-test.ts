import { openProgress } from '../support/progress';
import { runCrashTest } from './crash-test';
import { type FaultKind, faultKinds } from './faults';

export type ChaosOptions = {
  root: string;
  /** In all sittings together. */
  kills: number;
  /** Of this sitting. */
  minutes: number;
  shoppers: number;
  /** Rounds beside each other; most of a round is waiting. */
  atOnce: number;
  fault: FaultKind | undefined;
  isFresh: boolean;
};

type Round = {
  seed: number;
  fault: FaultKind;
  kills: number;
  checkouts: number;
  paid: number;
  mails: number;
  broken: string[];
};

const killsOfRound = 60;
/** One round with its end. */
const minutesOfRound = 8;

/**
 * Rounds of the crash test, some at once, with new data, another seed and another fault each, until the site was killed
 * often enough or time is up. Rounds of earlier sittings count.
 * @returns the number of rounds in which something was broken
 */
export async function runChaosTest(options: ChaosOptions): Promise<number> {
  const empty = { rounds: [] as Round[] };
  const { figures, save } = openProgress(options.root, 'chaos', empty, options.isFresh);
  const { rounds } = figures;
  const faults = options.fault ? [options.fault] : faultKinds;
  const deadline = Date.now() + options.minutes * 60_000;
  const sumOf = (key: 'kills' | 'checkouts' | 'paid' | 'mails', of: readonly Round[] = rounds) =>
    of.reduce((sum, round) => sum + round[key], 0);
  let lastSeed = Math.max(0, ...rounds.map(({ seed }) => seed));
  let killsToCome = options.kills - sumOf('kills');
  async function runRounds(): Promise<void> {
    while (killsToCome > 0) {
      const minutes = Math.min(minutesOfRound, (deadline - Date.now()) / 60_000);
      // Two of them are the round's end.
      if (minutes < 3) return;
      const seed = (lastSeed += 1);
      const fault = faults[seed % faults.length] ?? 'kill';
      const kills = Math.min(killsOfRound, killsToCome);
      killsToCome -= kills;
      const { root, shoppers } = options;
      const seen = await runCrashTest({ root, shoppers, kills, seed, fault, minutes });
      // A round that ran out of time leaves its other kills to the next one.
      killsToCome += kills - seen.kills;
      rounds.push({ seed, fault, ...seen });
      save();
    }
  }
  await Promise.all(Array.from({ length: options.atOnce }, runRounds));
  for (const fault of faultKinds) {
    const of = rounds.filter((round) => round.fault === fault);
    console.log(
      `${fault.padEnd(14)}${of.length} rounds, ${sumOf('kills', of)} kills, ${sumOf('checkouts', of)} checkouts, ${sumOf('paid', of)} completed, ${sumOf('mails', of)} emails`,
    );
  }
  const broken = rounds.filter((round) => round.broken.length > 0);
  for (const { seed, fault, broken: lines } of broken)
    for (const line of lines) console.log(`BROKEN  seed ${seed}, ${fault}: ${line}`);
  console.log(`\n${sumOf('kills')} of ${options.kills} kills`);
  console.log(`${rounds.length - broken.length} passed, ${broken.length} failed`);
  return broken.length;
}
