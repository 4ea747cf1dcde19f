// The test of double submissions: the last step of many checkouts, each posted several times at once, makes one order each.
// Interrupted or out of time, it goes on where it was: `npm run test:double`.
import { readOptions, refuse } from '../../tools/options.mjs';
import { ensureInstalledAndBuilt, root } from '../../tools/prepare.mjs';
import { exitOnSignals } from '../support/exit-on-signals.mjs';

process.chdir(root);
exitOnSignals();
const usage = `npm run test:double -- [options]
  --submissions 100000  checkouts whose last step is posted two to four times at once
  --database sqlite     or postgres: two processes instead of one
  --minutes 60          stops after this time; the next run goes on where it was
  --fresh               starts over on this database
`;
const { values } = readOptions(
  usage,
  {
    options: {
      submissions: { type: 'string', default: '100000' },
      database: { type: 'string', default: 'sqlite' },
      minutes: { type: 'string', default: '60' },
      fresh: { type: 'boolean', default: false },
    },
  },
  ['submissions', 'minutes'],
);
const { database } = values;
if (database !== 'sqlite' && database !== 'postgres')
  refuse('--database takes sqlite or postgres', usage);
await ensureInstalledAndBuilt();
process.env.NODE_ENV = 'production';

// Not before the packages are installed.
const { runToEnd } = await import('../support/run-to-end.mjs');
await runToEnd('/tests/double/double-test.ts', ({ runDoubleTest }) =>
  runDoubleTest({
    root,
    engine: database,
    submissions: Number(values.submissions),
    minutes: Number(values.minutes),
    isFresh: values.fresh,
  }),
);
