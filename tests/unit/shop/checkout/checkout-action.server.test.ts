import { expect, test, vi } from 'vitest';
import { submitCheckout } from '~/shop/checkout/checkout-action.server';
import { makeLoadContext } from '../../../support/load-context';
import { makeSiteContent } from '../../../support/made-up-hotel/content';
import { makeProduct, makeVariant } from '../../../support/made-up-hotel/products';
import { openMemoryDatabase } from '../../../support/memory-database';

const siteUrl = 'https://linden.example';

async function setUp() {
  const db = await openMemoryDatabase();
  const variant = makeVariant();
  const product = makeProduct({ variants: [variant] });
  const content = makeSiteContent({ products: [product] });
  const confirm = vi.spyOn(content, 'confirm');
  const context = makeLoadContext({ env: { SITE_URL: siteUrl }, db, content });
  const lines = [{ productId: product.id, variantId: variant.id, count: 1 }];
  const cookie = (await context.cartCookie.write({ lines }))?.split(';', 1)[0] ?? '';
  const submit = (step: string, fields: Record<string, string>, client = '203.0.113.7') =>
    submitCheckout(
      context,
      new Request(`${siteUrl}/de/shop/checkout?step=${step}`, {
        method: 'POST',
        headers: { cookie, 'x-site-client': client },
        body: new URLSearchParams(fields),
      }),
    );
  const countDrafts = async () =>
    (await db.selectFrom('checkout_drafts').select('id').execute()).length;
  return { submit, countDrafts, confirm };
}

const statusOf = (answer: Awaited<ReturnType<typeof submitCheckout>>) =>
  'data' in answer ? answer.init?.status : answer.status;

const tooMany = (answer: Awaited<ReturnType<typeof submitCheckout>>) => {
  if (!('data' in answer)) throw new Error('A page was expected');
  return { ...answer.data, headers: new Headers(answer.init?.headers) };
};

test('orders of one address are limited; others order on', async () => {
  const { submit, confirm } = await setUp();
  const statuses: unknown[] = [];
  for (let i = 0; i < 61; i += 1) statuses.push(statusOf(await submit('review', {})));
  expect(statuses.indexOf(429)).toBe(60);
  const { problem, headers } = tooMany(await submit('review', {}));
  expect(problem).toBe('tooMany');
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  // Nor does the content backend hear of what is over the limit.
  expect(confirm).toHaveBeenCalledTimes(60);
  expect(statusOf(await submit('review', {}, '198.51.100.1'))).not.toBe(429);
});

test('steps of one address are limited, and what was typed stays in the form', async () => {
  const { submit, countDrafts } = await setUp();
  for (let i = 0; i < 300; i += 1) await submit('data', { fullName: 'Ana' });
  expect(await countDrafts()).toBe(300);
  const { problem, view } = tooMany(await submit('data', { fullName: 'Ana Čačić' }));
  expect(problem).toBe('tooMany');
  expect(view.values).toMatchObject({ fullName: 'Ana Čačić' });
  expect(await countDrafts()).toBe(300);
});

test('a step of 60 kilobytes is shown again and stored nowhere', async () => {
  const { submit, countDrafts } = await setUp();
  const { view } = tooMany(await submit('data', { fullName: 'x'.repeat(60_000) }));
  expect(view.values.fullName).toHaveLength(60_000);
  expect(await countDrafts()).toBe(0);
});
