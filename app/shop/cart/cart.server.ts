import { createCookie } from '@remix-run/node';
import { z } from 'zod';
import { getEnv, getSessionSecrets } from '~/platform/env/env.server';
import { findCookie, unsign } from '~/platform/http/signed-cookie';
import { type CartLine, countItems, maxLines } from './cart';
import { cartLineSchema } from './cart-schema';

/** The cart as the browser's cookie holds it, and the key of the checkout in progress. */
export type CartSession = {
  lines: CartLine[];
  checkout?: string;
  /** False when the browser sent no readable cart at all: only then may the mirror bring one back. */
  known: boolean;
};

const sevenDays = 7 * 24 * 60 * 60;

const payloadSchema = z.object({
  l: z.array(z.tuple([z.string(), z.string(), z.number()])).max(maxLines),
  c: z.string().max(64).optional(),
});

const isSecure = () => getEnv().SITE_URL.startsWith('https://');
const cookieName = () => (isSecure() ? '__Host-cart' : 'cart');

function makeCookie() {
  return createCookie(cookieName(), {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(),
    path: '/',
    maxAge: sevenDays,
    secrets: [...getSessionSecrets()],
  });
}

let cookie: ReturnType<typeof makeCookie> | undefined;

/** Reads the cart; a forged, foreign or unreadable cookie is an empty, unknown cart. */
export function readCart(request: Request): CartSession {
  return readCartCookie(request.headers.get('cookie') ?? '');
}

/** The cart that a Cookie header brings. @param header the whole header, of all cookies */
export function readCartCookie(header: string): CartSession {
  const signed = findCookie(header, cookieName());
  const value = signed && unsign(signed, getSessionSecrets());
  const payload = payloadSchema.safeParse(value ? parsePayload(value) : null);
  if (!payload.success) return { lines: [], known: false };
  const lines = payload.data.l.flatMap(([productId, variantId, count]) => {
    const line = cartLineSchema.safeParse({ productId, variantId, count });
    return line.success ? [line.data] : [];
  });
  return { lines, checkout: payload.data.c, known: true };
}

/** The badge's number for a Cookie header; `none` when it holds no readable cart. */
export function countCart(header: string): number | 'none' {
  const { lines, known } = readCartCookie(header);
  return known ? countItems(lines) : 'none';
}

/** What `encodeData` of the framework's cookies wrote, by way of JSON and base64. */
function parsePayload(value: string): unknown {
  try {
    return JSON.parse(Buffer.from(value, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}

/** Browsers drop cookies over 4096 bytes: a larger cart is rejected with a message. */
const maxCookieBytes = 4000;

/**
 * The Set-Cookie header that keeps a cart.
 * @returns undefined when the cart is too large for a cookie
 */
export async function writeCart(cart: Omit<CartSession, 'known'>): Promise<string | undefined> {
  cookie ??= makeCookie();
  const header = await cookie.serialize({
    l: cart.lines.map((line) => [line.productId, line.variantId, line.count]),
    ...(cart.checkout && { c: cart.checkout }),
  });
  return Buffer.byteLength(header) > maxCookieBytes ? undefined : header;
}
