import { decode } from './html-forms';

export type Problem = { field: string; words: string };

/** What the summary above a form names, in its order: the fields that it leads to, and its text. */
export function readErrorSummary(html: string): Problem[] {
  const [summary = ''] = /<div[^>]* id="error-summary"[\s\S]*?<\/ul>/.exec(html) ?? [];
  return [...summary.matchAll(/<a href="#field-(\w+)">([^<]*)<\/a>/g)].map(
    ([, field = '', words = '']) => ({ field, words: decode(words).replaceAll('\u00a0', ' ') }),
  );
}

/**
 * Whether the message of a problem is shown at its field, which is described by it and, where it can be, marked as
 * wrong.
 */
export function isSaidAtField(html: string, { field, words }: Problem): boolean {
  const id = `error-${field}`;
  const described = [...html.matchAll(/<(input|select|textarea|fieldset)\b[^>]*>/g)]
    .map(([tag, name = '']) => ({ tag, name }))
    .filter(({ tag }) => new RegExp(`aria-describedby="(?:[^"]* )?${id}"`).test(tag));
  const isMarked = described.some(
    ({ tag, name }) => name === 'fieldset' || tag.includes('aria-invalid="true"'),
  );
  const [, text = ''] = new RegExp(`<p [^>]*id="${id}"[^>]*>([\\s\\S]*?)</p>`).exec(html) ?? [];
  const told = decode(text.replace(/<[^>]*>/g, '')).replaceAll('\u00a0', ' ');
  return isMarked && told !== '' && told.endsWith(words.split(': ').at(-1) ?? words);
}
