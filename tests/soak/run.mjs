// The soak test: random requests in bulk, and graceful restarts under load. Interrupted or out of time, it goes on where it
// was: `npm run test:soak`.
import { readOptions } from '../../tools/options.mjs';
import { ensureInstalledAndBuilt, root } from '../../tools/prepare.mjs';
import { exitOnSignals } from '../support/exit-on-signals.mjs';

process.chdir(root);
exitOnSignals();
const usage = `npm run test:soak -- [options]
  --requests 1000000  random requests
  --restarts 1000     swaps of the release under load
  --minutes 60        stops after this time; the next run goes on where it was
  --fresh             starts over
`;
const { values } = readOptions(
  usage,
  {
    options: {
      requests: { type: 'string', default: '1000000' },
      restarts: { type: 'string', default: '1000' },
      minutes: { type: 'string', default: '60' },
      fresh: { type: 'boolean', default: false },
    },
  },
  ['requests', 'restarts', 'minutes'],
);
await ensureInstalledAndBuilt();
process.env.NODE_ENV = 'production';

// Not before the packages are installed.
const { runToEnd } = await import('../support/run-to-end.mjs');
await runToEnd('/tests/soak/soak-test.ts', ({ runSoakTest }) =>
  runSoakTest({
    root,
    requests: Number(values.requests),
    restarts: Number(values.restarts),
    minutes: Number(values.minutes),
    isFresh: values.fresh,
  }),
);
