import cluster from 'node:cluster';
import type { Env } from '~/platform/env/env-schema';
import { exitAfterLog, log } from '~/platform/log/log.server';
import { exitCodes } from '~/platform/processes/exit-codes.js';
import { noteUncleanEnd } from '~/platform/processes/open-process.js';
import { noteFailure } from '~/platform/processes/process-failures.js';
import { onInterrupt } from '~/platform/processes/interrupt.js';
import { ProcessGroup } from '~/platform/processes/process-group.js';
import { noSuccessorArgument, processNumberArgument } from '~/platform/processes/process-arguments';

/** If no process is open and so many starts in a row have failed, another one will not succeed either. */
const startsBeforeGivingUp = 5;

/**
 * Runs the site in several processes behind one port, and ends with them. This process handles no request itself.
 * @param script the entry of the built server
 */
export async function startProcesses(
  { WEB_PROCESSES, DATA_DIR }: Env,
  script: string,
): Promise<void> {
  const group = new ProcessGroup({
    count: WEB_PROCESSES,
    fork(number) {
      const own = [processNumberArgument(number), noSuccessorArgument];
      cluster.setupPrimary({ exec: script, args: [...process.argv.slice(2), ...own] });
      return cluster.fork();
    },
    report: (line) => log.warn(line),
    onFailure: () => noteFailure(DATA_DIR, new Date()),
    giveUpAfter: startsBeforeGivingUp,
    onGiveUp: (code) => void exitAfterLog(code),
  });
  const stop = async () => exitAfterLog(await group.stop());
  // The processes get SIGTERM for either signal: from a terminal they have received SIGINT already, and a second one would end
  // them at once. This one may get it again from `tools/stop-with-npm.mjs`.
  process.on('SIGTERM', () => void stop());
  onInterrupt({
    stop: () => void stop(),
    endAtOnce() {
      group.kill();
      void exitAfterLog(exitCodes.interrupted);
    },
  });
  const opening = await group.open();
  if (opening.kind !== 'open') {
    // One that has started says itself why it has ended.
    const problem = opening.kind === 'late' ? 'it took too long' : opening.problem;
    if (problem !== undefined) log.fatal({ problem }, 'A process of the site is not open');
    await group.stop();
    await exitAfterLog(opening.kind === 'ended' ? opening.code : exitCodes.software);
  }
  group.keep();
  if (opening.kind === 'open' && opening.isDatabaseUsable) noteUncleanEnd(DATA_DIR);
  log.info({ processes: WEB_PROCESSES }, 'All processes of the site are open');
}
