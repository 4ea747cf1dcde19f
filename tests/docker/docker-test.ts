import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'node:tls';
import { addToCart, goToReview } from '../support/journey';
import { Shopper } from '../support/shopper';
import { withoutPostgres } from '../support/compose-file';
import { type ComposeProject, openComposeProject } from './compose-project';

/** Caddy signs the certificate of this name itself. */
const siteUrl = 'https://localhost';
const pages = ['/', '/en/shop', '/de', '/it/shop/bianchera', '/shop/cart', '/en/shop/cart'];

/**
 * Builds the image and runs the compose file as the handbook says: with PostgreSQL in two processes and on SQLite, with
 * kills, a restart of the database, a lost machine, and a purchase in each state.
 * @returns the number of failed checks
 */
export async function runDockerTest(): Promise<number> {
  const project = openComposeProject(siteUrl);
  const backups = mkdtempSync(join(tmpdir(), 'murva-docker-backups-'));
  // The user of the image is not the one who runs the test.
  chmodSync(backups, 0o777);
  const checks: [name: string, check: () => unknown][] = [
    ['the image is built', () => project.compose('build')],
    ['two processes on PostgreSQL start behind Caddy', () => start(project, backups)],
    ['pages, pictures and the redirect to TLS are right', () => visit()],
    ['the site runs without root, and cannot write beside its data', () => lookInside(project)],
    ['an order is paid and listed', () => order(project, 1)],
    ['no request fails while parts are killed', () => underLoad(() => killParts(project))],
    ['another order is paid and listed', () => order(project, 2)],
    ['a backup is made, and refused over a running site', () => backUp(project, backups)],
    ['a lost machine is restored', () => restore(project, backups)],
    ['an order after the restore keeps the earlier ones', () => order(project, 3)],
    ['the same on SQLite, one process', () => startOnSqlite(project, backups)],
    ['an order on SQLite is paid and listed', () => order(project, 1)],
    [
      'no request fails while the site on SQLite is killed',
      () => underLoad(() => killSite(project)),
    ],
    ['another order on SQLite is paid and listed', () => order(project, 2)],
  ];
  let passed = 0;
  try {
    for (const [name, check] of checks) {
      const began = Date.now();
      const problem = await Promise.resolve()
        .then(check)
        .then(() => undefined, String);
      console.log(
        `${problem ? 'BROKEN' : 'ok    '}  ${name} (${Math.round((Date.now() - began) / 1000)} s)`,
      );
      if (problem) console.log(`        ${problem}`);
      if (problem) break;
      passed += 1;
    }
  } finally {
    await project.close();
    rmSync(backups, { recursive: true, force: true });
  }
  const failed = checks.length - passed;
  console.log(`${passed} passed, ${failed} failed`);
  return failed;
}

async function start(project: ComposeProject, backups: string): Promise<void> {
  const { status, output } = await project.operateAside(backups, 'database', 'create');
  assert.equal(status, 0, output);
  await project.compose('up', '--detach');
  await untilCaddyAnswers(project);
}

/** Waits for Caddy and its certificate, which only its own authority signs: the other requests do not check it. */
async function untilCaddyAnswers({ compose }: ComposeProject): Promise<void> {
  const path = '/data/caddy/pki/authorities/local/root.crt';
  await retry(async () => {
    const ca = await compose('exec', '-T', 'caddy', 'cat', path);
    const options = { host: 'localhost', servername: 'localhost', port: 443, ca };
    const socket = connect({ ...options, rejectUnauthorized: true });
    await once(socket, 'secureConnect').finally(() => socket.destroy());
    assert.equal((await fetch(siteUrl)).status, 200);
  });
}

async function retry<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === 60) throw error;
      await wait(500);
    }
  }
}

