import { expect, test } from 'vitest';
import { action, loader } from '~/routes/resources/api-products-cart';
import { makeLoadContext } from '../../../support/load-context';

const context = makeLoadContext();
const content = context.content.current();

const ids = content.get().products.map((product) => product.id);
const json = { 'Content-Type': 'application/json' };

function post(body: string, headers: Record<string, string> = json, method = 'POST') {
  const init: RequestInit = { method, headers, body };
  const request = new Request('http://localhost/api/products/cart', init);
  return action({ request, params: {}, context });
}

test('products come in the requested order, each once, unknown ones not at all', async () => {
  const asked = [ids[3], 'unknown', ids[0], ids[3], '__proto__'];
  const response = await post(JSON.stringify({ products: asked }));
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { data } = await response.json();
  expect(data.map((product: { id: string }) => product.id)).toEqual([ids[3], ids[0]]);
  expect(data[0].variants[0].price).toBe(
    content.findProduct(ids[3] ?? '')?.variants[0]?.priceCents,
  );
});

test('names come in the requested language', async () => {
  const product = content.get().products.find((each) => each.subtitle.hr !== each.subtitle.de);
  const response = await post(JSON.stringify({ products: [product?.id], locale: 'de' }));
  const { data } = await response.json();
  expect(data[0].name).toBe(product?.name.de);
  expect(data[0].translations.it.name).toBe(product?.name.it);
});

test.each([
  ['', 400],
  ['{', 400],
  ['null', 400],
  ['[]', 400],
  ['{}', 400],
  ['{"products":"a"}', 400],
  ['{"products":[1]}', 400],
  ['{"products":[null]}', 400],
  [JSON.stringify({ products: ['x'.repeat(65)] }), 400],
  [JSON.stringify({ products: Array.from({ length: 101 }, String) }), 400],
  ['{"products":[],"locale":"EN"}', 400],
  ['{"products":[],"locale":"__proto__"}', 400],
  ['['.repeat(30_000), 400],
  ['{"products":[]}', 200],
  [JSON.stringify({ products: Array.from({ length: 100 }, () => 'x'.repeat(64)) }), 200],
  ['{"products":[],"__proto__":{"x":1},"more":true}', 200],
])('the body %.30s gives %i', async (body, status) => {
  const response = await post(body);
  expect(response.status).toBe(status);
  expect(await response.json()).toHaveProperty(status === 200 ? 'data' : 'errors');
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''])(
  'the type %j is refused',
  async (type) => {
    expect((await post('{"products":[]}', { 'Content-Type': type })).status).toBe(415);
  },
);

test('the type may name a charset', async () => {
  const response = await post('{"products":[]}', {
    'Content-Type': 'Application/JSON; charset=utf-8',
  });
  expect(response.status).toBe(200);
});

test('other methods are refused and named the allowed one', async () => {
  const answers = [loader(), await post('{"products":[]}', json, 'PUT')];
  for (const response of answers) {
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  }
});
