// Strict production: nothing is made up, everything missing is named at once.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildDir } from './hotel.mjs';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

process.chdir(root);
ensureInstalled();
ensureBuilt();
process.env.NODE_ENV = 'production';
process.argv.push('--needs-provider');
await import(pathToFileURL(join(buildDir, 'server/server.js')).href);
