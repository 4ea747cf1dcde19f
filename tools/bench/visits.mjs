// The requests of visitors and shoppers: a visit is `{name, path, status, kind?, cookie?, form?, headers?}`.
import { httpRequest } from './processes.mjs';

const browserHeaders = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Language': 'hr,en;q=0.7',
  'Accept-Encoding': 'gzip, deflate, br',
};
export const imageHeaders = { Accept: 'image/avif,image/webp,image/png,image/*;q=0.8,*/*;q=0.5' };

/** Method, headers and body of a visit to `127.0.0.1:port`. */
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
        'Content-Length': Buffer.byteLength(body),
      }),
    },
    body,
  };
}

/** The raw request of a visit, for a keep-alive connection. */
export function writeRequest(port, visit) {
  const { method, headers, body = '' } = describe(port, visit);
  const lines = Object.entries({
    Host: `127.0.0.1:${port}`,
    ...headers,
    Connection: 'keep-alive',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${visit.path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/** @throws Error if the response's status is not the visit's expected one */
export async function send(port, visit) {
  const answer = await httpRequest(`http://127.0.0.1:${port}${visit.path}`, describe(port, visit));
  if (visit.status && answer.status !== visit.status) {
    throw new Error(`${visit.path} responded with ${answer.status}, not ${visit.status}`);
  }
  return answer;
}

/** The text of a response, requested uncompressed. */
export async function read(port, visit) {
  const answer = await send(port, { ...visit, headers: { 'Accept-Encoding': 'identity' } });
  return answer.body.toString();
}

/** Sends a visit and records its response for the plain server. */
export async function record(port, visit) {
  const answer = await send(port, visit);
  const headers = answer.rawHeaders.flatMap((text, index, all) =>
    // Node.js sets these three itself, on both servers.
    index % 2 || /^(date|connection|keep-alive)$/i.test(text) ? [] : [[text, all[index + 1]]],
  );
  return { name: visit.name, status: answer.status, headers, body: answer.body.toString('base64') };
}

async function submit(port, visit) {
  const answer = await send(port, visit);
  const [kept] = answer.headers['set-cookie'] ?? [];
  return { ...answer, cookie: kept?.split(';', 1)[0] ?? visit.cookie };
}

const cartLines = [
  ['bianchera', 'bianchera-500'],
  ['buza', 'buza-250'],
  ['rosulja', 'rosulja-250'],
  ['leccino', 'leccino-250'],
  ['malvazija-ocat', 'malvazija-ocat-250'],
];

/** @returns the cookie of a cart with five lines */
export async function fillCart(port) {
  let cookie;
  for (const [productId, variantId] of cartLines) {
    const form = { intent: 'add', productId, variantId, count: '1' };
    ({ cookie } = await submit(port, { path: '/shop/cart', status: 303, cookie, form }));
  }
  return cookie;
}

/** Completes a checkout up to the order button. @returns the visit that places the order, once */
async function prepareOrder(port, cartCookie) {
  const step = (name) => `/shop/checkout?step=${name}`;
  const details = {
    fullName: 'Ana Horvat',
    email: 'ana@example.com',
    phone: '+385 91 234 5678',
    address: 'Gradinska 1',
    postalCode: '52429',
    city: 'Grožnjan',
    country: 'HR',
  };
  const visit = { path: step('data'), status: 303, cookie: cartCookie, form: details };
  const { cookie } = await submit(port, visit);
  const form = { sameAddress: 'on', deliveryMethod: 'gls', comment: '' };
  await submit(port, { path: step('delivery'), status: 303, cookie, form });
  const review = await read(port, { path: step('review'), status: 200, cookie });
  const submissionId = /name="submissionId" value="([^"]+)"/.exec(review)?.[1];
  if (!submissionId) throw new Error('The review page has no order button');
  return {
    name: 'order',
    path: step('review'),
    status: 303,
    cookie,
    form: { paymentMethod: 'card', terms: 'on', submissionId },
  };
}

/** Completes many checkouts up to the order button. */
export async function prepareOrders(port, cartCookie, count) {
  const orders = [];
  while (orders.length < count) {
    const batch = Array.from({ length: 10 }, () => prepareOrder(port, cartCookie));
    orders.push(...(await Promise.all(batch)));
  }
  return orders.slice(0, count);
}
