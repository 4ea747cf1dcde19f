// The test of the image and the compose file, where Docker is installed and may reach its registry: `npm run test:docker`.
import { ensureInstalled, root } from '../../tools/prepare.mjs';
import { readOptions } from '../../tools/options.mjs';
import { exitOnSignals } from '../support/exit-on-signals.mjs';

process.chdir(root);
exitOnSignals();
readOptions('npm run test:docker\n', { options: {} });
await ensureInstalled();
// The authority of Caddy is new in each run; `docker-test.ts` checks the certificate by itself.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';

// Not before the packages are installed.
const { runToEnd } = await import('../support/run-to-end.mjs');
await runToEnd('/tests/docker/docker-test.ts', ({ runDockerTest }) => runDockerTest());
