// Random schedules of charges, refunds, kills and faults of the tax office. Interrupted or out of time, it goes on where it
// was: `npm run test:invoices`.
import { readOptions } from '../../tools/options.mjs';
import { ensureInstalled, root } from '../../tools/prepare.mjs';

process.chdir(root);
const usage = `npm run test:invoices -- [options]
  --schedules 100000  random schedules, in all
  --minutes 60        stops after this time; the next run goes on where it was
  --seed 17           repeats one seed and shrinks its schedule
  --fresh             starts over
`;
const { values } = readOptions(
  usage,
  {
    options: {
      schedules: { type: 'string', default: '100000' },
      minutes: { type: 'string', default: '60' },
      seed: { type: 'string' },
      fresh: { type: 'boolean', default: false },
    },
  },
  ['schedules', 'minutes'],
);
await ensureInstalled();
process.env.NODE_ENV = 'test';

// Not before the packages are installed.
const { runToEnd } = await import('../support/run-to-end.mjs');
await runToEnd('/tests/invoices/invoice-runs.ts', ({ repeatSeed, runSchedules }) =>
  values.seed === undefined
    ? runSchedules({
        root,
        schedules: Number(values.schedules),
        minutes: Number(values.minutes),
        isFresh: values.fresh,
      })
    : repeatSeed(Number(values.seed)),
);
