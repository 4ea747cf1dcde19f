import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type TestContext } from 'vitest';
import { noteBackup } from '~/platform/backup/last-backup.server';
import { eventually } from '../support/eventually';
import { openConnection } from '../support/raw-http';
import { findFreePorts } from '../support/free-ports';
import { startSite, type SiteOptions } from '../support/site';

// Concurrent: each has its own site and mostly waits. `expect` is the test’s own, so that its assertions are counted.
async function open({ onTestFinished }: TestContext, options: SiteOptions = {}) {
  const site = await startSite(options);
  onTestFinished(() => site.kill());
  return { site, host: new URL(site.url).host };
}

const body = 'intent=add&productId=buza&variantId=buza-500&count=3';
const head = (host: string, more = '') =>
  `POST /shop/cart HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n${more}\r\n`;

/** Begins a request whose body is still to come, and waits until the server has taken it up. */
async function beginRequest(siteUrl: string, host: string) {
  const connection = await openConnection(siteUrl);
  connection.socket.write(head(host, 'Expect: 100-continue\r\n'));
  await eventually(() => expect(connection.received()).toMatch(/^HTTP\/1\.1 100 /));
  connection.socket.write(body.slice(0, 10));
  return connection;
}

test.concurrent(
  'on SIGTERM, also a repeated one, open requests finish, new ones are refused, and the process exits with 0',
  async (context) => {
    const { expect } = context;
    const { site, host } = await open(context);
    const note = join(site.dataDir, 'open-process');
    // Left behind by a process that crashes, for the alarm.
    expect(readFileSync(note, 'utf8')).toBe(String(site.pid));
    const slow = await beginRequest(site.url, host);
    const code = site.stop();
    await eventually(() => expect(fetch(`${site.url}/healthz`)).rejects.toThrow());
    process.kill(site.pid, 'SIGTERM');
    slow.socket.write(body.slice(10));
    await slow.closed;
    expect(slow.received()).toMatch(/\r\nHTTP\/1\.1 303 /);
    expect(slow.received()).toMatch(/set-cookie: cart=/i);
    expect(await code).toBe(0);
    expect(existsSync(note)).toBe(false);
  },
);

test.concurrent(
  'on SIGTERM idle connections and one that never finishes do not block the exit',
  async (context) => {
    const { expect } = context;
    const { site, host } = await open(context);
    const idle = await openConnection(site.url);
    const stuck = await beginRequest(site.url, host);
    expect(await site.stop()).toBe(0);
    await Promise.all([idle.closed, stuck.closed]);
  },
);

test.concurrent(
  'a second Ctrl-C ends the process at once, with 130 and not as a crash',
  async (context) => {
    const { expect } = context;
    const { site, host } = await open(context);
    await beginRequest(site.url, host);
    process.kill(site.pid, 'SIGINT');
    await eventually(() => expect(fetch(`${site.url}/healthz`)).rejects.toThrow());
    await eventually(() => expect(() => process.kill(site.pid, 'SIGINT')).toThrow('ESRCH'));
    expect(existsSync(join(site.dataDir, 'open-process'))).toBe(false);
    expect(site.log()).not.toContain('"msg":"Stopped"');
    expect(await site.stop()).toBe(130);
  },
);

test.concurrent('a restart on the same folder keeps its secret and its data', async (context) => {
  const { expect } = context;
  const { site } = await open(context);
  const first = await fetch(`${site.url}/shop/cart`, {
    method: 'POST',
    body: new URLSearchParams(body),
    redirect: 'manual',
  });
  const [cookie = ''] = first.headers.getSetCookie();
  await site.kill();
  const { site: second } = await open(context, { dataDir: site.dataDir });
  const page = await fetch(`${second.url}/shop/cart`, {
    headers: { cookie: cookie.split(';')[0] ?? '' },
  });
  expect(await page.text()).toContain('value="buza-500"');
});

test.concurrent(
  'clients that send headers or a body too slowly get 408, while others are served',
  async (context) => {
    const { expect } = context;
    const { site, host } = await open(context);
    const slowHead = await openConnection(site.url);
    const slowBody = await openConnection(site.url);
    slowHead.socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `);
    slowBody.socket.write(head(host));
    const drip = setInterval(() => {
      for (const { socket } of [slowHead, slowBody]) if (socket.writable) socket.write('a');
    }, 1000);
    context.onTestFinished(() => clearInterval(drip));
    expect((await fetch(`${site.url}/en/shop`)).status).toBe(200);
    await Promise.all([slowHead.closed, slowBody.closed]);
    for (const { received } of [slowHead, slowBody]) {
      expect(received()).toMatch(/^HTTP\/1\.1 408 /);
      expect(received()).toMatch(/x-content-type-options: nosniff/i);
    }
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  },
);

test.concurrent('idle or reset connections do not affect other clients', async (context) => {
  const { expect } = context;
  const { site, host } = await open(context);
  const idle = await Promise.all(Array.from({ length: 200 }, () => openConnection(site.url)));
  for (const { socket } of idle.slice(0, 100)) {
    socket.write(head(host) + body.slice(0, 5));
    socket.resetAndDestroy();
  }
  expect((await fetch(`${site.url}/en/shop`)).status).toBe(200);
  for (const { socket } of idle) socket.destroy();
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  expect(site.log()).not.toMatch(/"level":[56]0/);
});

test.concurrent(
  'metrics are served on loopback at a port of their own, without an address in them',
  async (context) => {
    const { expect } = context;
    const port = await findFreePorts();
    const { site } = await open(context, { env: { METRICS_PORT: String(port) } });
    await noteBackup(site.dataDir, new Date('2026-11-23T02:00:00Z'));
    await fetch(`${site.url}/shop/order/${'a'.repeat(48)}`).then((page) => page.text());
    const text = await eventually(async () => {
      const answer = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      expect(answer).toContain('_count{kind="page",status="4xx"} 1');
      expect(answer).toContain('{job="payments"}');
      return answer;
    });
    for (const job of ['payments', 'invoices']) {
      expect(text).toMatch(
        new RegExp(`^site_job_last_success_timestamp_seconds\\{job="${job}"\\} \\d`, 'm'),
      );
    }
    expect(text).toContain('\nsite_content_refused 0\n');
    const backedUpAt = Date.parse('2026-11-23T02:00:00Z') / 1000;
    expect(text).toContain(`\nsite_last_backup_timestamp_seconds ${backedUpAt}\n`);
    expect(text).toContain('site_outbox_mails{state="dead"} 0');
    expect(text).toContain('site_database_usable 1');
    expect(text).not.toContain('aaaa');
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
  },
);
