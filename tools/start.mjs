// The README's first command: from a fresh clone to the running site, in demonstration mode unless NODE_ENV is production.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildDir } from './hotel.mjs';
import { requireSupportedNode } from './node-version.mjs';
import { readOptions } from './options.mjs';
import { ensureInstalledAndBuilt, root } from './prepare.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

const usage = `npm start
  builds if needed and runs the site as a demonstration; settings are environment variables: PORT=8080 npm start
`;
readOptions(usage, { options: {} });
process.chdir(root);
requireSupportedNode();
stopWithNpm();
await ensureInstalledAndBuilt();
const { NODE_ENV: mode } = process.env;
if (mode !== 'production') process.argv.push('--demo');
// React reads it when it is loaded: demonstration mode runs the production code too. Any other value is refused.
if (!mode || mode === 'development' || mode === 'test') process.env.NODE_ENV = 'production';
await import(pathToFileURL(join(buildDir, 'server/server.js')).href);
