// The crash test: shoppers order while the site is killed repeatedly; afterwards everything that was reported to them must
// be true.
import { readOptions, refuse } from '../../tools/options.mjs';
import { ensureInstalledAndBuilt, root } from '../../tools/prepare.mjs';
import { exitOnSignals } from '../support/exit-on-signals.mjs';

process.chdir(root);
exitOnSignals();
const usage = `npm run test:crash -- [options]
  --kills 200        of the site's process
  --seed 1           of the random moments
  --shoppers 6       how many order at once
  --minutes 12       stops after this time
  --database sqlite   or postgres: two processes instead of one
`;
const { values } = readOptions(
  usage,
  {
    options: {
      kills: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      shoppers: { type: 'string', default: '6' },
      minutes: { type: 'string', default: '12' },
      database: { type: 'string', default: 'sqlite' },
    },
  },
  ['kills', 'seed', 'shoppers', 'minutes'],
);
const { database } = values;
if (database !== 'sqlite' && database !== 'postgres')
  refuse('--database takes sqlite or postgres', usage);
await ensureInstalledAndBuilt();
process.env.NODE_ENV = 'production';

// Not before the packages are installed.
const { runToEnd } = await import('../support/run-to-end.mjs');
await runToEnd('/tests/crash/crash-test.ts', async ({ runCrashTest }) => {
  const { broken } = await runCrashTest({
    root,
    engine: database,
    kills: Number(values.kills),
    seed: Number(values.seed),
    shoppers: Number(values.shoppers),
    minutes: Number(values.minutes),
    leastKills: Number(values.kills) / 2,
  });
  return broken.length;
});
