import { type EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from './random';
import { type Phase, phases } from './shopper';
import type { SiteProcess } from './site-process';

/** Besides the shoppers' phases: a mail is being handed over, or the site is only just starting. */
export type Moment = Phase | 'mail' | 'start';

const moments: readonly Moment[] = [...phases, 'order', 'return', 'mail', 'mail', 'start'];

const longestDelayMs = 400;
/** Every other kill comes immediately, because the work itself takes a few milliseconds only. */
const shortDelayMs = 25;

/**
 * Kills the site at random moments and starts it again, until it has been killed often enough or time is up.
 * @returns how often at which moment
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
      await site.ready();
      await happens(events, moment);
    }
    await wait(delay);
    await site.kill();
    // What the dead process had sent is still on its way to the mail server.
    await wait(5);
    site.start();
    counts.set(moment, (counts.get(moment) ?? 0) + 1);
    options.onKill(done);
  }
  await site.ready();
  return counts;
}

/** A moment that does not come is not waited for for long. */
async function happens(events: EventEmitter, moment: Moment): Promise<void> {
  await once(events, moment, { signal: AbortSignal.timeout(3000) }).catch(() => {});
}
