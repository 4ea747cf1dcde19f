// The requests of visitors and shoppers.
import { httpRequest } from './processes.mjs';

/**
 * @typedef {object} Visit a request and the expected response
 * @property {string} path
 * @property {number} [status]
 * @property {string | undefined} [kind] groups visits in a measurement; the name if there is none
 * @property {string | undefined} [cookie]
 * @property {Record<string, string>} [form] makes it a POST
 * @property {Record<string, string | undefined>} [headers]
 *
 * @typedef {Visit & { name: string, status: number }} NamedVisit
 *
 * @typedef {object} Recording a response for the plain server
 * @property {string} name
 * @property {number | undefined} status
 * @property {(string | undefined)[][]} headers
 * @property {string} body in base64
 */

const browserHeaders = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Language': 'hr,en;q=0.7',
  'Accept-Encoding': 'gzip, deflate, br',
};
export const imageHeaders = { Accept: 'image/avif,image/webp,image/png,image/*;q=0.8,*/*;q=0.5' };

/**
 * Method, headers and body of a visit to `127.0.0.1:port`.
 * @param {number} port
 * @param {Omit<Visit, 'path'>} visit
 */
function describe(port, { cookie, form, headers }) {
  const body = form && new URLSearchParams(form).toString();
  return {
    method: form ? 'POST' : 'GET',
    headers: {
      ...browserHeaders,
      ...headers,
      ...(cookie && { Cookie: cookie }),
      ...(form && {
        Origin: `http://127.0.0.1:${port}`,
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': Buffer.byteLength(body ?? ''),
      }),
    },
    body,
  };
}

/**
 * The raw request of a visit, for a keep-alive connection.
 * @param {number} port
 * @param {Visit} visit
 */
export function writeRequest(port, visit) {
  const { method, headers, body = '' } = describe(port, visit);
  const lines = Object.entries({
    Host: `127.0.0.1:${port}`,
    ...headers,
    Connection: 'keep-alive',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${visit.path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/**
 * @param {number} port
 * @param {Visit} visit
 * @throws Error if the response's status is not the visit's expected one
 */
export async function send(port, visit) {
  const response = await httpRequest(
    `http://127.0.0.1:${port}${visit.path}`,
    describe(port, visit),
  );
  if (visit.status && response.status !== visit.status) {
    throw new Error(`${visit.path} responded with ${response.status}, not ${visit.status}`);
  }
  return response;
}

/**
 * The text of a response, requested uncompressed.
 * @param {number} port
 * @param {Visit} visit
 */
export async function read(port, visit) {
  const headers = { ...visit.headers, 'Accept-Encoding': 'identity' };
  const response = await send(port, { ...visit, headers });
  return response.body.toString();
}

/**
 * Sends a visit and records its response for the plain server.
 * @param {number} port
 * @param {NamedVisit} visit
 * @returns {Promise<Recording>}
 */
export async function record(port, visit) {
  const response = await send(port, visit);
  const headers = response.rawHeaders.flatMap((text, index, all) =>
    // Node.js sets these three itself, on both servers.
    index % 2 || /^(date|connection|keep-alive)$/i.test(text) ? [] : [[text, all[index + 1]]],
  );
  return {
    name: visit.name,
    status: response.status,
    headers,
    body: response.body.toString('base64'),
  };
}

/**
 * @param {number} port
 * @param {Visit} visit
 */
async function submit(port, visit) {
  const response = await send(port, visit);
  const [kept] = response.headers['set-cookie'] ?? [];
  return { ...response, cookie: kept?.split(';', 1)[0] ?? visit.cookie };
}

/**
 * What `fillCart` puts into the cart.
 * @type {[productId: string, variantId: string][]}
 */
export const cartLines = [
  ['bianchera', 'bianchera-500'],
  ['buza', 'buza-250'],
  ['rosulja', 'rosulja-250'],
  ['leccino', 'leccino-250'],
  ['malvazija-ocat', 'malvazija-ocat-250'],
];

/**
 * @param {number} port
 * @returns the cookie of a cart with five lines
 */
export async function fillCart(port) {
  /** @type {string | undefined} */
  let cookie;
  for (const [productId, variantId] of cartLines) {
    const form = { intent: 'add', productId, variantId, count: '1' };
    ({ cookie } = await submit(port, { path: '/shop/cart', status: 303, cookie, form }));
  }
  return cookie;
}

/**
 * Completes a checkout up to the order button.
 * @param {number} port
 * @param {string | undefined} cartCookie
 * @param {number} shopper each has an address of its own, because orders are limited by address
 * @returns {Promise<NamedVisit>} the visit that places the order, once
 */
async function prepareOrder(port, cartCookie, shopper) {
  const step = (/** @type {string} */ name) => `/shop/checkout?step=${name}`;
  const headers = { 'X-Forwarded-For': `198.18.${Math.floor(shopper / 250)}.${shopper % 250}` };
  const details = {
    fullName: 'Ana Horvat',
    email: 'ana@example.com',
    phone: '+385 91 234 5678',
    address: 'Gradinska 1',
    postalCode: '52429',
    city: 'Grožnjan',
    country: 'HR',
  };
  const visit = { path: step('data'), status: 303, cookie: cartCookie, form: details, headers };
  const { cookie } = await submit(port, visit);
  const form = { sameAddress: 'on', deliveryMethod: 'gls', comment: '' };
  await submit(port, { path: step('delivery'), status: 303, cookie, form, headers });
  const review = await read(port, { path: step('review'), status: 200, cookie, headers });
  const submissionId = /name="submissionId" value="([^"]+)"/.exec(review)?.[1];
  if (!submissionId) throw new Error('The review page has no order button');
  return {
    name: 'order',
    path: step('review'),
    status: 303,
    cookie,
    headers,
    form: { paymentMethod: 'card', terms: 'on', submissionId },
  };
}

/**
 * Completes many checkouts up to the order button.
 * @param {number} port
 * @param {string | undefined} cartCookie
 * @param {number} count
 */
export async function prepareOrders(port, cartCookie, count) {
  /** @type {NamedVisit[]} */
  const orders = [];
  while (orders.length < count) {
    const batch = Array.from({ length: 10 }, (_, index) =>
      prepareOrder(port, cartCookie, orders.length + index),
    );
    orders.push(...(await Promise.all(batch)));
  }
  return orders.slice(0, count);
}
