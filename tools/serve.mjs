// Strict production: nothing is made up, everything missing is named at once.
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

process.chdir(root);
ensureInstalled();
ensureBuilt();
process.env.NODE_ENV = 'production';
process.argv.push('--needs-provider');
// @ts-ignore -- made by the build
await import('../build/server/server.js');
