// The chaos test: the crash test again and again, each time with new data, and every other time with a failing disk.
// Interrupted or out of time, it goes on where it was: `npm run test:chaos`.
import { readOptions } from '../../tools/options.mjs';
import { ensureInstalledAndBuilt, root } from '../../tools/prepare.mjs';
import { exitOnSignals } from '../support/exit-on-signals.mjs';

process.chdir(root);
exitOnSignals();
const usage = `npm run test:chaos -- [options]
  --kills 10000           of the site's process, in all
  --minutes 60            stops after this time; the next run goes on where it was
  --shoppers 6            how many order at once
  --at-once 3             rounds beside each other, each with its own site
  --fault 'write errors'  only rounds with this fault
  --fresh                 starts over
`;
const { values } = readOptions(
  usage,
  {
    options: {
      kills: { type: 'string', default: '10000' },
      minutes: { type: 'string', default: '60' },
      shoppers: { type: 'string', default: '6' },
      'at-once': { type: 'string', default: '3' },
      fault: { type: 'string' },
      fresh: { type: 'boolean', default: false },
    },
  },
  ['kills', 'minutes', 'shoppers', 'at-once'],
);
await ensureInstalledAndBuilt();
process.env.NODE_ENV = 'production';

// Not before the packages are installed.
const { runToEnd } = await import('../support/run-to-end.mjs');
await runToEnd('/tests/crash/chaos-test.ts', ({ runChaosTest }) =>
  runChaosTest({
    root,
    kills: Number(values.kills),
    minutes: Number(values.minutes),
    shoppers: Number(values.shoppers),
    atOnce: Number(values['at-once']),
    fault: values.fault,
    isFresh: values.fresh,
  }),
);
