import { getContent } from '~/features/content/content.server';
import type { DeliveryTariff } from '~/features/content/content-schema';
import { listCountries } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import type { PageId } from '~/routing/paths';
import type { TextPageView } from './text-page-view';

const paragraphs = (text: string) => text.split(/\n{2,}/);

/**
 * A longer text of the owner's (terms and the like), in the page's language.
 * @throws Response 404 when the content has no such text
 */
export function loadTextPage(page: PageId, locale: Locale): TextPageView {
  const { site } = getContent().get();
  const text = Object.hasOwn(site.texts, page) ? site.texts[page] : undefined;
  if (!text) throw new Response(null, { status: 404 });
  return {
    title: text.title[locale],
    lead: text.lead[locale],
    blocks: text.blocks.map((block) => ({
      heading: block.heading[locale],
      paragraphs: paragraphs(block.text[locale]),
    })),
    tariff: page === 'shipping' ? listTariff(site.delivery, locale) : null,
  };
}

function listTariff({ zones }: DeliveryTariff, locale: Locale): TextPageView['tariff'] {
  const steps = [...new Set(zones.flatMap((zone) => zone.steps.map((step) => step.maxGrams)))];
  const grams = steps.sort((a, b) => a - b);
  return {
    grams,
    zones: zones.map((zone) => ({
      id: zone.id,
      countries: listCountries(zone.countries, locale).map((country) => country.name),
      cents: grams.map(
        (max) => zone.steps.find((step) => step.maxGrams >= max)?.priceCents ?? null,
      ),
    })),
  };
}
