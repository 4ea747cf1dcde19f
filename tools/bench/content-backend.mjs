// A content backend that publishes the embedded content with a different number of products.
//   node tools/bench/content-backend.mjs <port> <publish.json> <products>
// The file is a site's response to `GET /api/config`.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file = '', count] = process.argv.slice(2);
const { data } = JSON.parse(readFileSync(file, 'utf8'));
const known = /** @type {Set<string>} */ (new Set());

/** @typedef {{ id: string, slug: string, variants: { id: string }[], picturedVariant?: string, related: string[] }} Product */

/**
 * Repeats the products under different names.
 * @param {Product[]} products
 */
function multiply(products) {
  return Array.from({ length: Number(count) }, (_, index) => {
    const product = products[index % products.length];
    if (!product) throw new Error('The content has no products');
    const round = Math.floor(index / products.length);
    const name = (/** @type {string} */ text) => (round === 0 ? text : `${text}-${round}`);
    known.add(name(product.id));
    return {
      ...product,
      id: name(product.id),
      slug: name(product.slug),
      variants: product.variants.map((variant) => ({ ...variant, id: name(variant.id) })),
      picturedVariant: product.picturedVariant && name(product.picturedVariant),
      related: product.related.map(name),
    };
  });
}

const products = multiply(data.products).map((product) => ({
  ...product,
  related: product.related.filter((id) => known.has(id)),
}));
const body = Buffer.from(JSON.stringify({ data: { ...data, products } }));
const etag = `"${count}"`;

const server = createServer((request, response) => {
  request.resume();
  if (request.url !== '/api/config') response.writeHead(404).end();
  else if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
  else response.writeHead(200, { 'content-type': 'application/json', etag }).end(body);
});
server.listen(Number(port), '127.0.0.1', () => console.log('open'));
