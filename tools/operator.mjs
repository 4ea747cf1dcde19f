// The operator's commands, `npm run enquiries -- list`: they share the code of the site and may run while it does.
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

// npm sets it to the folder that people are in: files are written there.
process.env.INIT_CWD ??= process.cwd();
process.chdir(root);
ensureInstalled();
ensureBuilt();
process.env.NODE_ENV = 'production';
// @ts-ignore -- made by the build
await import('../build/server/operator.js');
