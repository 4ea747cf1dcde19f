import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it, onTestFinished, test } from 'vitest';

const program = join('tools', 'check-hotel.mjs');

/** A copy of the second hotel. */
function copyHotel() {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join('.cache', 'checked-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join('tests', 'fixtures', 'hotel'), folder, { recursive: true });
  return folder;
}

/** What the program says of a hotel; `HOTEL` in the output is its folder. */
function check(folder: string, settings = {}) {
  const env = { ...process.env, HOTEL_DIR: folder, CONTENT_URL: '', ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    env,
    encoding: 'utf8',
  });
  return { status, output: (stdout + stderr).replaceAll(relative('.', folder), 'HOTEL') };
}

/** Checks the second hotel after a change to one of its files. */
function checkWith(file: string, from: string, to: string, settings = {}) {
  const folder = copyHotel();
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  expect(source).toContain(from);
  writeFileSync(path, source.replace(from, to));
  return check(folder, settings);
}

test('a hotel without a mistake is built without a word', () => {
  expect(checkWith('facts.ts', 'Shore Road', 'Lake Road')).toEqual({ status: 0, output: '' });
});

it.each([
  [
    'hotel.config.js',
    "'heron'",
    "'Heron'",
    'HOTEL/hotel.config.js:\n  id takes lower-case letters, digits and hyphens; it is "Heron"\n',
  ],
  [
    'hotel.config.js',
    "id = 'heron'",
    'id = heron',
    'heron is not defined (HOTEL/hotel.config.js:6)\n',
  ],
  [
    'translations/de/rooms.json',
    'metaTitle',
    'metatitle',
    'HOTEL/translations/de/rooms.json: the engine has no text metatitle\n',
  ],
  [
    'site.ts',
    "country: 'IE'",
    "country: 'Ireland'",
    'The content is wrong:\nHOTEL/site.ts: site.hotel.country: must be two capital letters like HR\n',
  ],
  [
    'pictures.ts',
    "'lough-room-wide':",
    "'lough-room':",
    'The content cannot be loaded: The picture "lough-room-wide" has no alternative text in pictures.ts (HOTEL/pictures.ts:61)\n',
  ],
  [
    'translations/de/rooms.json',
    '"Zimmer",',
    '"Zimmer"',
    'Transform failed with 1 error:\nHOTEL/translations/de/rooms.json:3:2: ERROR: Expected "," in JSON but found "\\"roomTitle_one\\""\n',
  ],
  [
    'brand.css',
    '--ink-muted:',
    '--ink-mutd:',
    'HOTEL/brand.css or brand-page-end.css:\n  --ink-muted is missing; is it --ink-mutd?\n',
  ],
])('a mistake in %s is named before the build, in one line', (file, from, to, output) => {
  expect(checkWith(file, from, to)).toEqual({ status: 78, output });
});

test('a file that the engine links is asked for before the build', () => {
  const folder = copyHotel();
  rmSync(join(folder, 'public', 'logo.svg'));
  expect(check(folder)).toEqual({
    status: 78,
    output: 'HOTEL lacks public/logo.svg; tests/fixtures/hotel has examples\n',
  });
});

test('a wording that leaves out what the engine says is named, and the hotel built', () => {
  expect(
    checkWith(
      'translations/de/rooms.json',
      '{{name}} für {{count}} Person',
      'Zimmer für eine Person',
    ),
  ).toEqual({
    status: 0,
    output: 'Note: HOTEL/translations/de/rooms.json: roomTitle_one leaves out {{name}}\n',
  });
});

it.each([
  ['hotel.config.js', "id = 'heron';", "id = 'heron;", /HOTEL\/hotel\.config\.js:6:\d+: ERROR/],
  ['site.ts', "country: 'IE',", "country: 'IE,", /HOTEL\/site\.ts:25:\d+: ERROR/],
])('a mistake of syntax in %s is named with its line', (file, from, to, output) => {
  const checked = checkWith(file, from, to);
  expect(checked).toEqual({ status: 78, output: expect.stringMatching(output) });
  expect(checked.output).not.toMatch(/^\s+at /m);
});

test('with a content backend, content that is not shown may be wrong', () => {
  const backend = { CONTENT_URL: 'https://content.example' };
  const wrong = ['site.ts', "country: 'IE'", "country: 'Ireland'"] as const;
  expect(checkWith(...wrong, backend)).toEqual({ status: 0, output: '' });
});

it.each(['build', 'start'])('npm run %s says at once that a folder is no hotel', (name) => {
  const env = { ...process.env, HOTEL_DIR: 'hotels/none', BUILD_DIR: '.cache/no-hotel' };
  const { status, stderr } = spawnSync(process.execPath, [join('tools', `${name}.mjs`)], {
    env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect([status, stderr.replace('Building…\n', '')]).toEqual([
    78,
    'HOTEL_DIR takes the folder of a hotel; there is no hotels/none/hotel.config.js\n',
  ]);
});
