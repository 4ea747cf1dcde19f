import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { endWithUs, untilEnded } from '../../tools/child-process.mjs';
import { findFreePorts } from '../support/free-ports';

const root = fileURLToPath(new URL('../..', import.meta.url));
// In the repository, as a hotel of one's own is: the development server serves no files from elsewhere.
const hotelDir = join(root, '.cache/development-hotel');
const dataDir = mkdtempSync(join(tmpdir(), 'murva-dev-'));
const limit = { timeout: 60_000, interval: 100 };

let url: string;
let output = '';
let stop: () => Promise<unknown>;

beforeAll(async () => {
  rmSync(hotelDir, { recursive: true, force: true });
  cpSync(join(root, 'tests/fixtures/hotel'), hotelDir, { recursive: true });
  const port = await findFreePorts();
  url = `http://localhost:${port}/`;
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, PORT: String(port), DATA_DIR: dataDir, HOTEL_DIR: hotelDir };
  const child = spawn(process.execPath, ['tools/dev.mjs'], {
    cwd: root,
    env: { ...env, PAYMENT_PROVIDER: 'stripe' } as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithUs(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  stop = async () => {
    child.kill('SIGTERM');
    await untilEnded(child);
  };
  await vi.waitUntil(
    () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ),
    limit,
  );
}, 120_000);

afterAll(async () => {
  await stop();
  for (const folder of [hotelDir, dataDir]) rmSync(folder, { recursive: true, force: true });
});

const readPage = async () => (await fetch(url)).text();
const readTitle = async () => /<title>([^<]*)/.exec(await readPage())?.[1];

test('changed content is shown without a restart; a mistake in it is told, and the page stays', async () => {
  const file = join(hotelDir, 'site.ts');
  const source = readFileSync(file, 'utf8');
  const rename = (name: string) => writeFileSync(file, source.replaceAll('The Heron', name));
  expect(await readTitle()).toContain('The Heron');
  rename('The Otter');
  await vi.waitFor(async () => expect(await readTitle()).toContain('The Otter'), limit);
  rename('');
  await vi.waitFor(() => expect(output).toContain('site.ts: site.hotel.name'), limit);
  expect(await readTitle()).toContain('The Otter');
  rename('The Egret');
  await vi.waitFor(async () => expect(await readTitle()).toContain('The Egret'), limit);
}, 200_000);

test('changed texts of the hotel’s own are shown without a restart', async () => {
  const file = join(hotelDir, 'translations/en/newsletter.json');
  expect(await readPage()).not.toContain('Five letters a year');
  writeFileSync(file, JSON.stringify({ lead: 'Five letters a year.' }));
  await vi.waitFor(async () => expect(await readPage()).toContain('Five letters a year'), limit);
}, 100_000);
