import { afterEach, expect, test, vi } from 'vitest';
import { ConnectionError } from '~/platform/browser/connection-error';
import type { Router } from '~/routing/framework-internals';
import { guardConnections } from '~/site/frame/use-connection-guard';

const origin = 'https://linden.test';
const lost = new ConnectionError(`${origin}/en/contact.data`);
const contact = { pathname: '/en/contact', search: '', hash: '' };
const shop = { pathname: '/en/shop', search: '?page=2', hash: '#oils' };

type Field = { name: string; value: string };

/** A browser's form, as far as it is used: it notes what it submits. */
class FormElement {
  static readonly submitted: object[] = [];
  fields: Field[] = [];
  append = (field: Field) => this.fields.push(field);
  remove = () => {};
  submit(): void {
    const { fields, ...form } = this;
    const values = fields.map(({ name, value }) => [name, value]);
    FormElement.submitted.push({ ...form, values });
  }
}

/** Browser with the page /en/contact; `show` says that it has appeared. */
function setUpBrowser(href = `${origin}/en/contact`) {
  const events = new EventTarget();
  const location = { origin, href, assign: vi.fn(), reload: vi.fn() };
  vi.stubGlobal('window', {
    location,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  });
  vi.stubGlobal('HTMLFormElement', FormElement);
  vi.stubGlobal('document', {
    createElement: (name: string) => (name === 'form' ? new FormElement() : {}),
    body: { append: () => {} },
  });
  FormElement.submitted.length = 0;
  const show = (persisted: boolean) =>
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return { location, show };
}

/** A guarded route whose data are requested as `request` says; the shown page is /en/contact. */
function setUpRoute(request: () => Promise<unknown>, state: object = {}) {
  const route = { id: 'contact.en', loader: request, action: request };
  const navigate = vi.fn();
  const router = {
    state: {
      location: contact,
      navigation: { state: 'idle' },
      revalidation: 'idle',
      fetchers: new Map(),
      loaderData: {},
      ...state,
    },
    navigate,
  } as unknown as Router;
  guardConnections([{ id: 'root', children: [route] }] as unknown as Router['routes'], router);
  const { loader, action } = route as unknown as Record<
    'loader' | 'action',
    (args: { request: Request }) => Promise<unknown>
  >;
  return { load: loader, act: action, router, navigate };
}

const fail = () => Promise.reject(lost);
const get = (path: string) => ({ request: new Request(origin + path) });
const post = () => ({
  request: new Request(`${origin}/en/contact`, {
    method: 'POST',
    body: new URLSearchParams({ message: 'Two lines\r\nof text' }),
  }),
});

/** Whether it is still pending when everything else has been done. */
const isPending = async (promise: Promise<unknown>) =>
  (await Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 0, lost))])) === lost;

afterEach(() => vi.unstubAllGlobals());

test('what arrives, and other errors, are passed on', async () => {
  setUpBrowser();
  await expect(setUpRoute(async () => 'data').load(get('/en/contact'))).resolves.toBe('data');
  await expect(setUpRoute(async () => 'said').act(post())).resolves.toBe('said');
  const failure = new Error('Unexpected Server Error');
  const { load, act } = setUpRoute(() => Promise.reject(failure));
  await expect(load(get('/en/contact'))).rejects.toBe(failure);
  await expect(act(post())).rejects.toBe(failure);
});

test.each([
  ['with its values and fragment', '#message', '/en/contact', '/en/contact#message'],
  // At the same address it would take the page's place in the history.
  ['at another address than the page', '', '/en/contact', '/en/contact#'],
  ['of the page that it had refused', '#message', '/en/contact#message', '/en/contact#message#'],
])('a lost form is posted by the browser, %s', async (_, hash, shown, address) => {
  setUpBrowser(origin + shown);
  const navigation = { state: 'submitting', location: { ...contact, hash } };
  const { act } = setUpRoute(fail, { navigation });
  expect(await isPending(act(post()))).toBe(true);
  expect(FormElement.submitted).toEqual([
    expect.objectContaining({
      method: 'post',
      action: origin + address,
      values: [['message', 'Two lines\r\nof text']],
    }),
  ]);
});

