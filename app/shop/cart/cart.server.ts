import { createCookie } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { findCookie, unsign } from '~/platform/http/signed-cookie';
import { type CartLine, maxLines, uniteLines } from './cart';
import { cartLineSchema, countrySchema } from './cart-schema';

/** The content of the cart cookie: lines, key of the checkout in progress, and delivery country. */
export type CartSession = {
  lines: CartLine[];
  checkout?: string | undefined;
  /** Chosen on the cart page; the checkout starts with it. */
  country?: string | undefined;
  /** False if the browser sent no readable cart at all; only then may the mirror restore one. */
  known: boolean;
};

const sevenDays = 7 * 24 * 60 * 60;

const payloadSchema = z.object({
  l: z.array(z.tuple([z.string(), z.string(), z.number()])).max(maxLines),
  c: z.string().max(64).optional(),
  // An invalid country must not discard the whole cart.
  d: countrySchema.optional().catch(undefined),
});

/** Browsers drop cookies over 4096 bytes, so a larger cart is rejected with a message. */
const maxCookieBytes = 4000;
/** What checkout and country take, encoded: room is kept for them, or the checkout of a full cart could not begin. */
const checkoutBytes = 64;
const countryBytes = 24;

export type CartCookie = ReturnType<typeof createCartCookie>;

/**
 * Creates the cart cookie.
 * @param secrets newest first: the first one signs, all are accepted
 */
export function createCartCookie(siteUrl: string, secrets: readonly string[]) {
  const secure = siteUrl.startsWith('https://');
  const name = secure ? '__Host-cart' : 'cart';
  const cookie = createCookie(name, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: sevenDays,
    secrets: [...secrets],
  });

  // The page cache, the frame and the page each read the cart of the same request.
  const carts = new LRUCache<string, CartSession>({ max: 200, memoMethod: readValue });

  function readHeader(header: string): CartSession {
    const signed = findCookie(header, name);
    if (!signed) return { lines: [], known: false };
    const { lines, ...cart } = carts.memo(signed);
    return { ...cart, lines: lines.map((line) => ({ ...line })) };
  }

  function readValue(signed: string): CartSession {
    const value = unsign(signed, secrets);
    const payload = payloadSchema.safeParse(value ? parsePayload(value) : null);
    if (!payload.success) return { lines: [], known: false };
    const lines = payload.data.l.flatMap(([productId, variantId, count]) => {
      const line = cartLineSchema.safeParse({ productId, variantId, count });
      return line.success ? [line.data] : [];
    });
    const { c: checkout, d: country } = payload.data;
    return { lines: uniteLines(lines), checkout, country, known: true };
  }

  return {
    /** Reads the cart. A forged or unreadable cookie yields an empty cart that is not `known`. */
    read: (request: Request): CartSession => readHeader(request.headers.get('cookie') ?? ''),

    /** Reads the cart from a Cookie header. */
    readHeader,

    /**
     * Creates the Set-Cookie header that stores a cart.
     * @returns undefined if the cart is too large for a cookie
     */
    async write(cart: Omit<CartSession, 'known'>): Promise<string | undefined> {
      const header = await cookie.serialize({
        l: cart.lines.map((line) => [line.productId, line.variantId, line.count]),
        ...(cart.checkout && { c: cart.checkout }),
        ...(cart.country && { d: cart.country }),
      });
      const room = (cart.checkout ? 0 : checkoutBytes) + (cart.country ? 0 : countryBytes);
      return Buffer.byteLength(header) + room > maxCookieBytes ? undefined : header;
    },
  };
}

/** Decodes what the framework's `encodeData` produced: base64 of JSON. */
function parsePayload(value: string): unknown {
  try {
    return JSON.parse(Buffer.from(value, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
