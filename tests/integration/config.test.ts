import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../support/source-files';
import { findFreePorts } from '../support/free-ports';
import { startSite } from '../support/site';
import { siteForTests } from '../support/site-for-tests';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'murva-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the built server with these settings and nothing else, and waits for it to end. */
const start = (env: Record<string, string>, args: readonly string[] = []) =>
  runProgram('build/server/server.js', args, env);

async function runProgram(path: string, args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [path, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (output += String(text)));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, output, lines: output.trim().split('\n') };
}

const secret = 'canary-secret-'.repeat(4);

test('strict production without settings exits with code 78 and one line for each missing one', async () => {
  const folder = makeFolder();
  const { code, lines } = await start({ DATA_DIR: join(folder, 'data') });
  expect(code).toBe(78);
  expect(lines).toEqual([
    expect.stringMatching(/^SITE_URL /),
    expect.stringMatching(/^SESSION_SECRET /),
  ]);
  // A refused start leaves no files behind.
  expect(readdirSync(folder)).toEqual([]);
});

test('a site whose shop moved to PostgreSQL does not start on the file of before', async () => {
  const folder = makeFolder();
  const note = JSON.stringify({ strict: true, settings: {}, handedOn: ['DATABASE_URL'] });
  writeFileSync(join(folder, 'site-settings.json'), note);
  const { code, lines } = await start({ DATA_DIR: folder }, ['--demo']);
  expect(code).toBe(78);
  expect(lines).toEqual([expect.stringMatching(/^DATABASE_URL is missing: /)]);
  expect(readdirSync(folder)).toEqual(['site-settings.json']);
});

test('`npm start` is a demonstration unless NODE_ENV says production, and refuses what it does not know', async () => {
  const { code, lines } = await runProgram('tools/start.mjs', [], {
    NODE_ENV: 'staging',
    DATA_DIR: makeFolder(),
  });
  expect(code).toBe(78);
  expect(lines).toEqual([expect.stringMatching(/^NODE_ENV .*development, test or production/)]);
});

test('all invalid settings are reported together, and no secret is printed', async () => {
  const env = {
    PORT: '99999',
    LOG_LEVEL: 'loud',
    WSPAY_SECRET_KEY: secret,
    SESSION_SECRET: secret,
    MAIL_TO: 'x',
  };
  const { code, lines, output } = await start(env, ['--demo']);
  expect(code).toBe(78);
  expect(lines).toHaveLength(3);
  expect(output).not.toContain('canary');
});

test('an incomplete captcha configuration stops the start with the specified message, and no secret', async () => {
  const { code, lines, output } = await start({ CAPTCHA_SECRET: secret.slice(0, 40) }, ['--demo']);
  expect(code).toBe(78);
  expect(lines).toEqual([expect.stringContaining('ReCaptcha error: No key provided')]);
  expect(output).not.toContain('canary');
});

test('unreadable files for the invoices stop the start, with one line each', async () => {
  const folder = makeFolder();
  const files = {
    FISCAL_CERTIFICATE: join(folder, 'none.pem'),
    FISCAL_CA: join(folder, 'none.pem'),
  };
  const { code, lines } = await start({ DATA_DIR: join(folder, 'data'), ...files }, ['--demo']);
  expect(code).toBe(78);
  expect(lines).toEqual([
    expect.stringMatching(/^FISCAL_CERTIFICATE is wrong: .*ENOENT.*e\.g\./),
    expect.stringMatching(/^FISCAL_CA is wrong: .*ENOENT.*e\.g\./),
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test('strict production is https only: secure cookie, HSTS, no demonstration', async () => {
  const port = await findFreePorts();
  const env = { SITE_URL: 'https://shop.example', SESSION_SECRET: secret };
  const site = await startSite({ port, demo: false, env });
  onTestFinished(() => site.kill());
  const { request } = await import('node:http');
  const send = (path: string, headers: Record<string, string>, body?: string) =>
    new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>(
      (resolve, reject) => {
        const sent = request(
          { host: '127.0.0.1', port, path, method: body === undefined ? 'GET' : 'POST', headers },
          (response) => {
            let text = '';
            response.setEncoding('utf8').on('data', (chunk) => (text += String(chunk)));
            response.on('end', () =>
              resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
            );
          },
        );
        sent.on('error', reject).end(body);
      },
    );
  const ours = { host: 'shop.example', accept: 'text/html' };
  const home = await send('/en', ours);
  expect(home.status).toBe(200);
  expect(home.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(home.text).toContain('https://shop.example/de');
  expect((await send('/en', { ...ours, host: `127.0.0.1:${port}` })).status).toBe(421);
  const add = 'intent=add&productId=buza&variantId=buza-500&count=1';
  const form = {
    ...ours,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(add.length),
  };
  expect((await send('/shop/cart', { ...form, origin: 'http://shop.example' }, add)).status).toBe(
    403,
  );
  const added = await send('/shop/cart', { ...form, origin: 'https://shop.example' }, add);
  expect(added.status).toBe(303);
  expect(String(added.headers['set-cookie'])).toMatch(/^__Host-cart=.*; Secure/);
  expect(site.log()).not.toContain('canary');
  // Without a payment provider and without PAYMENT_DEMO there is no demonstration.
  expect(home.text).not.toMatch(/demonstration shop/i);
  await expect(fetch(`http://127.0.0.1:${port + 1}/`)).rejects.toThrow();
});

const demonstration = siteForTests();

test('a port in use ends the start with an error, not with a half-open site', async () => {
  const { code, output } = await start(
    { PORT: String(demonstration.port), DATA_DIR: makeFolder() },
    ['--demo'],
  );
  expect(code).not.toBe(0);
  expect(output).toContain('EADDRINUSE');
});

test('demonstration mode creates its secret once, readable by its owner only, and never logs it', () => {
  const path = join(demonstration.dataDir, 'session-secret');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(demonstration.log()).not.toContain(readFileSync(path, 'utf8').trim());
});
