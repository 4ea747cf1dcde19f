import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { getT } from '~/i18n/i18n.server';
import { addToCart, goToReview } from '../support/journey';
import { createPostgresDatabase } from '../support/postgres-database';
import { hasPostgres, type PostgresServer, startPostgres } from '../support/postgres-server';
import { Shopper } from '../support/shopper';
import { startSite } from '../support/site';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy';

const canRun = hasPostgres();
if (!canRun) console.warn('NOT CHECKED: outages of PostgreSQL, as its programs are missing');

let server: PostgresServer | undefined;
beforeAll(async () => {
  if (canRun) server = await startPostgres();
});
afterAll(() => server?.stop());

/** Each with the longest wait that the handbook names, and the time that a busy machine needs besides, in milliseconds. */
const outages: [name: string, begin: (proxy: TcpProxy) => unknown, waitMs: number][] = [
  ['is away', (proxy) => proxy.close(), 10_000 + 5_000],
  ['does not answer', (proxy) => proxy.change({ toServer: () => undefined }), 20_000 + 5_000],
];

test.runIf(canRun).each(outages)(
  'while PostgreSQL %s, an order is answered with 503 before its connection is closed',
  async (_name, begin, waitMs) => {
    const { url } = await createPostgresDatabase(server?.url ?? '');
    const proxy = await startTcpProxy(url);
    const site = await startSite({ env: { DATABASE_URL: proxy.url } });
    onTestFinished(() => site.kill());
    const shopper = new Shopper(site.url);
    await addToCart(shopper, 'en');
    const review = await goToReview(shopper, 'en');
    await begin(proxy);
    const sentAt = performance.now();
    const response = await shopper.submit(review, review.form('submissionId'), { terms: true });
    const ms = performance.now() - sentAt;
    expect(response.status).toBe(503);
    expect(response.text).toContain(getT('en')('checkout:problems.storage.title'));
    expect(ms).toBeLessThan(waitMs);
  },
);
