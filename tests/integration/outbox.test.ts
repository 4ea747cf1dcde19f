import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { build } from 'vite';
import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enqueue } from '~/platform/mail/outbox.server';
import { type OutboxWorkerOptions, startOutboxWorker } from '~/platform/mail/outbox-worker.server';
import { renderOrderMails } from '~/shop/orders/mails/order-mails.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { createTransport } from '~/platform/mail/transport.server';
import { migrate } from '~/platform/database/database.server';
import type { Database } from '~/platform/database/schema';
import { eventually } from '../support/eventually';
import { order, site } from '../support/mail-fixtures';
import { provideDatabase, removeDatabase } from '../support/site-database';
import { openStored } from '../support/stored-rows';
import { startMailServer } from './outbox-mail-server';
import { hotelAlias, hotelDefine } from '../../tools/hotel.mjs';

const from = { name: 'Heritage Hotel Murva', address: 'prodaja@murva.example' };
const siteUrl = 'https://www.murva.example';
const minute = 60_000;
const hour = 60 * minute;

let folder: string;
let db: Kysely<Database>;
let cleanups: (() => unknown)[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'murva-outbox-'));
  await provideDatabase(folder);
  db = openStored(folder);
  await migrate(db);
  cleanups = [];
});

afterEach(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
  await db.destroy();
  await removeDatabase(folder);
  await rm(folder, { recursive: true, force: true });
});

async function mailServer(...options: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...options);
  cleanups.push(server.stop);
  return server;
}

const log = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() });

/** A worker that never polls by itself, so that the test triggers every attempt. */
function startWorker(smtpUrl: string | undefined, options: Partial<OutboxWorkerOptions> = {}) {
  const transport = createTransport({ smtpUrl, from, mailDir: join(folder, 'mail') });
  const worker = startOutboxWorker({ db, transport, log: log(), pollMs: 10 * minute, ...options });
  cleanups.push(worker.stop.bind(worker));
  return worker;
}

const mailAbout = (key: string, changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  dedupeKey: key,
  kind: 'test',
  siteUrl,
  to: { name: 'Ana', address: `${key}@example.hr` },
  subject: `About ${key}`,
  html: `<p>${key}</p>`,
  text: `${key}\n`,
  ...changes,
});

const put = (...mails: OutgoingMail[]) =>
  db.transaction().execute(async (trx) => {
    for (const mail of mails) await enqueue(trx, mail);
  });

const rows = () => db.selectFrom('outbox').selectAll().orderBy('id').execute();
const states = async () => (await rows()).map(({ state }) => state);

/** A clock that the test advances. */
function movableClock() {
  let ahead = 0;
  return { now: () => new Date(Date.now() + ahead), move: (ms: number) => (ahead += ms) };
}

