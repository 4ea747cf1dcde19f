import type { PageParams } from '~/routing/href';
import { defaultLocale } from '~/i18n/locales';
import { hasPage, pathPattern } from '~/routing/paths';
import { type PageId, pageTable } from '~/routing/page-table';

/** Pages whose path has no parameters. */
type PlainPage = {
  [P in PageId]: keyof PageParams<P> extends never ? P : never;
}[PageId];

type InlinePart =
  | { kind: 'text'; text: string }
  | { kind: 'page'; text: string; page: PlainPage }
  | { kind: 'address'; text: string; href: string };

// `[words](page)` or `[words](https://…)`; email addresses and telephone numbers become links automatically. The part before
// the @ has at most 64 characters (RFC 5321): with any number, a pasted picture of 20,000 characters would take seconds.
// Without lookbehind, which Safari knows from 16.4.
const link =
  /\[([^[\]]+)\]\(([^()\s]+)\)|([\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)|(\+\d[\d \u00a0]{7,}\d)/g;

/**
 * Splits a paragraph by the owner at its links: to pages of this site, https sites, email addresses and telephone
 * numbers. Any other link is reduced to its text, so the owner's text can never contain a script.
 */
export function parseInline(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of text.matchAll(link)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push(toPart(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

function toPart([, words = '', target = '', mail, phone]: RegExpMatchArray): InlinePart {
  if (mail) return { kind: 'address', text: mail, href: `mailto:${mail}` };
  if (phone) return { kind: 'address', text: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` };
  if (isPlainPage(target)) return { kind: 'page', text: words, page: target };
  if (target.startsWith('https://')) return { kind: 'address', text: words, href: target };
  return { kind: 'text', text: words };
}

/** Whatever is written like a link, also where its target cannot be one. */
const writtenLink = /\[[^[\]]+\]\(([^()]*)\)/g;

/**
 * The targets of a text's links that lead nowhere. A page that this hotel leaves out is none of them: its link is
 * reduced to its text on purpose.
 */
export const listBrokenTargets = (text: string): string[] =>
  [...text.matchAll(writtenLink)].map(([, target = '']) => target).filter(leadsNowhere);

function leadsNowhere(target: string): boolean {
  if (isPlainPage(target) || /^https:\/\/\S+$/.test(target)) return false;
  const isLeftOut = Object.hasOwn(pageTable, target) && !hasPage(target as PageId);
  return !isLeftOut;
}

function isPlainPage(name: string): name is PlainPage {
  const page = name as PageId;
  return hasPage(page) && !pathPattern(page, defaultLocale).includes(':');
}
