import type { AppLoadContext } from '@remix-run/node';
import type { Env } from '~/platform/env/env-schema';
import type { DeliveryTariff } from '~/content/delivery-schema';
import type { Site } from '~/content/content-schema';
import type { PageText } from '~/content/texts/page-text';
import { requireShop } from '~/content/sections';
import { loadText } from '~/content/texts/text.server';
import { listCountries } from '~/i18n/format';
import { getT } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import type { PageId } from '~/routing/page-table';
import { type RateTable, tariffRates } from '~/shop/delivery/delivery';
import { type DeliveryNote, listDeliveryNotes } from '~/shop/delivery/delivery-estimate';
import type { Guarantee } from '~/shop/guarantee/guarantee';
import { findOfficialNotice } from '~/shop/guarantee/guarantee.server';
import { toConsentQuestion } from '~/site/consent/analytics.server';
import { type ConsentQuestion, readAnswer } from '~/site/consent/consent';

/** A text page's data. Prices in cents, weights in grams. */
export type TextPageView = PageText & {
  /** On the shipping page only: the tariff itself, so that the page, the cart and the order always agree. */
  tariff: (RateTable & { notes: DeliveryNote[] }) | null;
  /** On the legal guarantee page only: the official notice, once the operator has added it. */
  guarantee: Pick<Guarantee, 'notice'> | null;
  /** On the cookies page only, if visits are measured: the choice, and the current answer as text. */
  consent: { analytics: ConsentQuestion; state: string } | null;
  /** In the imprint only: the company, for structured data. */
  seller: Site['seller'] | null;
};

/**
 * Loads a text page, including the part that only this page has.
 * @param cookies the visitor's Cookie header, used by the cookies page only
 * @throws Response 404 if the content has no such text
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
    tariff: page === 'shipping' ? toTariff(requireShop(site).delivery, locale) : null,
    consent: page === 'cookies' ? toConsentChoice(context.env, locale, cookies) : null,
    guarantee: page === 'guarantee' ? { notice: findOfficialNotice(site, locale) } : null,
    seller: page === 'imprint' ? site.seller : null,
  };
}

/** The consent choice and the visitor's current answer. */
function toConsentChoice(
  env: Env,
  locale: Locale,
  cookies: string | null | undefined,
): TextPageView['consent'] {
  const analytics = toConsentQuestion(env, locale);
  if (!analytics) return null;
  const states = { yes: 'saidYes', no: 'saidNo', none: 'asked' } as const;
  return { analytics, state: getT(locale)(`consent:${states[readAnswer(cookies) ?? 'none']}`) };
}

function toTariff(tariff: DeliveryTariff, locale: Locale): TextPageView['tariff'] {
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
