import { readAnswer } from '~/features/analytics/consent';
import { viewAnalytics } from '~/features/analytics/analytics.server';
import { getContent } from '~/features/content/content.server';
import type { DeliveryTariff } from '~/features/content/delivery-schema';
import { listParagraphs, viewShareCard } from '~/features/content/page-view';
import { listRates } from '~/features/delivery/delivery';
import { viewDeliveryNotes } from '~/features/delivery/delivery-view';
import type { OptionalPart, TextPage } from '~/features/content/text-schema';
import { viewNotice } from '~/features/guarantee/guarantee.server';
import { listCountries } from '~/i18n/format';
import { getT } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import type { PageId } from '~/routing/paths';
import { getEnv } from '~/server/env.server';
import type { TextBlockView, TextPageView } from './text-page-view';

/** Pages about buying are shared with the shop's picture, all others with the house's. */
const shopPages: readonly PageId[] = ['terms', 'shipping', 'payment', 'guarantee', 'withdrawal'];

/**
 * A longer text of the owner's (terms and the like), in the page's language.
 * @param cookies the visitor's, for the one page that shows an answer
 * @throws Response 404 when the content has no such text
 */
export function loadTextPage(page: PageId, locale: Locale, cookies?: string | null): TextPageView {
  const content = getContent();
  const { site } = content.get();
  const text = Object.hasOwn(site.texts, page) ? site.texts[page] : undefined;
  if (!text) throw new Response(null, { status: 404 });
  return {
    title: text.title[locale],
    lead: text.lead[locale],
    blocks: listShown(text.blocks).map((block) => viewTextBlock(block, locale)),
    updated: text.updated ?? null,
    tariff: page === 'shipping' ? viewTariff(site.delivery, locale) : null,
    consent: page === 'cookies' ? viewConsent(locale, cookies) : null,
    guarantee: page === 'guarantee' ? { notice: viewNotice(site, locale) } : null,
    seller: page === 'imprint' ? site.seller : null,
    shareCard: viewShareCard(content, shopPages.includes(page) ? 'shop' : 'home', locale),
  };
}

/** The blocks that are true of this site's settings. */
function listShown(blocks: TextPage['blocks']): TextPage['blocks'] {
  const { ANALYTICS_ID, captcha, PAYMENT_PROVIDER } = getEnv();
  const parts = new Set<OptionalPart>([PAYMENT_PROVIDER]);
  if (ANALYTICS_ID) parts.add('analytics');
  if (captcha) parts.add('captcha');
  return blocks.filter(
    ({ onlyWith, onlyWithout = [] }) =>
      (!onlyWith || parts.has(onlyWith)) && !onlyWithout.some((part) => parts.has(part)),
  );
}

/** The choice about measuring visits, and what the visitor has said so far. */
function viewConsent(locale: Locale, cookies: string | null | undefined): TextPageView['consent'] {
  const analytics = viewAnalytics(locale);
  if (!analytics) return null;
  const states = { yes: 'saidYes', no: 'saidNo', none: 'asked' } as const;
  return { analytics, state: getT(locale)(`consent:${states[readAnswer(cookies) ?? 'none']}`) };
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