test('when Back restores the page, its form is ready again', async () => {
  const { show } = setUpBrowser();
  const navigation = { state: 'submitting', location: { ...contact, hash: '#message' } };
  const { act, navigate } = setUpRoute(fail, { navigation });
  const answer = act(post());
  await isPending(answer);
  show(false);
  expect(await isPending(answer)).toBe(true);
  show(true);
  expect(await answer).toBeNull();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/en/contact', {
    replace: true,
    preventScrollReset: true,
  });
});

test('a lost page is loaded by the browser', async () => {
  const { location } = setUpBrowser();
  const { load } = setUpRoute(fail, { navigation: { state: 'loading', location: shop } });
  expect(await isPending(load(get('/en/shop?page=2')))).toBe(true);
  expect(location.assign).toHaveBeenCalledExactlyOnceWith(new URL('/en/shop?page=2#oils', origin));
});

test('after Back, where the address is already the page’s, it is reloaded', async () => {
  const { location } = setUpBrowser(`${origin}/en/shop?page=2#oils`);
  const { load } = setUpRoute(fail, { navigation: { state: 'loading', location: shop } });
  expect(await isPending(load(get('/en/shop?page=2')))).toBe(true);
  expect(location.reload).toHaveBeenCalledOnce();
  expect(location.assign).not.toHaveBeenCalled();
});

test.each([
  ['in the background', { navigation: { state: 'idle' }, revalidation: 'loading' }],
  [
    'after a form',
    { navigation: { state: 'loading', location: { ...contact, hash: '#message' } } },
  ],
])('without news %s the page stays as it is', async (_, state) => {
  const { location } = setUpBrowser();
  const loaderData = { 'contact.en': { shown: true } };
  const { load } = setUpRoute(fail, { ...state, loaderData });
  expect(await load(get('/en/contact'))).toBe(loaderData['contact.en']);
  expect(location.assign).not.toHaveBeenCalled();
});

const cart = get('/en/shop/cart');
const changeAt = (formAction: string) => new Map([['form', { state: 'loading', formAction }]]);

test.each([
  ['asked for by a press', {}],
  ['of what was changed', { fetchers: changeAt('/en/shop/cart') }],
])('a panel’s data, %s, are loaded as a page', async (_, state) => {
  const { location } = setUpBrowser();
  expect(await isPending(setUpRoute(fail, state).load(cart))).toBe(true);
  expect(location.assign).toHaveBeenCalledExactlyOnceWith(new URL('/en/shop/cart', origin));
});

test.each([
  ['after Back', { revalidation: 'loading' }],
  ['after a change elsewhere', { fetchers: changeAt('/en/newsletter') }],
])('without news %s a panel stays as it is, full or empty', async (_, state) => {
  const { location } = setUpBrowser();
  let isLost = true;
  const { load, router } = setUpRoute(async () => (isLost ? fail() : 'cart'));
  const stateBefore = { ...router.state };
  Object.assign(router.state, state);
  expect(await load(cart)).toBeNull();
  Object.assign(router.state, stateBefore);
  isLost = false;
  await load(cart);
  Object.assign(router.state, state);
  isLost = true;
  expect(await load(cart)).toBe('cart');
  expect(location.assign).not.toHaveBeenCalled();
});

test('a page whose change arrived without its news is reloaded, and as it was after Back', async () => {
  const { location, show } = setUpBrowser();
  const { load } = setUpRoute(fail, {
    fetchers: changeAt('/en/contact'),
    loaderData: { 'contact.en': 'before' },
  });
  const shown = load(get('/en/contact'));
  expect(await isPending(shown)).toBe(true);
  expect(location.reload).toHaveBeenCalledOnce();
  show(true);
  expect(await shown).toBe('before');
});

test('a page is never shown with another’s data, even if news are under way', async () => {
  const { location } = setUpBrowser();
  let isLost = false;
  const { load, router } = setUpRoute(async () => (isLost ? fail() : 'page 1'));
  await load(get('/en/shop?page=1'));
  isLost = true;
  Object.assign(router.state, {
    navigation: { state: 'loading', location: shop },
    revalidation: 'loading',
  });
  expect(await isPending(load(get('/en/shop?page=2')))).toBe(true);
  expect(location.assign).toHaveBeenCalledOnce();
});
