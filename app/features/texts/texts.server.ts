import { getContent } from '~/features/content/content.server';
import type { DeliveryTariff } from '~/features/content/delivery-schema';
import { listParagraphs, viewShareCard } from '~/features/content/page-view';
import type { TextPage } from '~/features/content/text-schema';
import { listRates } from '~/features/delivery/delivery';
import { viewDeliveryNotes } from '~/features/delivery/delivery-view';
import { listCountries } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import type { PageId } from '~/routing/paths';
import type { TextBlockView, TextPageView } from './text-page-view';

/** Pages about buying are shared with the shop's picture, all others with the house's. */
const shopPages: readonly PageId[] = ['terms', 'shipping', 'payment', 'withdrawal'];

/**
 * A longer text of the owner's (terms and the like), in the page's language.
 * @throws Response 404 when the content has no such text
 */
export function loadTextPage(page: PageId, locale: Locale): TextPageView {
  const content = getContent();
  const { site } = content.get();
  const text = Object.hasOwn(site.texts, page) ? site.texts[page] : undefined;
  if (!text) throw new Response(null, { status: 404 });
  return {
    title: text.title[locale],
    lead: text.lead[locale],
    blocks: text.blocks.map((block) => viewTextBlock(block, locale)),
    updated: text.updated ?? null,
    tariff: page === 'shipping' ? viewTariff(site.delivery, locale) : null,
    shareCard: viewShareCard(content, shopPages.includes(page) ? 'shop' : 'home', locale),
  };
}

function viewTextBlock(
  { heading, text, list, table, sheet }: TextPage['blocks'][number],
  locale: Locale,
): TextBlockView {
  return {
    heading: heading[locale],
    paragraphs: listParagraphs(text, locale),
    list: list?.map((item) => item[locale]) ?? [],
    table: table
      ? {
          caption: table.caption[locale],
          columns: table.columns?.map((column) => column[locale]) ?? null,
          rows: table.rows.map((row) => row.map((cell) => cell[locale])),
        }
      : null,
    sheet: sheet
      ? {
          title: sheet.title[locale],
          note: sheet.note[locale],
          lines: sheet.lines.map((line) => ({ text: line.text[locale], blanks: line.blanks })),
        }
      : null,
  };
}

function viewTariff(tariff: DeliveryTariff, locale: Locale): TextPageView['tariff'] {
  const { grams, zones } = listRates(tariff);
  return {
    grams,
    zones: zones.map((zone) => ({
      ...zone,
      countries: listCountries(zone.countries, locale).map((country) => country.name),
    })),
    notes: viewDeliveryNotes(tariff, locale),
  };
}
