import { decode } from './html-forms';

export type Problem = { field: string; text: string };

/** The entries of the error summary above a form, in order: the field each links to, and its text. */
export function readErrorSummary(html: string): Problem[] {
  const [summary = ''] = /<div[^>]* id="error-summary"[\s\S]*?<\/ul>/.exec(html) ?? [];
  return [...summary.matchAll(/<a href="#[\w-]+-(\w+)">([^<]*)<\/a>/g)].map(
    ([, field = '', text = '']) => ({ field, text: decode(text).replaceAll('\u00a0', ' ') }),
  );
}

/**
 * Whether a problem's message is shown next to its field, referenced by `aria-describedby`, with `aria-invalid` set
 * where the element allows it.
 */
export function isShownAtField(html: string, { field, text }: Problem): boolean {
  const id = `[\\w-]+-${field}-error`;
  const described = [...html.matchAll(/<(input|select|textarea|fieldset)\b[^>]*>/g)]
    .map(([tag, name = '']) => ({ tag, name }))
    .filter(({ tag }) => new RegExp(`aria-describedby="(?:[^"]* )?${id}[ "]`).test(tag));
  const isMarked = described.some(
    ({ tag, name }) => name === 'fieldset' || tag.includes('aria-invalid="true"'),
  );
  const [, message = ''] = new RegExp(`<p [^>]*id="${id}"[^>]*>([\\s\\S]*?)</p>`).exec(html) ?? [];
  const shown = decode(message.replace(/<[^>]*>/g, '')).replaceAll('\u00a0', ' ');
  return isMarked && shown !== '' && shown.endsWith(text.split(': ').at(-1) ?? text);
}
