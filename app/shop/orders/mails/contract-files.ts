import type { Site } from '~/content/content-schema';
import { listParagraphs } from '~/content/page-content';
import type { TextPage } from '~/content/text-schema';
import { parseInline } from '~/content/texts/inline-text';
import { formatDay } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { href } from '~/routing/href';
import type { MailTexts } from '~/platform/mail/mail-keys';
import type { MailAttachment } from '~/platform/mail/outgoing-mail';

// Plain text: every program opens it, and mail servers that reject HTML attachments accept it.

const width = 76;
const blank = '_'.repeat(60);

/** Wraps text at 76 characters. A longer word is not split. */
function wrap(text: string, indent = ''): string {
  const lines = [''];
  for (const word of text.split(/[ \n]+/)) {
    const last = lines.at(-1) ?? '';
    if (last === '') lines[lines.length - 1] = word;
    else if (indent.length + last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => indent + line).join('\n');
}

const underline = (text: string, line: string) =>
  `${wrap(text)}\n${line.repeat(Math.min([...text].length, width))}`;

type Writer = { locale: Locale; siteUrl: string };

/** A paragraph as plain text, with link targets in brackets after the link text. */
function toPlain(text: string, { locale, siteUrl }: Writer): string {
  return parseInline(text)
    .map((part) => {
      if (part.kind === 'page') return `${part.text} (${siteUrl + href(part.page, locale)})`;
      const isPlain = part.kind === 'text' || !part.href.startsWith('https:');
      return isPlain ? part.text : `${part.text} (${part.href})`;
    })
    .join('');
}

type Block = TextPage['blocks'][number];

function writeSheet({ title, note, lines }: NonNullable<Block['sheet']>, locale: Locale): string[] {
  return [
    underline(title[locale], '-'),
    wrap(note[locale]),
    ...lines.map(({ text, blanks }) =>
      [wrap(text[locale]), ...Array.from({ length: blanks }, () => `\n${blank}`)].join('\n'),
    ),
  ];
}

function writeBlock(block: Block, writer: Writer): string[] {
  const { locale } = writer;
  const plain = (text: string) => toPlain(text, writer);
  const items = block.list?.map((item) => wrap(plain(item[locale]), '  ').replace(/^ /, '–')) ?? [];
  const rows = block.table?.rows.map((row) =>
    wrap(row.map((cell) => plain(cell[locale])).join(': ')),
  );
  return [
    underline(block.heading[locale], '-'),
    ...listParagraphs(block.text, locale).map((paragraph) => wrap(plain(paragraph))),
    ...(items.length > 0 ? [items.join('\n')] : []),
    ...(rows ? [rows.join('\n')] : []),
    ...(block.sheet ? writeSheet(block.sheet, locale) : []),
  ];
}

/** Writes a longer text of the site as a plain text file. Forms in it get lines to write on. */
function writeTextFile(text: TextPage, writer: Writer): string {
  const { locale } = writer;
  const parts = [
    underline(text.title[locale], '='),
    wrap(toPlain(text.lead[locale], writer)),
    ...text.blocks.flatMap((block) => writeBlock(block, writer)),
    ...(text.updated ? [formatDay(text.updated, locale)] : []),
  ];
  // Word joiners are for pages; many programs draw them as boxes.
  return `${parts.join('\n\n')}\n`.replaceAll('\u2060', '').replaceAll('\n', '\r\n');
}

/**
 * The terms an order was placed under, and the withdrawal instructions with the model form, as files for the buyer to
 * keep: a link would not be a durable medium (CJEU C-49/11). Texts missing from the content are left out.
 */
export function contractFiles(
  { texts }: Site,
  locale: Locale,
  siteUrl: string,
  t: MailTexts,
): MailAttachment[] {
  const files = [
    { text: texts.terms, name: t('confirmation.termsFile') },
    { text: texts.withdrawal, name: t('confirmation.withdrawalFile') },
  ];
  return files.flatMap(({ text, name }) =>
    text
      ? {
          filename: `${name}.txt`,
          contentType: 'text/plain; charset=utf-8',
          content: writeTextFile(text, { locale, siteUrl }),
        }
      : [],
  );
}
