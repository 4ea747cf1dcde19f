import { createHash } from 'node:crypto';
import { mailColors, mailFonts } from '#hotel/hotel.config.js';
import { getT } from '~/i18n/i18n.server';
import { type Locale, localePrefix } from '~/i18n/locales';
import { escapeText } from '~/platform/text/markup';
import type { SecurityPolicy } from './security-headers';

const refusals = {
  400: 'badRequest',
  403: 'forbidden',
  404: 'notFound',
  405: 'method',
  411: 'length',
  413: 'tooLarge',
  414: 'tooLong',
  415: 'type',
  421: 'host',
  429: 'tooMany',
  431: 'tooLong',
  500: 'server',
  503: 'busy',
} as const;

export type RefusalStatus = keyof typeof refusals;

/** Whether there is a page for rejected requests with this status. */
export const isRefusalStatus = (status: number): status is RefusalStatus =>
  Object.hasOwn(refusals, status);

// Inlined, because nothing else may be available when this page is shown.
const style = `body{margin:0;background:${mailColors.background};color:${mailColors.text};font:1.1rem/1.55 ${mailFonts.text}}main{max-width:38rem;margin:0 auto;padding:14vh 1.5rem 4rem}h1{font:400 2.2rem/1.15 ${mailFonts.display};text-wrap:balance}p{text-wrap:pretty}a{display:inline-block;padding:.55rem 0;margin:-.55rem 0;color:${mailColors.brand};white-space:nowrap}`;
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** The hotel's telephone: the number to dial and as it is shown. */
export type HotelPhone = { phone: string; phoneDisplay: string };

export type Refused = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** Whether a client with this `Accept` header is shown HTML. */
export const acceptsHtml = (accept: string | undefined) => accept?.includes('text/html') ?? false;

/**
 * Renders the pages for rejected requests. Pages without details are cached: rejecting must be cheapest when there is
 * most to reject.
 */
export class RefusalPages {
  readonly #policy: SecurityPolicy;
  readonly #phone: () => HotelPhone;
  readonly #prepared = new Map<string, Refused>();

  /** @param phone read for each page, because the hotel can publish another */
  constructor(policy: SecurityPolicy, phone: () => HotelPhone) {
    this.#policy = policy;
    this.#phone = phone;
  }

  /** The page for a rejected request, rendered once; see `make`. */
  get(status: RefusalStatus, locale: Locale, accept: string | undefined): Refused {
    const key = `${status} ${locale} ${acceptsHtml(accept)} ${this.#phone().phoneDisplay}`;
    const known = this.#prepared.get(key);
    if (known) return known;
    const made = this.make(status, locale, accept);
    this.#prepared.set(key, made);
    return made;
  }

  /**
   * A short readable response, as HTML for browsers and as JSON for programs. It never repeats any of the request.
   * @param details for the last resort, when the error page itself has failed (specification, section 8)
   */
  make(
    status: RefusalStatus,
    locale: Locale,
    accept: string | undefined,
    details?: string,
  ): Refused {
    const t = getT(locale);
    const message = details
      ? t('refusals:errorPage', { details })
      : t(`refusals:${refusals[status]}`);
    if (!acceptsHtml(accept)) {
      return withHeaders(
        'application/json; charset=utf-8',
        JSON.stringify({ errors: [{ message }] }),
      );
    }
    const isMissing = status === 404;
    const title = escapeText(
      status >= 500 ? t('error.title') : isMissing ? message : t('refusals:title'),
    );
    const text = escapeText(isMissing ? t('refusals:staleLink') : message);
    const home = localePrefix(locale) || '/';
    const { phone, phoneDisplay } = this.#phone();
    const call = escapeText(t('refusals:call', { phone: phoneDisplay })).replace(
      escapeText(phoneDisplay),
      (shown) => `<a href="tel:${escapeText(phone)}">${shown}</a>`,
    );
    const refused = withHeaders(
      'text/html; charset=utf-8',
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p><p>${call}</p><p><a href="${home}">${escapeText(t('backHome'))}</a></p></main></body></html>`,
    );
    const policy = this.#policy([], [styleHash]);
    return { ...refused, headers: { ...refused.headers, 'content-security-policy': policy } };
  }
}

function withHeaders(contentType: string, body: string): Refused {
  return {
    headers: {
      'content-type': contentType,
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
    },
    body,
  };
}
