// Writes `.env.example`: `npm run env:example`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTypeScript } from './load-typescript.mjs';
import { schemaFile, writeExample } from './env/example.mjs';
import { root } from './prepare.mjs';

const { module, close } = await loadTypeScript(`/${schemaFile}`);
const readme = readFileSync(join(root, 'README.md'), 'utf8');
writeFileSync(join(root, '.env.example'), writeExample(/** @type {any} */ (module), readme));
await close();
