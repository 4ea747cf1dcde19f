import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { shortBuildErrors } from '../../tools/build-errors.mjs';
import { makeTempDir } from '../support/memory-database';

test('a build that fails names the file and the line, and not every file it has read', async () => {
  const folder = makeTempDir();
  const entry = join(folder, 'entry.ts');
  writeFileSync(entry, "import './read-before';\nimport './mistake';\n");
  writeFileSync(join(folder, 'read-before.ts'), 'export {};\n');
  writeFileSync(join(folder, 'mistake.ts'), "\nexport const title = 'The house;\n");
  const options = { write: false, rollupOptions: { input: entry } } as const;
  const failed: unknown = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [shortBuildErrors()],
    build: options,
  }).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Error);
  expect(inspect(failed)).toContain('mistake.ts:2:');
  expect(inspect(failed)).not.toContain('entry.ts');
});
