import { href } from '~/routing/href';
import { resources } from '~/routing/resources';
import type { Random } from '../crash/random';

/** A request as bytes, and what it is in one line. */
export type FuzzedRequest = { bytes: Buffer; about: string };

/** Where requests go: the site's host, its pages and those of the desk, and the cookie of a member of staff. */
export type Target = { host: string; paths: readonly string[]; desk: string };

const methods = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'OPTIONS', 'get', 'X'];

/** Pieces of text that parsers, databases, file systems and pages tend to mistake for something else. */
const pieces = [
  '',
  '0',
  '-1',
  '99',
  '1e9',
  'NaN',
  'null',
  '[]',
  '{}',
  "'; drop table orders; --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%2e%2e%2f',
  '%00',
  '%ff',
  '%',
  '\u0000',
  'č'.repeat(50),
  'a'.repeat(3_000),
  '𝕏🦆',
  '\u202e',
  'a@b.example',
  'constructor',
  '__proto__',
  '${7*7}',
  '=1+1',
  '\r\nX-Injected: 1',
  'javascript:alert(1)',
  '//evil.example',
  '\\\\evil.example\\x',
];

const fieldNames = [
  'intent',
  'productId',
  'variantId',
  'count',
  'counts.buza-250',
  'fullName',
  'email',
  'phone',
  'address',
  'postalCode',
  'city',
  'country',
  'sameAddress',
  'deliveryMethod',
  'terms',
  'submissionId',
  'paymentMethod',
  'message',
  'consent',
  'arrival',
  'token',
  'order',
  'submission',
  'amount',
  'base',
  'reason',
  'note',
  'version',
  'month',
  'ShoppingCartID',
  'Success',
  'Signature',
  '__proto__',
  'toString',
];

const fieldValues = [
  'add',
  'update',
  'checkout',
  'set',
  'remove',
  'increase',
  'buza',
  'buza-250',
  '2026-12-24',
  'HR',
  'on',
  '1',
];

const headerLines = [
  'Accept-Encoding: gzip, br',
  'Accept-Encoding: *;q=0',
  'Accept: image/avif',
  'Accept: */*;q=abc',
  'Accept-Language: de,*;q=0',
  'If-None-Match: *',
  'If-None-Match: "x", W/"y"',
  'If-Modified-Since: yesterday',
  'Range: bytes=0-',
  'Range: bytes=9-1,-',
  'Save-Data: on',
  'Cookie: cart=x; checkout=y',
  'Cookie: __Host-cart=%ff; cart=eyJ9; a=b; a=c',
  'Cookie: =; ;;',
  'Expect: 100-continue',
  'Upgrade: websocket',
  'Sec-Fetch-Site: cross-site',
  'Sec-Fetch-Site: same-origin',
  'Origin: null',
  'Origin: https://evil.example',
  'Referer: not an address',
  'X-Forwarded-Proto: https',
  'Content-Encoding: gzip',
  'Stripe-Signature: t=1,v1=0',
];

const bodyTypes = [
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-16',
  'application/json',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'image/png',
];

/** Forms that take long texts and are read without a cart, and some of their fields. */
const longForms = [
  { path: href('contact', 'en'), fields: ['message', 'fullName', 'email'] },
  { path: href('tableReservation', 'de'), fields: ['message', 'date', 'time'] },
  { path: href('withdrawal', 'hr'), fields: ['items', 'note', 'orderNumber'] },
];

/** In bytes. The longest is what a form may have; a shorter field reads no more than the others. */
const longLengths = [4_000, 16_000, 32_000, 63_900];

/** Texts of a length in bytes that take quadratic time in a library or an expression that looks linear. */
const longTexts: readonly ((length: number) => string)[] = [
  (length) => 'a'.repeat(length),
  (length) => 'a@'.repeat(length / 2),
  (length) => '-'.repeat(length),
  (length) => '\n '.repeat(length / 2),
  // Two bytes each: marks that normalisation must sort.
  (length) => `a${'\u0301'.repeat(length / 4 - 1)}${'\u0316'.repeat(length / 4)}`,
  // Seven bytes each: one endless character.
  (length) => '\u{1f468}\u200d'.repeat(length / 7),
];

const resourcePaths = Object.values(resources).map(({ path }) => path);

/** Pages for which staff must have signed in. A form that signs out would end what the other requests need. */
const isOfStaff = (target: string): boolean =>
  target.startsWith(resources.reception.path) &&
  !target.startsWith(resources['reception.sign-out'].path);

