// The README's first command: from a fresh clone to the running site, in demonstration mode unless NODE_ENV is production.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildDir } from './hotel.mjs';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

process.chdir(root);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.version}.`);
  process.exit(1);
}
ensureInstalled();
ensureBuilt();
if (process.env.NODE_ENV !== 'production') process.argv.push('--demo');
// React reads it when it is loaded: demonstration mode runs the production code too.
process.env.NODE_ENV = 'production';
await import(pathToFileURL(join(buildDir, 'server/server.js')).href);
