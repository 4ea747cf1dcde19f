// The crash test: shoppers order while the site is killed repeatedly; afterwards everything that was reported to them must
// be true.
//   node tests/crash/run.mjs [--kills 200] [--seed 1] [--shoppers 6] [--minutes 12]
import { parseArgs } from 'node:util';
import { ensureBuilt, root } from '../../tools/prepare.mjs';

process.chdir(root);
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    shoppers: { type: 'string', default: '6' },
    minutes: { type: 'string', default: '12' },
  },
});
ensureBuilt();
process.env.NODE_ENV = 'production';

const { loadTypeScript } = await import('../support/load-typescript.mjs');
const { module, close } = await loadTypeScript('/tests/crash/crash-test.ts');
const failed = await module.runCrashTest({
  root,
  kills: Number(values.kills),
  seed: Number(values.seed),
  shoppers: Number(values.shoppers),
  minutes: Number(values.minutes),
});
await close();
process.exit(failed === 0 ? 0 : 1);