async function visit(): Promise<void> {
  const home = await (await fetch(siteUrl)).text();
  const [, picture = ''] = /"(\/assets\/[^" ]*key=md[^" ]*)/.exec(home) ?? [];
  const image = await fetch(siteUrl + picture.replaceAll('&amp;', '&'));
  assert.match(String(image.headers.get('content-type')), /^image\//);
  for (const path of pages) assert.equal((await fetch(siteUrl + path)).status, 200, path);
  const plain = await fetch(`${siteUrl.replace('https', 'http')}/shop`, { redirect: 'manual' });
  assert.equal(plain.headers.get('location'), `${siteUrl}/shop`);
}

async function lookInside({ compose, tryCompose }: ComposeProject): Promise<void> {
  const run = (...args: string[]) => compose('exec', '-T', 'site', ...args);
  assert.equal(await run('id', '-u'), '1000\n');
  assert.equal(await run('stat', '--format', '%a', '/data'), '700\n');
  for (const path of ['/site/build/new', '/etc/new', '/data/new']) {
    const { status } = await tryCompose('exec', '-T', 'site', 'touch', path);
    assert.equal(status === 0, path.startsWith('/data'), path);
  }
}

/** Submits the card form of the demonstration, which listens inside the container, and prints where it leads. */
const payInside = `
const [, page] = process.argv;
const body = new URLSearchParams({ cardNumber: '4111111111111111', expiry: '12/39', cvv: '123', holder: 'Ana Cacic' });
fetch(page, { method: 'POST', redirect: 'manual', headers: { origin: new URL(page).origin }, body })
  .then(({ headers }) => console.log(headers.get('location')));`;

async function order({ compose, operate }: ComposeProject, count: number): Promise<void> {
  const shopper = new Shopper(siteUrl);
  await addToCart(shopper, 'en');
  const review = await goToReview(shopper, 'en');
  const form = review.form('submissionId');
  const placed = await shopper.submit(review, form, { terms: true }, { follow: false });
  const cardPage = placed.headers.get('location') ?? '';
  const back = await compose('exec', '-T', 'site', 'node', '-e', payInside, '--', cardPage);
  const success = await shopper.open(back.trim());
  assert.match(success.text, /Thank you for your order/);
  assert.equal((await operate('orders', 'list')).match(/ authorised /g)?.length, count);
}

async function underLoad(work: () => Promise<void>): Promise<void> {
  const over = new AbortController();
  const failed: string[] = [];
  const shoppers = Array.from({ length: 6 }, async (_, index) => {
    for (let at = index; !over.signal.aborted; at += 1) {
      const path = pages[at % pages.length] ?? '/';
      const outcome = await fetch(siteUrl + path).then(
        async (response) => (await response.arrayBuffer(), response.status),
        (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
      );
      if (outcome !== 200) failed.push(`${path}: ${outcome}`);
      await wait(30);
    }
  });
  await work().finally(() => over.abort());
  await Promise.all(shoppers);
  assert.deepEqual(failed, []);
}

/** Kills a process of the site, then restarts the database, then kills the whole site. */
async function killParts(project: ComposeProject): Promise<void> {
  await kill(project, '--process=1');
  await wait(5000);
  await project.compose('restart', 'postgres');
  await wait(10_000);
  await killSite(project);
}

async function killSite(project: ComposeProject): Promise<void> {
  await kill(project, '--needs-provider');
  await wait(15_000);
}

/** Kills the first process of the container whose command has this argument, without telling Docker. */
async function kill({ compose }: ComposeProject, argument: string): Promise<void> {
  const program = `
const { readdirSync, readFileSync } = require('node:fs');
const pids = readdirSync('/proc').filter((name) => Number(name) > 1).sort((a, b) => a - b);
process.kill(pids.find((pid) => readFileSync('/proc/' + pid + '/cmdline', 'utf8').split('\\0').includes(process.argv[1])), 'SIGKILL');`;
  await compose('exec', '-T', 'site', 'node', '-e', program, '--', argument);
}

async function backUp({ operateAside }: ComposeProject, backups: string): Promise<void> {
  const made = await operateAside(backups, 'backup', '/backups');
  assert.equal(made.status, 0, made.output);
  const refused = await operateAside(backups, 'restore', `/backups/${nameIn(backups)}`);
  assert.match(refused.output, /the site is running/);
}

const nameIn = (backups: string) => readdirSync(backups)[0] ?? '';

/** The demonstration's card provider is lost with the machine, so it cannot be asked. */
async function restore(project: ComposeProject, backups: string): Promise<void> {
  const { compose, operateAside } = project;
  await compose('down', '--volumes');
  const from = `/backups/${nameIn(backups)}`;
  const { status, output } = await operateAside(backups, 'restore', from, '--no-provider');
  assert.equal(status, 0, output);
  await compose('up', '--detach');
  await untilCaddyAnswers(project);
}

async function startOnSqlite(project: ComposeProject, backups: string): Promise<void> {
  await project.compose('down', '--volumes');
  project.editComposeFile(withoutPostgres);
  project.setSettings({ WEB_PROCESSES: '1' });
  await start(project, backups);
}
