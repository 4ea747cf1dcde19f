// The crash test: shoppers order while the site is killed again and again, then everything they were told must be true.
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

// Vite reads the TypeScript; nothing here is part of the site that is tested, which runs from its build.
const { createServer } = await import('vite');
const vite = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  resolve: { alias: { '~': `${root}app` } },
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const { runCrashTest } = await vite.ssrLoadModule('/tests/crash/crash-test.ts');
const failed = await runCrashTest({
  root,
  kills: Number(values.kills),
  seed: Number(values.seed),
  shoppers: Number(values.shoppers),
  minutes: Number(values.minutes),
});
await vite.close();
process.exit(failed === 0 ? 0 : 1);
