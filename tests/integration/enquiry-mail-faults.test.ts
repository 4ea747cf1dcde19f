import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../support/eventually';
import { type Site, startSite } from '../support/site';
import { type Reply, startMailServer } from './outbox-mail-server';
import { query } from '../support/stored-rows';

const hotelEmail = 'reception@murva.test';
/** Well below the timeout of an unresponsive mail server. */
const maxResponseMs = 20_000;

const heapFile = join(tmpdir(), `murva-heap-${process.pid}`);
let site: Site;
let server: Awaited<ReturnType<typeof startMailServer>> | undefined;
let port = 0;

const settings = () => ({
  env: {
    MAIL_TO: hotelEmail,
    TRUSTED_PROXIES: '1',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    NODE_OPTIONS: `--expose-gc --require ${join(import.meta.dirname, '../support/heap-on-signal.cjs')}`,
    HEAP_FILE: heapFile,
  },
});

beforeAll(async () => {
  // A port on which nothing listens.
  const gone = await startMailServer();
  port = gone.port;
  await gone.stop();
  site = await startSite(settings());
});
afterAll(async () => {
  await site.stop();
  await server?.stop();
  rmSync(heapFile, { force: true });
});

let visitors = 0;

/** Sends a message as a browser without scripts does. @returns the status and the duration in ms */
async function sendMessage(name: string, address = `203.0.113.${++visitors}`) {
  const fields = { fullName: name, email: `${name}@example.com`, message: `From ${name}` };
  const start = performance.now();
  const response = await fetch(`${site.url}/kontakt`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'x-forwarded-for': address },
    redirect: 'manual',
  });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - start };
}

type Row = { to_address: string; state: string; reply_to: string | null };
const outbox = () => query<Row>(site.dataDir, 'select * from outbox order by id');

/** Restarts the site on its data, as if the delay before the next attempt had passed. */
async function restart(how: 'kill' | 'stop') {
  const { dataDir, port: own } = site;
  const code = how === 'kill' ? await site.kill() : await site.stop();
  await query(dataDir, "update outbox set next_attempt_at = created_at where state = 'queued'");
  // A killed process leaves its lease behind; it would expire after a quarter of an hour.
  await query(dataDir, 'update outbox set leased_until = null');
  site = await startSite({ ...settings(), dataDir, port: own });
  return code;
}

const received = () =>
  (server?.received ?? []).map(({ rcpts, mail }) => {
    const guest = mail.replyTo?.value[0]?.address;
    return rcpts[0] === hotelEmail ? `hotel about ${guest}` : `guest ${rcpts[0]}`;
  });

test('a mail server that is down, greylisting, rejecting or unresponsive delays no visitor and loses no enquiry', async () => {
  const names = ['ana', 'poison', 'grey', 'hang', 'ivo'];
  for (const name of names) {
    const { status, ms } = await sendMessage(name);
    expect([name, status]).toEqual([name, 303]);
    expect(ms).toBeLessThan(maxResponseMs);
  }
  expect((await outbox()).map(({ state }) => state)).toEqual(Array(10).fill('queued'));

  const response = (address: string, attempt: number): Reply => {
    if (address.startsWith('poison')) return { at: 'rcpt', code: 550 };
    if (address.startsWith('grey') && attempt === 1) return { at: 'data', code: 451 };
    if (address.startsWith('hang') && attempt === 1) return 'hang';
    return address.startsWith('ivo') ? { delayMs: 300 } : 'ok';
  };
  server = await startMailServer(response, port);
  await restart('kill');
  // Emails are sent one by one, so the hanging server delays the ones behind it, but no visitors.
  await eventually(() => expect(received()).toContain('hotel about hang@example.com'));
  const late = await sendMessage('late');
  expect(late.status).toBe(303);
  expect(late.ms).toBeLessThan(maxResponseMs);

  expect(await restart('stop')).toBe(0);
  await eventually(async () =>
    expect((await outbox()).filter(({ state }) => state === 'queued')).toEqual([]),
  );

  const all = [...names, 'late'];
  const wanted = all.flatMap((name) => [
    `hotel about ${name}@example.com`,
    ...(name === 'poison' ? [] : [`guest ${name}@example.com`]),
  ]);
  expect(received().sort()).toEqual(wanted.sort());
  expect((await outbox()).flatMap((row) => (row.state === 'dead' ? row.to_address : []))).toEqual([
    'poison@example.com',
  ]);
});

/** The site's heap in use after garbage collection, in MB. */
async function memory(): Promise<number> {
  rmSync(heapFile, { force: true });
  process.kill(site.pid, 'SIGUSR2');
  await eventually(() => expect(existsSync(heapFile)).toBe(true));
  return Number(readFileSync(heapFile, 'utf8')) / 1024 ** 2;
}

test.runIf(process.platform !== 'win32')(
  'hundreds of messages from one address: 429, memory stays flat, others are not affected',
  async () => {
    const flood = async (count: number) => {
      const statuses: number[] = [];
      let left = count;
      const sender = async () => {
        while (left-- > 0) statuses.push((await sendMessage('flood', '198.51.100.7')).status);
      };
      await Promise.all(Array.from({ length: 10 }, sender));
      return statuses;
    };
    const first = await flood(200);
    expect(first.filter((status) => status === 303)).toHaveLength(60);
    const before = await memory();
    const busy = flood(250);
    const other = await sendMessage('between', '203.0.113.200');
    const statuses = await busy;
    expect(other.status).toBe(303);
    expect(other.ms).toBeLessThan(maxResponseMs);
    expect(statuses).toEqual(Array(250).fill(429));
    // 8 KB per request; a form kept in memory would take more.
    expect((await memory()) - before).toBeLessThan(2);
    expect(
      await query(site.dataDir, "select id from enquiries where full_name = 'flood'"),
    ).toHaveLength(1);
  },
);
