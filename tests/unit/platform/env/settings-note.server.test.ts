import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseEnv } from '~/platform/env/env-schema';
import {
  applySettingsNote,
  findForeignData,
  findMissingSettings,
  noteMoveToPostgres,
  writeSettingsNote,
  readSettingsNote,
} from '~/platform/env/settings-note.server';
import { makeTempDir } from '../../../support/memory-database';

const secret = 's'.repeat(40);
const given = {
  NODE_ENV: 'production',
  SITE_URL: 'https://www.hotel.example',
  PORT: '8080',
  SESSION_SECRET: secret,
  WSPAY_SHOP_ID: 'SHOP',
  WSPAY_SECRET_KEY: 'card-key',
};

async function write(source: Record<string, string>, demo = false) {
  const DATA_DIR = makeTempDir();
  await writeSettingsNote(parseEnv({ ...source, DATA_DIR }, { demo }), source);
  const note = readSettingsNote(DATA_DIR);
  if (!note) throw new Error('no note');
  return { path: join(DATA_DIR, 'site-settings.json'), note, DATA_DIR };
}

test('the note holds no secret and is for its owner only', async () => {
  const { path } = await write(given);
  const words = readFileSync(path, 'utf8');
  expect(words).not.toContain(secret);
  expect(words).not.toContain('card-key');
  expect(words).toContain('WSPAY_SECRET_KEY');
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('a shell takes the site’s settings, without those that only the site’s owner may pass on', async () => {
  const { note } = await write(given);
  const shell = { SITE_URL: 'http://localhost:1', PORT: '1', STRIPE_SECRET_KEY: 'sk', LANG: 'hr' };
  expect(findMissingSettings(note, shell)).toEqual([
    'SESSION_SECRET',
    'WSPAY_SHOP_ID',
    'WSPAY_SECRET_KEY',
  ]);
  const complete = {
    ...shell,
    SESSION_SECRET: secret,
    WSPAY_SHOP_ID: 'SHOP',
    WSPAY_SECRET_KEY: 'k',
  };
  expect(findMissingSettings(note, complete)).toEqual([]);
  expect(applySettingsNote(note, complete)).toEqual({
    NODE_ENV: 'production',
    SITE_URL: 'https://www.hotel.example',
    PORT: '8080',
    SESSION_SECRET: secret,
    WSPAY_SHOP_ID: 'SHOP',
    WSPAY_SECRET_KEY: 'k',
    LANG: 'hr',
  });
});

test('a demonstration stays one, even if the shell has settings of a card provider', async () => {
  const { note } = await write({ NODE_ENV: 'production', PORT: '4000' }, true);
  const source = applySettingsNote(note, { ...given, PORT: '1' });
  const env = parseEnv(source, { demo: !note.strict });
  expect(env).toMatchObject({ payment: 'emulator', PORT: 4000, SITE_URL: 'http://localhost:4000' });
});

test('a missing or unreadable note counts as none', () => {
  const folder = makeTempDir();
  expect(readSettingsNote(folder)).toBeUndefined();
  writeFileSync(join(folder, 'site-settings.json'), '{"strict":true');
  expect(readSettingsNote(folder)).toBeUndefined();
});

const url = 'postgres://site:secret@127.0.0.1:5432/site';

test('after a start with PostgreSQL nothing goes on with the file of before, until the note is deleted', async () => {
  const { DATA_DIR, path } = await write({ ...given, DATABASE_URL: url });
  expect(findForeignData({ DATA_DIR, DATABASE_URL: url })).toBeUndefined();
  expect(findForeignData({ DATA_DIR })).toMatch(/^DATABASE_URL is missing: .*site-settings\.json/);
  rmSync(path);
  expect(findForeignData({ DATA_DIR })).toBeUndefined();
});

test('after the move to PostgreSQL nothing goes on with the file, even before the first start', async () => {
  const { DATA_DIR } = await write(given);
  expect(findForeignData({ DATA_DIR })).toBeUndefined();
  await noteMoveToPostgres(DATA_DIR);
  expect(findForeignData({ DATA_DIR })).toMatch(/^DATABASE_URL is missing/);
});

test('a folder belongs to the hotel that was started on it', async () => {
  const { DATA_DIR, path, note } = await write(given);
  expect(findForeignData({ DATA_DIR })).toBeUndefined();
  writeFileSync(path, JSON.stringify({ ...note, hotel: 'lake-house' }));
  expect(findForeignData({ DATA_DIR })).toMatch(/belongs to the hotel lake-house.* HOTEL_DIR/);
  // Earlier versions did not note the hotel.
  writeFileSync(path, JSON.stringify({ ...note, hotel: undefined }));
  expect(findForeignData({ DATA_DIR })).toBeUndefined();
});
