import { getT } from '~/i18n/i18n.server';
import { type Locale, localeTable } from '~/i18n/locales';

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
  500: 'server',
  503: 'busy',
} as const;

/** A short answer in words for what is refused before the application; without scripts, styles or data of the request. */
export function refusalPage(
  status: keyof typeof refusals,
  locale: Locale,
  accept: string | undefined,
) {
  const t = getT(locale);
  const message = t(`refusals.${refusals[status]}`);
  if (!accept?.includes('text/html')) {
    return {
      contentType: 'application/json; charset=utf-8',
      body: JSON.stringify({ errors: [{ message }] }),
    };
  }
  const home = localeTable[locale].prefix || '/';
  return {
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${status}</title></head><body><main><h1>${t('refusals.title')}</h1><p>${message}</p><p><a href="${home}">${t('backHome')}</a></p></main></body></html>`,
  };
}
