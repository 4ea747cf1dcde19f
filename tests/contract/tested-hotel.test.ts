import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('in the shell of another hotel the tests read the hotel in app/hotel, and its build', () => {
  const script = `await import('./tools/tested-hotel.mjs');
const { hotelDir, buildDir } = await import('./tools/hotel.mjs');
process.stdout.write([hotelDir, buildDir].join());`;
  const env = { HOTEL_DIR: 'hotels/lake', BUILD_DIR: '.cache/lake', NODE_ENV: 'test' } as const;
  const found = execFileSync(process.execPath, ['--input-type=module', '-e', script], { env });
  expect(String(found)).toMatch(/\/app\/hotel,.*\/build$/);
});

test.each([
  'playwright.config.ts',
  'tests/mutation/vitest.config.ts',
  'tools/test-postgres.mjs',
  'tools/test.mjs',
  'vitest.config.ts',
])('%s forgets the other hotel before it imports anything else', (path) => {
  const [first] = /^import .*$/m.exec(readFileSync(path, 'utf8')) ?? [];
  expect(first).toMatch(/^import '\.[\w./]*\/tested-hotel\.mjs';$/);
});
