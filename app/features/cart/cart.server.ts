import { createCookie } from '@remix-run/node';
import { z } from 'zod';
import { getEnv, getSessionSecrets } from '~/server/env.server';
import type { CartLine } from './cart';
import { cartLineSchema } from './cart-schema';
import { maxLines } from './cart';

/** The basket as the browser's cookie holds it, and the key of the checkout in progress. */
export type CartSession = {
  lines: CartLine[];
  checkout?: string;
  /** False when the browser sent no readable basket at all: only then may the mirror bring one back. */
  known: boolean;
};

const sevenDays = 7 * 24 * 60 * 60;

const payloadSchema = z.object({
  l: z.array(z.tuple([z.string(), z.string(), z.number()])).max(maxLines),
  c: z.string().max(64).optional(),
});

function makeCookie() {
  const secure = getEnv().SITE_URL.startsWith('https://');
  return createCookie(secure ? '__Host-cart' : 'cart', {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: sevenDays,
    secrets: [...getSessionSecrets()],
  });
}

let cookie: ReturnType<typeof makeCookie> | undefined;

/** Reads the basket; a forged, foreign or unreadable cookie is an empty, unknown basket. */
export async function readCart(request: Request): Promise<CartSession> {
  const header = request.headers.get('cookie');
  if (!header) return { lines: [], known: false };
  cookie ??= makeCookie();
  const payload = payloadSchema.safeParse(await cookie.parse(header).catch(() => null));
  if (!payload.success) return { lines: [], known: false };
  const lines = payload.data.l.flatMap(([productId, variantId, count]) => {
    const line = cartLineSchema.safeParse({ productId, variantId, count });
    return line.success ? [line.data] : [];
  });
  return { lines, checkout: payload.data.c, known: true };
}

/** Browsers drop cookies past 4096 bytes; what does not fit is refused before, in words. */
const maxCookieBytes = 4000;

/**
 * The Set-Cookie header that keeps a basket.
 * @returns undefined when the basket is too large for a cookie
 */
export async function writeCart(cart: Omit<CartSession, 'known'>): Promise<string | undefined> {
  cookie ??= makeCookie();
  const header = await cookie.serialize({
    l: cart.lines.map((line) => [line.productId, line.variantId, line.count]),
    ...(cart.checkout && { c: cart.checkout }),
  });
  return Buffer.byteLength(header) > maxCookieBytes ? undefined : header;
}
