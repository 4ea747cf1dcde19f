// The operator's commands, `npm run enquiries -- list`: they share the site's code and may run beside it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildDir } from './hotel.mjs';
import { ensureInstalledAndBuilt, root } from './prepare.mjs';

// npm sets it to the user's current folder, where files are written.
process.env.INIT_CWD ??= process.cwd();
process.chdir(root);
await ensureInstalledAndBuilt();
process.env.NODE_ENV = 'production';
await import(pathToFileURL(join(buildDir, 'server/operator.js')).href);
