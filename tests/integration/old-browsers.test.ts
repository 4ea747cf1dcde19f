import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'build/client/static';

test('no script contains what the build cannot translate for Safari 15.4', () => {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  // Safari knows lookbehind from 16.4. The build copies it as it is, and the script that contains it fails as a whole.
  const failing = scripts.filter((name) =>
    /\(\?<[=!]/.test(readFileSync(join(folder, name), 'utf8')),
  );
  expect(failing).toEqual([]);
});
