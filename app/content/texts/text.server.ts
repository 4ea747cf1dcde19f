import type { AppLoadContext } from '@remix-run/node';
import type { Env } from '~/platform/env/env-schema';
import { listParagraphs, findShareCard } from '~/content/page-content';
import type { OptionalPart, TextPage } from '~/content/text-schema';
import type { Locale } from '~/i18n/locales';
import type { PageId } from '~/routing/page-table';
import { hasPage } from '~/routing/paths';
import type { PageTextBlock, PageText } from './page-text';

/** These pages use the shop's link preview picture, all others the hotel's. */
const shopPages: readonly PageId[] = ['terms', 'shipping', 'payment', 'guarantee', 'withdrawal'];

/**
 * A longer text by the owner (the terms, for instance), in the page's language.
 * @throws Response 404 if the content has no such text
 */
export function loadText(
  context: Pick<AppLoadContext, 'content' | 'env'>,
  page: PageId,
  locale: Locale,
): PageText {
  const content = context.content.current();
  const { site } = content.get();
  const text = Object.hasOwn(site.texts, page) ? site.texts[page] : undefined;
  if (!text) throw new Response(null, { status: 404 });
  return {
    title: text.title[locale],
    lead: text.lead[locale],
    blocks: listShown(context.env, text.blocks).map((block) => toTextBlock(block, locale)),
    updated: text.updated ?? null,
    shareCard: findShareCard(content, shopPages.includes(page) ? 'shop' : 'home', locale),
  };
}

/** The blocks that apply with this site's settings. */
function listShown(env: Env, blocks: TextPage['blocks']): TextPage['blocks'] {
  const { ANALYTICS_ID, captcha, PAYMENT_PROVIDER } = env;
  const parts = new Set<OptionalPart>();
  if (hasPage('shop')) parts.add(PAYMENT_PROVIDER);
  if (ANALYTICS_ID) parts.add('analytics');
  if (captcha) parts.add('captcha');
  return blocks.filter(
    ({ onlyWith, onlyWithout = [] }) =>
      (!onlyWith || parts.has(onlyWith)) && !onlyWithout.some((part) => parts.has(part)),
  );
}

function toTextBlock(
  { heading, text, list, table, sheet }: TextPage['blocks'][number],
  locale: Locale,
): PageTextBlock {
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
