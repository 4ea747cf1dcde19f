// Strict production: no demonstration defaults; all missing settings are listed together.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildDir } from './hotel.mjs';
import { requireSupportedNode } from './node-version.mjs';
import { readOptions } from './options.mjs';
import { ensureInstalledAndBuilt, root } from './prepare.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

const usage = `npm run serve
  builds if needed and runs the site in strict production; settings are environment variables
`;
readOptions(usage, { options: {} });
process.chdir(root);
requireSupportedNode();
stopWithNpm();
await ensureInstalledAndBuilt();
process.env.NODE_ENV = 'production';
process.argv.push('--needs-provider');
await import(pathToFileURL(join(buildDir, 'server/server.js')).href);
