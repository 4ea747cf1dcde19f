import { createCookie } from '@remix-run/node';
import { z } from 'zod';
import { findCookie, unsign } from '~/platform/http/signed-cookie';
import { type CartLine, countItems, maxLines, uniteLines } from './cart';
import { cartLineSchema, countrySchema } from './cart-schema';

/** The cart as the browser's cookie holds it, the key of the checkout in progress, and the country chosen for delivery. */
export type CartSession = {
  lines: CartLine[];
  checkout?: string | undefined;
  /** Chosen on the cart's page; the checkout begins with it. */
  country?: string | undefined;
  /** False when the browser sent no readable cart at all: only then may the mirror bring one back. */
  known: boolean;
};

const sevenDays = 7 * 24 * 60 * 60;

const payloadSchema = z.object({
  l: z.array(z.tuple([z.string(), z.string(), z.number()])).max(maxLines),
  c: z.string().max(64).optional(),
  // An invalid value does not cost the visitor the cart.
  d: countrySchema.optional().catch(undefined),
});

/** Browsers drop cookies over 4096 bytes: a larger cart is rejected with a message. */
const maxCookieBytes = 4000;

export type CartCookie = ReturnType<typeof createCartCookie>;

/**
 * The cookie that holds the cart.
 * @param secrets newest first: the first signs, all are accepted
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

  function readHeader(header: string): CartSession {
    const signed = findCookie(header, name);
    const value = signed && unsign(signed, secrets);
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
    /** Reads the cart; a forged, foreign or unreadable cookie is an empty, unknown cart. */
    read: (request: Request): CartSession => readHeader(request.headers.get('cookie') ?? ''),

    /** The badge's number for a Cookie header; `none` when it holds no readable cart. */
    count(header: string): number | 'none' {
      const { lines, known } = readHeader(header);
      return known ? countItems(lines) : 'none';
    },

    /**
     * The Set-Cookie header that keeps a cart.
     * @returns undefined when the cart is too large for a cookie
     */
    async write(cart: Omit<CartSession, 'known'>): Promise<string | undefined> {
      const header = await cookie.serialize({
        l: cart.lines.map((line) => [line.productId, line.variantId, line.count]),
        ...(cart.checkout && { c: cart.checkout }),
        ...(cart.country && { d: cart.country }),
      });
      return Buffer.byteLength(header) > maxCookieBytes ? undefined : header;
    },
  };
}

/** What `encodeData` of the framework's cookies wrote, by way of JSON and base64. */
function parsePayload(value: string): unknown {
  try {
    return JSON.parse(Buffer.from(value, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
