// Random schedules of charges, refunds, kills and faults of the tax office. Interrupted or out of time, it goes on where it
// was: `npm run test:invoices`.
//   node tests/invoices/run.mjs [--schedules 100000] [--minutes 60] [--seed 17] [--fresh]
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from '../../tools/prepare.mjs';

process.chdir(root);
const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string' },
    fresh: { type: 'boolean', default: false },
  },
});
ensureInstalled();
process.env.NODE_ENV = 'test';

const { loadTypeScript } = await import('../support/load-typescript.mjs');
const { module, close } = await loadTypeScript('/tests/invoices/invoice-runs.ts');
const failed =
  values.seed === undefined
    ? await module.runSchedules({
        root,
        schedules: Number(values.schedules),
        minutes: Number(values.minutes),
        isFresh: values.fresh,
      })
    : await module.repeatSeed(Number(values.seed));
await close();
process.exit(failed === 0 ? 0 : 1);
