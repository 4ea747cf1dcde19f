import { type EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from './random';
import { type Phase, phases } from './shopper';
import type { SiteProcess } from './site-process';

/** Besides the shoppers' phases: an email is being delivered, or the site is starting. */
export type Moment = Phase | 'mail' | 'start';

const moments: readonly Moment[] = [...phases, 'order', 'return', 'mail', 'mail', 'start'];

const longestDelayMs = 400;
/** Every other kill comes almost immediately, because the work itself takes only a few milliseconds. */
const shortDelayMs = 25;

/**
 * Kills and restarts the site at random moments, until it has been killed often enough or time is up.
 * @returns the number of kills by moment
 */
export async function killRepeatedly(
  site: SiteProcess,
  events: EventEmitter,
  options: { kills: number; random: Random; deadline: number; onKill: (done: number) => void },
): Promise<Map<Moment, number>> {
  const { random } = options;
  const counts = new Map<Moment, number>();
  for (let done = 1; done <= options.kills && Date.now() < options.deadline; done += 1) {
    const moment = random.pick(moments);
    const delay = random.below(done % 2 ? longestDelayMs : shortDelayMs);
    if (moment !== 'start') {
      await site.ready('/healthz');
      await happens(events, moment);
    }
    await wait(delay);
    // Where there are several processes, every other kill leaves the others to go on.
    if (done % 2 === 0 || !(await site.killOne(random))) {
      await site.kill();
      // Data sent by the killed process may still be in transit to the mail server.
      await wait(5);
      site.start();
    }
    counts.set(moment, (counts.get(moment) ?? 0) + 1);
    options.onKill(done);
  }
  await site.ready('/healthz');
  return counts;
}

/** Waits for a moment, but not for long. */
async function happens(events: EventEmitter, moment: Moment): Promise<void> {
  await once(events, moment, { signal: AbortSignal.timeout(3000) }).catch(() => {});
}
