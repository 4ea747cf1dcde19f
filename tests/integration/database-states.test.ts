import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { request as sendRequest } from 'node:http';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { getT } from '~/i18n/i18n.server';
import { type Locale, locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { buyer } from '../support/journey';
import { makeTempDir } from '../support/memory-database';
import { runOperator } from '../support/operator';
import { Shopper } from '../support/shopper';
import { type Site, startSite } from '../support/site';
import { statesOf } from '../support/stored-rows';

const env = {
  SITE_URL: 'https://shop.example',
  SESSION_SECRET: 'a secret for a test that is long enough'.repeat(2),
  PAYMENT_DEMO: '1',
};

/** Strict production on an existing folder. */
async function startStrict(dataDir: string): Promise<Site> {
  const site = await startSite({ dataDir, env, demo: false, database: false });
  onTestFinished(() => site.kill());
  return site;
}

async function makeDatabase(folder = makeTempDir()) {
  expect(await runOperator(folder, ['database', 'create'])).toMatchObject({ code: 0, err: '' });
  return { folder, path: join(folder, 'murva.sqlite') };
}

/** Names and content hashes of a folder's files, to compare before and after. */
const snapshot = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        // A link to the pictures that all sites under test share; Node.js 22 follows it.
        .filter((path) => !path.startsWith(join(folder, 'cache', '/')))
        .sort()
        .map((path) => `${path} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`)
    : 'no folder';

type Answer = { status: number; location: string; cookie: string; text: string };

/** A browser behind the proxy, with the Host header that the site requires. */
function send(
  site: Site,
  path: string,
  options: { cookie?: string; form?: Record<string, string> } = {},
): Promise<Answer> {
  const body = options.form && new URLSearchParams(options.form).toString();
  const headers = {
    host: 'shop.example',
    accept: 'text/html',
    ...(options.cookie && { cookie: options.cookie }),
    ...(body !== undefined && {
      origin: 'https://shop.example',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
    }),
  };
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const { port } = site;
    sendRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => (text += String(chunk)));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location ?? '',
          cookie: (response.headers['set-cookie'] ?? [])
            .map((line) => line.split(';')[0])
            .join('; '),
          text,
        }),
      );
    })
      .on('error', reject)
      .end(body);
  });
}

const logged = (site: Site) =>
  site
    .log()
    .split('\n')
    .filter((line) => line.includes('murva.sqlite') || line.includes('database'));

/** Pages are served, requests that need the database fail with an explanation, and no file is changed. */
async function expectReadable(
  site: Site,
  before: ReturnType<typeof snapshot>,
  languages: readonly Locale[] = ['hr'],
): Promise<void> {
  for (const locale of languages) {
    for (const page of ['home', 'shop', 'priceList', 'withdrawal', 'contact', 'success'] as const) {
      expect([page, (await send(site, href(page, locale))).status]).toEqual([page, 200]);
    }
    await expectRefused(site, locale);
  }
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  const token = 'a'.repeat(48);
  const order = await send(site, href('order', 'de', { token }));
  expect(order.status).toBe(503);
  expect(order.text).toContain(`<title>${getT('de')('error.storageTitle')} | `);
  // One log line, however many requests.
  expect(logged(site)).toHaveLength(1);
  expect(snapshot(site.dataDir)).toEqual(before);
}

async function expectRefused(site: Site, locale: Locale): Promise<void> {
  const line = { intent: 'add', productId: 'buza', variantId: 'buza-500', count: '1' };
  const { cookie } = await send(site, href('cart', locale), { form: line });
  const checkout = href('checkout', locale);
  const opened = await send(site, checkout, { cookie });
  const title = getT(locale)('checkout:problems.storage.title');
  expect(opened.status).toBe(503);
  expect(opened.text).toContain(title);
  const sent = await send(site, `${checkout}?step=data`, { cookie, form: buyer });
  expect(sent.status).toBe(503);
  expect(sent.text).toContain(title);
  expect(sent.text).toContain(`value="${buyer.email}"`);
  const submissionId = `${'a'.repeat(32)}-${'b'.repeat(32)}`;
  const ordered = await send(site, `${checkout}?step=review`, {
    cookie,
    form: { submissionId, terms: 'on' },
  });
  expect(ordered.status).toBe(503);
  expect(ordered.text).toContain(title);
}

