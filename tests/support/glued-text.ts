import { decode } from './html-forms';

/** Elements that stand in a line of text without anything between them and their neighbours. */
const inline = new Set(
  'a abbr b bdi cite code data dfn em i kbd label mark q s samp small span strong time u var'.split(
    ' ',
  ),
);

/** Drawn, not written: words on both sides of one still touch. */
const silent = new Set(['svg', 'path', 'g', 'circle', 'ellipse', 'rect', 'line', 'img', 'wbr']);

const isWord = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}€%°]/u.test(character);

/**
 * Words that only a tag keeps apart, as text browsers and copied text show them: `14,00 €56,00 €/l`. Superscripts belong to the
 * word before them.
 */
export function findGluedText(html: string): string[] {
  const body = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|title|noscript|select|svg)\b[\s\S]*?<\/\1>/g, (_all, name: string) =>
      name === 'svg' ? '' : '<br/>',
    );
  const glued: string[] = [];
  let before = '';
  let isTouching = false;
  for (const [, tag, name = '', text = ''] of body.matchAll(
    /(<\/?([a-z][\w-]*)[^>]*>)|([^<]+)/gi,
  )) {
    if (tag) {
      const element = name.toLowerCase();
      if (inline.has(element)) isTouching = true;
      else if (!silent.has(element) && element !== 'sup' && element !== 'sub') before = '';
      continue;
    }
    const words = decode(text);
    if (isTouching && isWord(before.at(-1)) && isWord(words[0])) {
      glued.push(`${before.slice(-30)}|${words.slice(0, 30)}`);
    }
    before = words;
    isTouching = false;
  }
  return glued;
}
