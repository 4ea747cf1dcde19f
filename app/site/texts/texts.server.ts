import type { AppLoadContext } from '@remix-run/node';
import type { Env } from '~/platform/env/env-schema';
import type { DeliveryTariff } from '~/content/delivery-schema';
import { loadText } from '~/content/texts/text.server';
import { listCountries } from '~/i18n/format';
import { getT } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import type { PageId } from '~/routing/page-table';
import { tariffRates } from '~/shop/delivery/delivery';
import { listDeliveryNotes } from '~/shop/delivery/delivery-estimate';
import { findOfficialNotice } from '~/shop/guarantee/guarantee.server';
import { viewAnalytics } from '~/site/consent/analytics.server';
import { readAnswer } from '~/site/consent/consent';
import type { TextPageView } from './text-page-view';

/**
 * A page that is mostly text, with the part that only this page has.
 * @param cookies the visitor's, for the one page that shows an answer
 * @throws Response 404 when the content has no such text
 */
export function loadTextPage(
  context: Pick<AppLoadContext, 'content' | 'env'>,
  page: PageId,
  locale: Locale,
  cookies?: string | null,
): TextPageView {
  const { site } = context.content.current().get();
  return {
    ...loadText(context, page, locale),
    tariff: page === 'shipping' ? viewTariff(site.delivery, locale) : null,
    consent: page === 'cookies' ? viewConsent(context.env, locale, cookies) : null,
    guarantee: page === 'guarantee' ? { notice: findOfficialNotice(site, locale) } : null,
    seller: page === 'imprint' ? site.seller : null,
  };
}

/** The choice about measuring visits, and what the visitor has said so far. */
function viewConsent(
  env: Env,
  locale: Locale,
  cookies: string | null | undefined,
): TextPageView['consent'] {
  const analytics = viewAnalytics(env, locale);
  if (!analytics) return null;
  const states = { yes: 'saidYes', no: 'saidNo', none: 'asked' } as const;
  return { analytics, state: getT(locale)(`consent:${states[readAnswer(cookies) ?? 'none']}`) };
}

function viewTariff(tariff: DeliveryTariff, locale: Locale): TextPageView['tariff'] {
  const { grams, zones } = tariffRates(tariff);
  return {
    grams,
    zones: zones.map((zone) => ({
      ...zone,
      countries: listCountries(zone.countries, locale).map((country) => country.name),
    })),
    notes: listDeliveryNotes(tariff, locale),
  };
}