describe('delivery', () => {
  it('sends both emails of an order as soon as it is notified', async () => {
    const server = await mailServer();
    const worker = startWorker(server.url);
    const { buyer, staff } = await renderOrderMails(order, { site, siteUrl });
    await put(buyer, staff);
    worker.notify();
    await eventually(() => expect(server.received).toHaveLength(2));
    await eventually(async () => expect(await states()).toEqual(['sent', 'sent']));
    const [first, second] = server.received;
    expect(first).toMatchObject({ from: from.address, rcpts: ['juergen.weiss@example.org'] });
    expect(first?.mail.subject).toContain('M-2026-000123');
    expect(first?.mail.text?.trim()).toBe(buyer.text.trim());
    expect(first?.mail.html).toContain('Vielen Dank');
    expect(first?.mail.messageId).toMatch(/^<[0-9a-f]{40}@www\.murva\.example>$/);
    expect(second).toMatchObject({ rcpts: [site.seller.email] });
    expect(second?.mail.replyTo?.text).toBe('juergen.weiss@example.org');
    expect(second?.mail.headers.get('auto-submitted')).toBe('auto-generated');
  });

  it('deduplicates by key: one row and one email, however often it is enqueued', async () => {
    const server = await mailServer();
    await put(mailAbout('once'));
    await put(mailAbout('once'), mailAbout('once', { subject: 'Another' }));
    await Promise.all([put(mailAbout('once')), put(mailAbout('once'))]);
    startWorker(server.url);
    await eventually(async () => expect(await states()).toEqual(['sent']));
    expect(server.received.map(({ mail }) => mail.subject)).toEqual(['About once']);
  });

  it('drops an email whose transaction is rolled back', async () => {
    const undone = db.transaction().execute(async (trx) => {
      await enqueue(trx, mailAbout('undone'));
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await rows()).toEqual([]);
  });

  it('tolerates a slow server', async () => {
    const server = await mailServer(() => ({ delayMs: 700 }));
    await put(mailAbout('slow'));
    startWorker(server.url);
    await eventually(async () => expect(await states()).toEqual(['sent']));
    expect(server.received).toHaveLength(1);
  });

  it('writes one file per email where there is no server, even with two workers', async () => {
    await put(...Array.from({ length: 8 }, (_, index) => mailAbout(`file-${index}`)));
    startWorker(undefined);
    startWorker(undefined);
    await eventually(async () => expect(new Set(await states())).toEqual(new Set(['sent'])));
    const files = await readdir(join(folder, 'mail'));
    expect(files).toHaveLength(8);
    const parsed = await Promise.all(
      files.map(async (name) => simpleParser(await readFile(join(folder, 'mail', name)))),
    );
    expect(new Set(parsed.map(({ messageId }) => messageId)).size).toBe(8);
  });
});

describe('failures', () => {
  it('sends what was queued while the server was down', async () => {
    const gone = await startMailServer();
    await gone.stop();
    const clock = movableClock();
    const worker = startWorker(gone.url, { now: clock.now });
    await put(mailAbout('waits'));
    worker.notify();
    await eventually(async () => expect((await rows())[0]?.last_error).toMatch(/ESOCKET/));
    const [waiting] = await rows();
    expect(waiting).toMatchObject({ state: 'queued', attempts: 1, leased_until: null });
    const server = await mailServer(undefined, gone.port);
    worker.notify();
    clock.move(2 * minute);
    worker.notify();
    await eventually(async () => expect(await states()).toEqual(['sent']));
    expect(server.received[0]?.mail.messageId).toBe(waiting?.message_id);
  });

  it('retries after a temporary failure', async () => {
    const server = await mailServer((_, attempt) =>
      attempt === 1 ? { at: 'rcpt', code: 451 } : attempt === 2 ? { at: 'data', code: 452 } : 'ok',
    );
    const clock = movableClock();
    const worker = startWorker(server.url, { now: clock.now });
    await put(mailAbout('grey'));
    worker.notify();
    for (const attempts of [1, 2]) {
      await eventually(async () =>
        expect((await rows())[0]).toMatchObject({ attempts, state: 'queued', leased_until: null }),
      );
      expect(server.received).toHaveLength(0);
      clock.move(3 * minute);
      worker.notify();
    }
    await eventually(async () =>
      expect((await rows())[0]).toMatchObject({ attempts: 3, state: 'sent' }),
    );
    expect(server.received).toHaveLength(1);
  });

  it('abandons a rejected email, logs it without the recipient, and continues with the others', async () => {
    const server = await mailServer((address) =>
      address.startsWith('bad') ? { at: 'rcpt', code: 550 } : 'ok',
    );
    await put(
      mailAbout('one'),
      mailAbout('bad'),
      mailAbout('forged', { to: { name: 'x', address: 'a@b.hr, c@d.hr' } }),
      mailAbout('two'),
    );
    const logged = log();
    startWorker(server.url, { log: logged });
    await eventually(async () => expect(await states()).toEqual(['sent', 'dead', 'dead', 'sent']));
    expect(server.received.flatMap(({ rcpts }) => rcpts)).toEqual([
      'one@example.hr',
      'two@example.hr',
    ]);
    expect(logged.error.mock.calls.map(([fields]) => fields)).toEqual([
      { mail: 'bad', attempts: 1, reason: 'EENVELOPE 550 5.1.1 RCPT TO' },
      { mail: 'forged', attempts: 1, reason: 'recipient is not one mail address' },
    ]);
    expect(JSON.stringify(Object.values(logged).map((method) => method.mock.calls))).not.toMatch(
      /@/,
    );
  });

  it('keeps emails queued when the password is wrong', async () => {
    const server = await mailServer();
    await put(mailAbout('locked-out'));
    startWorker(server.url.replace('//', '//user:wrong@'));
    await eventually(async () => expect((await rows())[0]?.last_error).toMatch(/EAUTH 535/));
    expect(await states()).toEqual(['queued']);
  });

  it('gives a mail server that takes its time to accept a message, as its filter does, no second copy', async () => {
    const server = await mailServer(() => ({ delayMs: 1_500 }));
    await put(mailAbout('filtered'));
    startWorker(server.url, { limits: { sendMs: 500 } });
    await eventually(async () => expect((await rows())[0]?.leased_until).toBeNull());
    await eventually(() => expect(server.received).toHaveLength(1));
    expect((await rows())[0]).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it.each([
    { reply: 'mute', limits: { sendMs: 400 } },
    { reply: 'hang', limits: { acceptMs: 400 } },
  ] as const)('aborts a send that hangs ($reply), and continues', async ({ reply, limits }) => {
    const server = await mailServer((address) => (address.startsWith('hang') ? reply : 'ok'));
    await put(mailAbout('hang'), mailAbout('next'));
    startWorker(server.url, { limits });
    await eventually(async () => expect(await states()).toEqual(['queued', 'sent']));
    expect((await rows())[0]).toMatchObject({
      attempts: 1,
      last_error: 'EABORT',
      leased_until: null,
    });
  });

  it('gives up after two days, not because the site was switched off', async () => {
    const gone = await startMailServer();
    await gone.stop();
    const clock = movableClock();
    await put(mailAbout('old'));
    clock.move(72 * hour);
    const logged = log();
    const worker = startWorker(gone.url, { now: clock.now, log: logged });
    for (let attempt = 1; attempt < 10; attempt += 1) {
      await eventually(async () =>
        expect((await rows())[0]).toMatchObject({ attempts: attempt, leased_until: null }),
      );
      expect(await states()).toEqual(['queued']);
      clock.move(6 * hour);
      worker.notify();
    }
    await eventually(async () => expect(await states()).toEqual(['dead']));
    expect(logged.error).toHaveBeenCalledOnce();
  });

  it('sends once even if the sent state cannot be written for a while', async () => {
    const server = await mailServer();
    await put(mailAbout('earlier'));
    await db.updateTable('outbox').set({ state: 'sent' }).execute();
    // Refuses every further sent email.
    await sql`create unique index one_sent on outbox (state) where state = 'sent'`.execute(db);
    await put(mailAbout('marked-late'));
    const logged = log();
    const now = vi.fn(() => new Date());
    startWorker(server.url, { log: logged, now, limits: { markAgainMs: 20, leaseMs: 50 } });
    await eventually(() => expect(now.mock.calls.length).toBeGreaterThan(8));
    expect(logged.error).toHaveBeenCalledOnce();
    await sql`drop index one_sent`.execute(db);
    await eventually(async () => expect(await states()).toEqual(['sent', 'sent']));
    expect(server.received).toHaveLength(1);
  });
});

describe('stopping', () => {
  it('finishes the current email and starts no other', async () => {
    let accept = () => {};
    const after = new Promise<void>((resolve) => (accept = resolve));
    const server = await mailServer(() => ({ after }));
    await put(mailAbout('current'), mailAbout('other'));
    const worker = startWorker(server.url);
    await eventually(async () => expect((await rows())[0]?.leased_until).not.toBeNull());
    const stopped = worker.stop();
    accept();
    await stopped;
    expect(await states()).toEqual(['sent', 'queued']);
    expect(server.received).toHaveLength(1);
  });

  it('requeues a hanging email in time', async () => {
    let hanging = true;
    const server = await mailServer(() => (hanging ? 'hang' : 'ok'));
    await put(mailAbout('cut-short'));
    const worker = startWorker(server.url, { limits: { graceMs: 200 } });
    await eventually(async () => expect((await rows())[0]?.leased_until).not.toBeNull());
    const started = Date.now();
    await worker.stop();
    expect(Date.now() - started).toBeLessThan(30_000);
    expect((await rows())[0]).toMatchObject({ state: 'queued', attempts: 0, leased_until: null });
    hanging = false;
    startWorker(server.url);
    await eventually(async () => expect(await states()).toEqual(['sent']));
  });
});

describe('several processes', () => {
  const bundle = join(process.cwd(), 'node_modules', '.outbox-process');

  async function buildProcess() {
    await build({
      configFile: false,
      logLevel: 'silent',
      resolve: { alias: hotelAlias },
      define: hotelDefine,
      build: { ssr: 'tests/integration/outbox-process.ts', outDir: bundle },
    });
    cleanups.push(() => rm(bundle, { recursive: true, force: true }));
    return join(bundle, 'outbox-process.js');
  }

  async function startProcess(script: string, smtpUrl: string, role = '') {
    const child = fork(script, [folder, smtpUrl, role], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    cleanups.push(
      () => child.exitCode === null && child.signalCode === null && child.kill('SIGKILL'),
    );
    await once(child, 'message');
    return child;
  }

  async function stopProcess(child: ChildProcess) {
    const ended = once(child, 'exit');
    child.send('stop');
    await ended;
  }

  it('ten concurrent workers send each email once; one killed before recording it repeats the same email', async () => {
    const server = await mailServer();
    const script = await buildProcess();
    const dying = await startProcess(script, server.url, 'dying');
    await put(mailAbout('twice'));
    const died = once(dying, 'exit');
    dying.send('go');
    expect(await died).toEqual([null, 'SIGKILL']);
    expect(server.received).toHaveLength(1);
    expect(await states()).toEqual(['queued']);

    const keys = Array.from({ length: 60 }, (_, index) => `many-${index}`);
    await put(...keys.map((key) => mailAbout(key)));
    const children = await Promise.all(
      keys.slice(0, 10).map(() => startProcess(script, server.url)),
    );
    for (const child of children) child.send('go');
    await eventually(async () =>
      expect((await states()).filter((state) => state === 'sent')).toHaveLength(60),
    );
    const sent = server.received.slice(1).map(({ rcpts }) => rcpts.join());
    expect(sent.toSorted()).toEqual(keys.map((key) => `${key}@example.hr`).toSorted());
    // The killed process's lease blocks the others until it expires.
    await db
      .updateTable('outbox')
      .set({ leased_until: '2000-01-01T00:00:00.000Z' })
      .where('state', '=', 'queued')
      .execute();
    await eventually(async () => expect((await states())[0]).toBe('sent'));
    await Promise.all(children.map(stopProcess));
    const twice = server.received.filter(({ rcpts }) => rcpts[0] === 'twice@example.hr');
    expect(twice).toHaveLength(2);
    expect(twice[0]?.mail.messageId).toBe(twice[1]?.mail.messageId);
    expect(server.received).toHaveLength(62);
  });
});

describe('user input in emails', () => {
  const attacks = [
    'Ana\r\nBcc: evil@example.com',
    'Ana\r\n\r\n<h1>body</h1>',
    'Ana\0',
    'Ana\u2028Bcc: evil@example.com',
    'Ana, evil@example.com',
    'Ana; evil@example.com',
    '"Ana" <evil@example.com>',
    'Ana" <evil@example.com>, "x',
    'group:evil@example.com;',
    '=?utf-8?Q?Ana=0D=0ABcc=3A_evil=40example.com?=',
    'a'.repeat(65_536),
    '\u202eanA',
    '😀👩‍👩‍👧',
    'Аna Нorvat',
    '.',
    '\r\n.\r\nMAIL FROM:<evil@example.com>',
  ];

  const allowed = new Set(
    'from to reply-to subject message-id date auto-submitted mime-version content-type content-transfer-encoding'.split(
      ' ',
    ),
  );

  it('never adds a recipient or a header', async () => {
    const server = await mailServer();
    const worker = startWorker(server.url);
    const piece = fc.constantFrom(
      '\r',
      '\n',
      '\0',
      ',',
      ';',
      ':',
      '<',
      '>',
      '"',
      '@',
      'evil@example.com',
      'Bcc: ',
      'ž',
      '\u2028',
    );
    const noise = fc.array(piece, { maxLength: 15 }).map((parts) => parts.join(''));
    const typed = [...attacks, ...fc.sample(noise, { numRuns: 12, seed: 7 })];
    for (const [index, text] of typed.entries()) {
      const number = `M-2026-${String(index).padStart(6, '0')}`;
      const person = { ...order.buyer, fullName: text, city: text };
      const changed = { ...order, number, buyer: person, recipient: person, comment: text };
      const { staff } = await renderOrderMails(changed, { site, siteUrl });
      await put(
        {
          ...staff,
          to: { name: text, address: 'ana@example.hr' },
          subject: `${number} ${text}`,
        },
        {
          ...staff,
          dedupeKey: `${number}-forged`,
          to: { name: 'x', address: text },
          replyTo: { address: text },
        },
      );
    }
    worker.notify();
    await eventually(async () => expect(await states()).not.toContain('queued'));
    expect(server.received).toHaveLength(typed.length);
    for (const { rcpts, mail } of server.received) {
      expect(rcpts).toEqual(['ana@example.hr']);
      expect(mail.to).toMatchObject({ value: [{ address: 'ana@example.hr' }] });
      expect(mail.replyTo?.value).toEqual([{ name: '', address: order.buyer.email }]);
      expect(mail.headerLines.map(({ key }) => key).filter((key) => !allowed.has(key))).toEqual([]);
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect(mail.text).toContain('Nova narudžba');
    }
  });
});
