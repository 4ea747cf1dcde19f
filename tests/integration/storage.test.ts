import { expect, onTestFinished, test } from 'vitest';
import { href } from '~/routing/href';
import { eventually } from '../support/eventually';
import { addToCart, goToReview, payWith } from '../support/journey';
import { runOperator } from '../support/operator';
import { holdsOf, providerSettings, startShop } from '../support/shop-with-provider';
import { Shopper } from '../support/shopper';
import { startSite } from '../support/site';
import { query, statesOf, withoutWrites } from '../support/stored-rows';

const parallel = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** A second process on the same data, as during a deployment. */
async function startSecondProcess(dataDir: string, emulator: { url: string }) {
  const second = await startSite({ dataDir, env: providerSettings(emulator) });
  onTestFinished(() => second.kill());
  return second;
}

test('two processes on one database: every order, number and email once', async () => {
  const { site, emulator } = await startShop();
  const second = await startSecondProcess(site.dataDir, emulator);
  await parallel(6, async (index) => {
    const shopper = new Shopper(index % 2 === 0 ? site.url : second.url);
    await addToCart(shopper, 'en');
    const review = await goToReview(shopper, 'en');
    await payWith(
      shopper,
      await shopper.submit(review, review.form('submissionId'), { terms: true }),
      'succeeds',
    );
  });
  // A provider that answers too late, on a busy machine, is asked again after the success page.
  await eventually(async () =>
    expect(await statesOf(site.dataDir)).toEqual(Array(6).fill('authorised')),
  );
  expect(holdsOf(emulator)).toHaveLength(6);
  expect(await query(site.dataDir, 'select id from outbox')).toHaveLength(12);
  expect(await runOperator(site.dataDir, ['database', 'check'])).toMatchObject({ code: 0 });
});

test('one review page submitted to two processes concurrently creates one order and one hold', async () => {
  const { site, emulator } = await startShop();
  const second = await startSecondProcess(site.dataDir, emulator);
  const shopper = new Shopper(site.url);
  await addToCart(shopper, 'en');
  const review = await goToReview(shopper, 'en');
  const form = review.form('submissionId');
  const places = await parallel(8, async (index) => {
    const other = new Shopper(index % 2 === 0 ? site.url : second.url);
    for (const [name, value] of shopper.cookies) other.cookies.set(name, value);
    const page = {
      ...review,
      url: review.url.replace(site.url, index % 2 === 0 ? site.url : second.url),
    };
    const response = await other.submit(page, form, { terms: true }, { follow: false });
    return `${response.status} ${response.headers.get('location')}`;
  });
  expect(new Set(places).size).toBe(1);
  expect(await query(site.dataDir, 'select id from orders')).toHaveLength(1);
  expect(emulator.transactions()).toHaveLength(1);
});

test('while the database cannot be written, nothing is ordered or charged, and pages still open', async () => {
  const { site, emulator } = await startShop();
  const shopper = new Shopper(site.url);
  await addToCart(shopper, 'en');
  const review = await goToReview(shopper, 'en');
  await withoutWrites(site, async () => {
    const refused = await shopper.submit(review, review.form('submissionId'), { terms: true });
    expect(refused.status).toBeGreaterThanOrEqual(500);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.text).not.toMatch(/sql|locked|busy_timeout|lock_timeout/i);
    expect((await shopper.open(href('shop', 'en'))).status).toBe(200);
  });
  expect(emulator.transactions()).toEqual([]);
  expect(await statesOf(site.dataDir)).toEqual([]);
  const page = await shopper.submit(review, review.form('submissionId'), { terms: true });
  await payWith(shopper, page, 'succeeds');
  expect(await statesOf(site.dataDir)).toEqual(['authorised']);
});
