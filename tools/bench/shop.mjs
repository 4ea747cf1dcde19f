// What visitors and shoppers send, as whole requests.
import { ask } from './processes.mjs';

const browserHeaders = [
  ['User-Agent', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Accept', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
  ['Accept-Language', 'hr,en;q=0.7'],
  ['Accept-Encoding', 'gzip, deflate, br'],
  ['Connection', 'keep-alive'],
];

/** The text of one request to `127.0.0.1:port`. */
export function writeRequest(port, { path, cookie, form }) {
  const body = form && new URLSearchParams(form).toString();
  const headers = [
    ['Host', `127.0.0.1:${port}`],
    ...browserHeaders,
    ...(cookie ? [['Cookie', cookie]] : []),
    ...(body === undefined
      ? []
      : [
          ['Origin', `http://127.0.0.1:${port}`],
          ['Content-Type', 'application/x-www-form-urlencoded'],
          ['Content-Length', String(Buffer.byteLength(body))],
        ]),
  ];
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\n${head}\r\n${body ?? ''}`;
}

/** Sends a request as `writeRequest` writes it and records the answer for the plain server. */
export async function record(port, name, { path, cookie, form }) {
  const body = form && new URLSearchParams(form).toString();
  const headers = Object.fromEntries(browserHeaders);
  if (cookie) headers.Cookie = cookie;
  if (body !== undefined) {
    headers.Origin = `http://127.0.0.1:${port}`;
    headers['Content-Type'] = 'application/x-www-form-urlencoded';
    headers['Content-Length'] = Buffer.byteLength(body);
  }
  const answer = await ask(`http://127.0.0.1:${port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    body,
  });
  const pairs = answer.rawHeaders.flatMap((text, index, all) =>
    // Node writes these three by itself, on both servers.
    index % 2 || /^(date|connection|keep-alive)$/i.test(text) ? [] : [[text, all[index + 1]]],
  );
  return { name, status: answer.status, headers: pairs, body: answer.body.toString('base64') };
}

async function send(port, cookie, path, form) {
  const body = form && new URLSearchParams(form).toString();
  const answer = await ask(`http://127.0.0.1:${port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(cookie && { Cookie: cookie }),
      ...(body !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
    },
    body,
  });
  const [kept] = answer.headers['set-cookie'] ?? [];
  return { ...answer, cookie: kept?.split(';', 1)[0] ?? cookie };
}

const basket = [
  ['bianchera', 'bianchera-500'],
  ['leccino', 'leccino-250'],
  ['malvazija-ocat', 'malvazija-ocat-250'],
];

/** @returns the cookie of a basket with three lines */
export async function fillBasket(port) {
  let cookie;
  for (const [productId, variantId] of basket) {
    const answer = await send(port, cookie, '/shop/cart', {
      intent: 'add',
      productId,
      variantId,
      count: '2',
    });
    if (answer.status !== 303) throw new Error(`${variantId} was refused: ${answer.status}`);
    ({ cookie } = answer);
  }
  return cookie;
}

/** A checkout up to the order button. @returns the order's request */
export async function prepareOrder(port, basketCookie) {
  const step = (name) => `/shop/checkout?step=${name}`;
  const data = await send(port, basketCookie, step('data'), {
    fullName: 'Ana Horvat',
    email: 'ana@example.com',
    phone: '+385 91 234 5678',
    address: 'Gradinska 1',
    postalCode: '52429',
    city: 'Grožnjan',
    country: 'HR',
  });
  const delivery = await send(port, data.cookie, step('delivery'), {
    sameAddress: 'on',
    deliveryMethod: 'gls',
    comment: '',
  });
  const review = await send(port, delivery.cookie, step('review'));
  const submissionId = /name="submissionId" value="([^"]+)"/.exec(String(review.body))?.[1];
  if (!submissionId) throw new Error(`No order button: ${review.status}`);
  const form = { paymentMethod: 'card', terms: 'on', submissionId };
  return { path: step('review'), cookie: delivery.cookie, form };
}