/** A request from random parts: mostly well-formed ones to real addresses with something wrong in one or two places. */
export function makeRequest({ host, paths, desk }: Target, random: Random): FuzzedRequest {
  if (random.below(100) === 0) return makeLongForm(host, random);
  const method = random.pick(methods);
  const target = makeTarget(paths, random);
  const headers = [
    `Host: ${random.below(30) ? host : random.pick(['', 'evil.example', `${host}, ${host}`])}`,
    makeClientHeader(random),
    ...(isOfStaff(target) && random.below(5) ? [`Cookie: ${desk}`] : []),
    ...Array.from({ length: random.below(4) }, () => random.pick(headerLines)),
  ];
  const hasBody = !['GET', 'HEAD', 'get'].includes(method) || random.below(20) === 0;
  const body = hasBody ? makeBody(random) : undefined;
  if (body) {
    if (random.below(3)) headers.push(`Origin: http://${host}`);
    headers.push(`Content-Type: ${body.type}`, `Content-Length: ${body.bytes.length}`);
  }
  const version = random.below(100) ? 'HTTP/1.1' : random.pick(['HTTP/1.0', 'HTTP/9.9']);
  const head = [`${method} ${target} ${version}`, ...headers, 'Connection: close', '', ''];
  return {
    bytes: Buffer.concat([Buffer.from(head.join('\r\n')), body?.bytes ?? Buffer.alloc(0)]),
    about: `${method} ${target.slice(0, 120)}${body ? ` (${body.type}, ${body.bytes.length} bytes)` : ''}`,
  };
}

/** A well-formed POST of a form that is full of one text. */
function makeLongForm(host: string, random: Random): FuzzedRequest {
  const { path, fields } = random.pick(longForms);
  const field = random.pick(fields);
  const text = random.pick(longTexts)(random.pick(longLengths));
  const body = Buffer.from(`${field}=${text}`);
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    makeClientHeader(random),
    `Origin: http://${host}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
    'Connection: close',
    '',
    '',
  ];
  return {
    bytes: Buffer.concat([Buffer.from(head.join('\r\n')), body]),
    about: `POST ${path} (${field}, ${body.length} bytes)`,
  };
}

/** Each request is another visitor's, or the limits for one address would answer nearly all of them. */
const makeClientHeader = (random: Random) =>
  `X-Forwarded-For: 10.${random.below(256)}.${random.below(256)}.${random.below(256)}`;

function makeTarget(paths: readonly string[], random: Random): string {
  const path = random.below(3) ? random.pick(paths) : random.pick(resourcePaths);
  const filled = path.replace(/:\w+/g, () => encodeText(random.pick(pieces), random));
  const changed = random.below(4) ? filled : spoil(filled, random);
  if (random.below(3)) return changed;
  const query = makeFields(random, 1 + random.below(3));
  return `${changed}?${query}`;
}

/** One change of a path in a random place. */
function spoil(path: string, random: Random): string {
  const at = random.below(path.length + 1);
  const piece = encodeText(random.pick(pieces), random);
  return `${path.slice(0, at)}${piece}${path.slice(random.below(2) ? at : at + 1)}` || '/';
}

/** Mostly percent-encoded; raw where a program would have forgotten it, but never with a line end or a space. */
const encodeText = (text: string, random: Random) =>
  random.below(4) ? encodeURIComponent(text) : text.replace(/\s/g, '');

function makeFields(random: Random, count: number): string {
  return Array.from({ length: count }, () => {
    const value = random.below(2) ? random.pick(fieldValues) : random.pick(pieces);
    return `${random.pick(fieldNames)}=${encodeText(value, random)}`;
  }).join('&');
}

function makeBody(random: Random): { type: string; bytes: Buffer } {
  const type = random.below(2) ? bodyTypes[0] : random.pick(bodyTypes);
  const kind = type ?? 'text/plain';
  return { type: kind, bytes: Buffer.from(makeText(kind, random)) };
}

function makeText(type: string, random: Random): string | Uint8Array {
  const chance = random.below(20);
  if (chance === 0) return Uint8Array.from({ length: random.below(600) }, () => random.below(256));
  if (chance === 1) return 'a='.padEnd(1 + random.below(200_000), 'x');
  if (type === 'application/json') return makeJson(random, 3);
  if (type.startsWith('multipart')) {
    const name = random.pick(fieldNames);
    const end = random.below(4) ? '\r\n--x--\r\n' : '';
    return `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${random.pick(pieces)}${end}`;
  }
  return makeFields(random, random.below(12));
}

function makeJson(random: Random, depth: number): string {
  const chance = random.below(depth > 0 ? 6 : 4);
  if (chance === 0) return JSON.stringify(random.pick(pieces));
  if (chance === 1) return random.pick(['1', '-0', '1e999', 'true', 'null', '"x']);
  if (chance === 2) return JSON.stringify(random.pick(fieldValues));
  if (chance === 3) return '['.repeat(random.below(50));
  const items = Array.from({ length: random.below(4) }, () => makeJson(random, depth - 1));
  if (chance === 4) return `[${items.join(',')}]`;
  return `{${items.map((item) => `${JSON.stringify(random.pick(fieldNames))}:${item}`).join(',')}}`;
}