const checkDatabase = async (folder: string) => {
  const { code, out, err } = await runOperator(folder, ['database', 'check']);
  return { code, message: out || err };
};

test('without a database strict production serves pages read-only and creates none', async () => {
  const folder = join(makeTempDir(), 'data');
  const site = await startStrict(folder);
  await expectReadable(site, 'no folder', locales);
  expect(logged(site)[0]).toContain('npm run database -- create');
  expect(existsSync(join(folder, 'murva.sqlite'))).toBe(false);
});

test('a database is created explicitly, once, and strict production sells with it', async () => {
  const { folder, path } = await makeDatabase(join(makeTempDir(), 'data'));
  const before = readFileSync(path);
  const again = await runOperator(folder, ['database', 'create']);
  expect(again.code).toBe(1);
  expect(again.err).toContain('nothing was changed');
  expect(readFileSync(path).equals(before)).toBe(true);
  expect(await checkDatabase(folder)).toMatchObject({
    code: 0,
    message: expect.stringMatching(/order/),
  });
  const site = await startSite({ dataDir: folder, env, demo: false });
  onTestFinished(() => site.kill());
  const line = { intent: 'add', productId: 'buza', variantId: 'buza-500', count: '1' };
  const { cookie } = await send(site, '/en/shop/cart', { form: line });
  expect((await send(site, '/en/shop/checkout', { cookie })).status).toBe(200);
});

const spoil: Record<string, (path: string) => void> = {
  'is not this site’s': (path) => {
    rmSync(path);
    const db = new SQLite(path);
    db.exec('create table guests (name text)');
    db.close();
  },
  'was made by a newer version': (path) => {
    const db = new SQLite(path);
    db.exec("insert into kysely_migration values ('9999-later', '2026-01-01')");
    db.close();
  },
  'is damaged': (path) => {
    const file = openSync(path, 'r+');
    // From the third page on: tables, not the header that is read first.
    for (let page = 2; page < 12; page++)
      writeSync(file, Buffer.alloc(4096, 0x5a), 0, 4096, page * 4096);
    closeSync(file);
  },
  'is missing, its write-ahead log is not': (path) => {
    rmSync(path);
    writeFileSync(`${path}-wal`, 'what is left');
  },
};

test.each(Object.entries(spoil))(
  'a database that %s stops orders but keeps pages readable',
  async (message, change) => {
    const { folder, path } = await makeDatabase();
    change(path);
    const before = snapshot(folder);
    expect(await checkDatabase(folder)).toMatchObject({
      code: 1,
      message: expect.stringContaining(message),
    });
    expect((await runOperator(folder, ['orders', 'list'])).code).toBe(1);
    expect((await runOperator(folder, ['database', 'create'])).code).toBe(1);
    expect(snapshot(folder)).toEqual(before);
    const site = await startStrict(folder);
    expect(logged(site)[0]).toContain(message);
    await expectReadable(site, before);
    await site.stop();
    expect(snapshot(folder)).toEqual(before);
  },
);

test('demonstration mode leaves a database that it cannot use as it is, and shows pages', async () => {
  const { folder, path } = await makeDatabase();
  spoil['is damaged']?.(path);
  const before = snapshot(folder);
  const site = await startSite({ dataDir: folder, database: false });
  onTestFinished(() => site.kill());
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
  expect((await new Shopper(site.url).open(href('shop', 'hr'))).status).toBe(200);
  expect(logged(site)[0]).toContain('is damaged');
  const database = (line: string) => line.includes('murva.sqlite');
  expect([snapshot(folder)].flat().filter(database)).toEqual([before].flat().filter(database));
});

test('demonstration mode creates its database, even with two concurrent processes', async () => {
  const folder = makeTempDir();
  const [first, second] = await Promise.all([
    startSite({ dataDir: folder }),
    startSite({ dataDir: folder }),
  ]);
  onTestFinished(() => first.kill());
  onTestFinished(() => second.kill());
  expect(await statesOf(folder)).toEqual([]);
  expect(readdirSync(folder).filter((name) => name.includes('.new'))).toEqual([]);
});
