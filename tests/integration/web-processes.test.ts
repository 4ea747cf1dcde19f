import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { href } from '~/routing/href';
import { eventually } from '../support/eventually';
import { findFreePorts } from '../support/free-ports';
import { goToPayment, payWith, readMails } from '../support/journey';
import { createPostgresDatabase } from '../support/postgres-database';
import { hasPostgres, type PostgresServer, startPostgres } from '../support/postgres-server';
import { visit } from '../support/releases';
import { Shopper } from '../support/shopper';
import { startSite } from '../support/site';

// Several processes need PostgreSQL, so there is nothing to test without its programs.
const canRun = hasPostgres();
if (!canRun) console.warn('NOT CHECKED: several processes, as initdb and postgres are missing');

let server: PostgresServer | undefined;
beforeAll(async () => {
  if (canRun) server = await startPostgres();
});
afterAll(() => server?.stop());

async function createDatabase(): Promise<string> {
  if (!server) throw new Error('PostgreSQL does not run');
  const { url } = await createPostgresDatabase(server.url);
  return url;
}

/** Ids of the processes that a process has started, the oldest first. */
function listChildren(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.trim().split(' ').map(Number);
}

/** The numbers of the processes that answer a scrape. */
async function readProcesses(metricsUrl: string): Promise<string[]> {
  const text = await (await fetch(metricsUrl)).text();
  expect(text.match(/^# TYPE process_start_time_seconds/gm)).toHaveLength(1);
  expect(text.match(/^site_database_usable 1$/gm)).toHaveLength(1);
  return [...text.matchAll(/^process_start_time_seconds\{process="(\d)"\}/gm)]
    .map(([, number = '']) => number)
    .sort();
}

test.runIf(canRun)(
  'two processes are one site: one is killed and replaced, orders go on, and both stop with the command',
  async () => {
    const metricsPort = await findFreePorts();
    const env = {
      DATABASE_URL: await createDatabase(),
      WEB_PROCESSES: '2',
      METRICS_PORT: String(metricsPort),
    };
    const site = await startSite({ env });
    onTestFinished(() => site.kill());
    const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
    await eventually(async () => expect(await readProcesses(metricsUrl)).toEqual(['1', '2']));

    const shopper = new Shopper(site.url);
    const page = await goToPayment(shopper, 'de');
    const stop = visit(site.url, [href('home', 'de'), '/shop/cart']);
    const [, second = 0] = listChildren(site.pid);
    process.kill(second, 'SIGKILL');
    await eventually(() => expect(listChildren(site.pid)).not.toContain(second));
    const end = await payWith(shopper, page, 'succeeds');
    expect(new URL(end.url).pathname).toBe(href('success', 'de'));
    await eventually(async () => expect(await readProcesses(metricsUrl)).toEqual(['1', '2']));
    const { requests, failures } = await stop();
    // Only what the killed process was answering is lost.
    expect(failures.length).toBeLessThanOrEqual(3);
    expect(requests).toBeGreaterThan(10);
    await payWith(shopper, await goToPayment(shopper, 'it'), 'succeeds');
    await eventually(async () => expect(await readMails(site.dataDir)).toHaveLength(4));

    const children = listChildren(site.pid);
    expect(await site.stop()).toBe(0);
    for (const pid of children) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(site.log()).toContain('Process 2 has ended (SIGKILL); it is started again in 1 s');
  },
);

test.runIf(canRun)(
  'processes that start without PostgreSQL show pages, and are started again once it is there',
  async () => {
    if (!server) throw new Error('PostgreSQL does not run');
    const env = { DATABASE_URL: await createDatabase(), WEB_PROCESSES: '2' };
    await server.kill();
    const site = await startSite({ env, database: false });
    onTestFinished(() => site.kill());
    expect((await fetch(site.url + href('home', 'de'))).status).toBe(200);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
    await eventually(() => expect(site.log()).toContain('All processes of the site are open'));
    await server.restart();
    const ended = (process: number) => `Process ${process} has ended (exit code 75)`;
    await eventually(async () => {
      for (const process of [1, 2]) expect(site.log()).toContain(ended(process));
      // Each process in turn.
      for (let count = 0; count < 4; count += 1) {
        expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
      }
    });
    const shopper = new Shopper(site.url);
    await payWith(shopper, await goToPayment(shopper, 'hr'), 'succeeds');
  },
);

test.runIf(canRun)('what keeps the first process from opening is said once', async () => {
  const port = await findFreePorts();
  const other = createServer((_request, response) => response.writeHead(404).end());
  onTestFinished(() => void other.close());
  await once(other.listen(port, '127.0.0.1'), 'listening');
  const env = { DATABASE_URL: await createDatabase(), WEB_PROCESSES: '3' };
  const message = await startSite({ env, port }).then(
    () => 'it started',
    (error: unknown) => String(error),
  );
  expect(message).toContain('(exit code 71)');
  expect(message.match(/PORT \d+ at \S+ is taken/g)).toHaveLength(1);
});

test('with SQLite, more than one process is a wrong setting: one line, exit code 78', async () => {
  const message = await startSite({ env: { WEB_PROCESSES: '2' } }).then(
    () => 'it started',
    (error: unknown) => String(error),
  );
  expect(message).toBe(
    'Error: The site did not start (exit code 78):\nWEB_PROCESSES is wrong: without DATABASE_URL it takes 1\n',
  );
});
