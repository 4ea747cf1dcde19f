import { expect, test, vi } from 'vitest';
import { submitCheckout } from '~/shop/checkout/checkout-action.server';
import { loadCheckoutPage } from '~/shop/checkout/checkout.loader.server';
import type { Invoicing } from '~/shop/invoices/invoicing';
import { makeInvoices, ownInvoicing } from '../../../support/invoices';
import { makeLoadContext } from '../../../support/load-context';
import { makeSiteContent } from '../../../support/made-up-hotel/content';
import { makeProduct, makeVariant } from '../../../support/made-up-hotel/products';
import { openMemoryDatabase } from '../../../support/memory-database';

const siteUrl = 'https://linden.example';

const details = {
  fullName: 'Ana Čačić',
  email: 'ana@example.com',
  phone: '+385911234567',
  address: 'Gradinska 1',
  postalCode: '52429',
  country: 'HR',
};
const delivery = { sameAddress: 'on', deliveryMethod: 'parcel-post' };
const review = { paymentMethod: 'card', terms: 'on' };

async function setUp(priceCents?: number) {
  const db = await openMemoryDatabase();
  const variant = makeVariant(priceCents ? { priceCents } : {});
  const product = makeProduct({ variants: [variant] });
  const content = makeSiteContent({ products: [product] });
  const confirm = vi.spyOn(content, 'confirm');
  const context = makeLoadContext({ env: { SITE_URL: siteUrl }, db, content });
  const lines = [{ productId: product.id, variantId: variant.id, count: 1 }];
  const cookie = (await context.cartCookie.write({ lines }))?.split(';', 1)[0] ?? '';
  const submit = (
    step: string,
    fields: Record<string, string>,
    client = '203.0.113.7',
    known: string | null = null,
  ) =>
    submitCheckout(
      context,
      new Request(`${siteUrl}/de/shop/checkout?step=${step}`, {
        method: 'POST',
        headers: { cookie: known?.split(';', 1)[0] ?? cookie, 'x-site-client': client },
        body: new URLSearchParams(fields),
      }),
    );
  const open = async (search: string, known: string) =>
    (
      await loadCheckoutPage(
        context,
        new Request(`${siteUrl}/de/shop/checkout${search}`, {
          headers: { cookie: known.split(';', 1)[0] ?? '' },
        }),
      )
    ).data;
  const countDrafts = async () =>
    (await db.selectFrom('checkout_drafts').select('id').execute()).length;
  return { submit, open, countDrafts, confirm, context };
}

const statusOf = (answer: Awaited<ReturnType<typeof submitCheckout>>) =>
  'data' in answer ? answer.init?.status : answer.status;

const locationOf = (answer: Awaited<ReturnType<typeof submitCheckout>>) =>
  (answer instanceof Response && answer.headers.get('location')) || '';

const cookieOf = (answer: Awaited<ReturnType<typeof submitCheckout>>) =>
  answer instanceof Response ? answer.headers.get('set-cookie') : null;

const pageOf = (answer: Awaited<ReturnType<typeof submitCheckout>>) => {
  if (!('data' in answer)) throw new Error('A page was expected');
  return { ...answer.data, headers: new Headers(answer.init?.headers) };
};

test('orders of one address are limited; others order on', async () => {
  const { submit, confirm } = await setUp();
  const statuses: unknown[] = [];
  for (let i = 0; i < 61; i += 1) statuses.push(statusOf(await submit('review', {})));
  expect(statuses.indexOf(429)).toBe(60);
  const { problem, headers } = pageOf(await submit('review', {}));
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
  const { problem, view } = pageOf(await submit('data', { fullName: 'Ana Čačić' }));
  expect(problem).toBe('tooMany');
  expect(view.values).toMatchObject({ fullName: 'Ana Čačić' });
  expect(await countDrafts()).toBe(300);
});

test('what was typed over a completed step stays in the form, with the delivery it asks for', async () => {
  const { submit, context } = await setUp();
  const admitDraft = vi.spyOn(context.checkoutLimits, 'admitDraft');
  const cookie = cookieOf(await submit('data', details));
  const gift = {
    ...delivery,
    sameAddress: 'off',
    recipientName: 'Ivo Ivić',
    recipientPhone: '+385 91 123 4567',
    deliveryAddress: 'Obala 2',
    deliveryPostalCode: '52100',
    deliveryCountry: 'HR',
  };
  await submit('delivery', gift, '203.0.113.7', cookie);
  const refuse = async (step: string, typed: Record<string, string>) => {
    admitDraft.mockResolvedValueOnce(30);
    return pageOf(await submit(step, typed, '203.0.113.7', cookie)).view;
  };
  const moved = { ...details, postalCode: '1010', country: 'AT' };
  expect((await refuse('data', moved)).values).toMatchObject(moved);
  const own = await refuse('delivery', { ...delivery, deliveryPostalCode: '51000' });
  expect(own.values).toMatchObject({ sameAddress: 'on', deliveryPostalCode: '51000' });
  const abroad = { ...gift, deliveryPostalCode: '1010', deliveryCountry: 'AT' };
  expect((await refuse('delivery', abroad)).delivery).toMatchObject({ country: 'AT' });
});

test('a step of 60 kilobytes is shown again and stored nowhere', async () => {
  const { submit, countDrafts } = await setUp();
  const { view } = pageOf(await submit('data', { fullName: 'x'.repeat(60_000) }));
  expect(view.values.fullName).toHaveLength(60_000);
  expect(await countDrafts()).toBe(0);
});

test('a step that stores nothing uses up nobody’s share, and one too many is stored nowhere', async () => {
  const { submit, countDrafts, context } = await setUp();
  const { checkoutLimits: limits } = context;
  const admitDraft = vi.spyOn(limits, 'admitDraft');
  const admitOrder = vi.spyOn(limits, 'admitOrder');
  await submit('data', { fullName: '' });
  await submit('data', { fullName: 'x'.repeat(60_000) });
  await submit('review', {});
  await submit('review', { ...review, submissionId: `${'a'.repeat(32)}-${'b'.repeat(32)}` });
  expect(admitDraft).not.toHaveBeenCalled();
  expect(admitOrder).not.toHaveBeenCalled();
  admitDraft.mockResolvedValueOnce(30);
  const { problem, view, headers } = pageOf(await submit('data', details));
  expect([problem, headers.get('retry-after')]).toEqual(['tooMany', '30']);
  expect(view.values).toMatchObject({ fullName: 'Ana Čačić' });
  expect(await countDrafts()).toBe(0);
});

test('an order too many for all together is refused with the review and the time to wait', async () => {
  const { submit, context } = await setUp();
  vi.spyOn(context.checkoutLimits, 'admitOrder').mockResolvedValueOnce(30);
  const cookie = cookieOf(await submit('data', details));
  await submit('delivery', delivery, '203.0.113.7', cookie);
  const order = (submissionId: string) =>
    submit('review', { ...review, submissionId }, '203.0.113.7', cookie);
  const { view } = pageOf(await order(`${'a'.repeat(32)}-${'b'.repeat(32)}`));
  const { problem, headers, result } = pageOf(await order(view.submissionId));
  expect([problem, headers.get('retry-after')]).toEqual(['tooMany', '30']);
  // The terms stay accepted: the same order is sent once more.
  expect(result).toEqual({ initialValue: review });
});

test('a draft is as long as the fields may be, in letters of any script', async () => {
  const { submit, countDrafts } = await setUp();
  const filled = {
    ...details,
    fullName: '漢'.repeat(100),
    address: '漢'.repeat(150),
    city: '漢'.repeat(80),
  };
  const cookie = cookieOf(await submit('data', filled));
  const gift = {
    ...delivery,
    sameAddress: '',
    recipientName: '漢'.repeat(100),
    recipientPhone: '+385 91 123 4567',
    deliveryAddress: '漢'.repeat(150),
    deliveryPostalCode: '52429',
    deliveryCity: '漢'.repeat(80),
    deliveryCountry: 'HR',
    giftMessage: '漢'.repeat(300),
    comment: '漢'.repeat(1000),
  };
  expect(statusOf(await submit('delivery', gift, '203.0.113.7', cookie))).toBe(303);
  expect(await countDrafts()).toBe(1);
  const families = pageOf(
    await submit('delivery', { ...gift, comment: '👨‍👩‍👧‍👦'.repeat(1000) }, '203.0.113.7', cookie),
  );
  expect(families.result?.error).toEqual({ comment: ['tooLong'] });
  expect(families.view.values.comment).toHaveLength(11_000);
});

test('an order above what the tax office takes by card is refused, unless other software issues the invoices', async () => {
  const order = async (invoicing: Invoicing) => {
    const { submit, context } = await setUp(1_000_000);
    Object.assign(context, { invoices: makeInvoices(invoicing) });
    const first = await submit('data', details);
    const answer = await submit('delivery', delivery, undefined, cookieOf(first));
    return answer instanceof Response && answer.headers.get('location');
  };
  expect(await order(ownInvoicing())).toContain('step=delivery&refused=1');
  expect(await order({ kind: 'external' })).toContain('step=review');
});

test('a step of a cart that has gone is shown with what was typed, and stored nowhere', async () => {
  const { submit, countDrafts } = await setUp();
  for (const [step, typed] of Object.entries({
    data: details,
    delivery: { comment: 'Top floor' },
  })) {
    const answer = await submit(step, typed, '203.0.113.7', 'cart=;');
    expect(statusOf(answer)).toBe(409);
    const { problem, view } = pageOf(answer);
    expect(problem).toBe('empty');
    expect(view).toMatchObject({ step, values: typed });
  }
  expect(await countDrafts()).toBe(0);
});

test.each(['review', 'delivery'])(
  'the %s of a checkout that has expired leads to its first step, which says so',
  async (step) => {
    const { submit, open, context } = await setUp();
    const cookie = cookieOf(await submit('data', details)) ?? '';
    await submit('delivery', delivery, undefined, cookie);
    const { view } = await open('?step=review', cookie);
    await context.db.deleteFrom('checkout_drafts').execute();

    const form = step === 'review' ? { ...review, submissionId: view.submissionId } : delivery;
    const answer = await submit(step, form, undefined, cookie);

    expect(statusOf(answer)).toBe(303);
    const { pathname, search } = new URL(locationOf(answer), siteUrl);
    expect(pathname).toBe('/de/shop/checkout');
    const kept = step === 'review' ? cookie : (cookieOf(answer) ?? cookie);
    const page = await open(search, kept);
    expect(page).toMatchObject({ view: { step: 'data' }, problem: 'expired' });
    expect(page.formTitle.hasErrors).toBe(true);
    const again = cookieOf(await submit('data', details, undefined, kept)) ?? kept;
    expect((await open(search, again)).problem).toBeUndefined();
    expect(await context.db.selectFrom('orders').select('id').execute()).toEqual([]);
  },
);

test('an order that its delivery no longer allows leads to the delivery step', async () => {
  const { submit, open, context } = await setUp();
  const cookie = cookieOf(await submit('data', details)) ?? '';
  await submit('delivery', delivery, undefined, cookie);
  const { submissionId } = (await open('?step=review', cookie)).view;
  const { fields } = await context.db
    .selectFrom('checkout_drafts')
    .select('fields')
    .executeTakeFirstOrThrow();
  const withoutMethod = JSON.stringify({ ...JSON.parse(fields), deliveryMethod: 'gone' });
  await context.db.updateTable('checkout_drafts').set({ fields: withoutMethod }).execute();
  const answer = await submit('review', { ...review, submissionId }, undefined, cookie);
  expect(locationOf(answer)).toContain('step=delivery&refused=1');
});
