import type { i18n as I18n, TFunction } from 'i18next';

/**
 * Caches the texts of an instance whose language and texts never change: every component requests its own translator,
 * and every lookup passes through a dozen functions. Of texts with values the text is cached, never a value; the
 * instance must not escape values.
 */
export function rememberTexts(instance: I18n): void {
  const getFixedT = instance.getFixedT.bind(instance) as (...names: unknown[]) => TFunction;
  const translators = new Map<string, TFunction>();
  instance.getFixedT = ((...names: unknown[]) => {
    const key = JSON.stringify(names);
    let found = translators.get(key);
    if (!found) {
      found = remember(getFixedT(...names));
      translators.set(key, found);
    }
    return found;
  }) as I18n['getFixedT'];
}

function remember(translate: TFunction): TFunction {
  const texts = new Map<unknown, unknown>();
  const ask = translate as unknown as Ask;
  const fill = rememberTemplates(ask);
  const quick: Ask = (...values) => {
    const [key, given] = values;
    if (typeof key !== 'string') return ask(...values);
    if (values.length === 2) return fill(key, given) ?? ask(...values);
    if (values.length > 2) return ask(...values);
    let text = texts.get(key);
    if (text === undefined) {
      text = ask(key);
      // Lists and trees of texts are not cached, because callers may modify them.
      if (typeof text === 'string') texts.set(key, text);
    }
    return text;
  };
  return Object.assign(quick, translate) as unknown as TFunction;
}

type Ask = (...values: unknown[]) => unknown;

/** Placeholders of i18next: a plain name; anything else in the braces is left to the library. */
const placeholder = /\{\{(\w+)\}\}/g;
/** Nesting, formats, paths and everything else that is more than a name in braces. */
const isPlain = (text: string) => !/\{\{|\}\}|\$t\(/.test(text.replace(placeholder, ''));

/** Few enough to keep a text for each. */
const isSmallCount = (count: string | number) =>
  typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= 99;

/** Options of the library that choose another text or another language. */
const options = new Set(['context', 'ordinal', 'defaultValue', 'lng', 'lngs', 'ns', 'replace']);

/**
 * Fills in texts with values as the library does.
 * @returns a function that returns undefined if the text or its values need the library itself
 */
function rememberTemplates(ask: Ask): (key: string, values: unknown) => string | undefined {
  const templates = new Map<string, string | undefined>();
  return (key, values) => {
    if (typeof values !== 'object' || values === null) return undefined;
    for (const [name, value] of Object.entries(values)) {
      const isValue = typeof value === 'string' || typeof value === 'number';
      if (!isValue || options.has(name)) return undefined;
      // A value may itself contain a placeholder or a nested key, which the library would resolve.
      if (typeof value === 'string' && /[{$]/.test(value)) return undefined;
    }
    const given = values as Record<string, string | number>;
    // Plural forms depend on the count; there are as many entries as counts that occur, up to a hundred.
    const { count } = given;
    if (count !== undefined && !isSmallCount(count)) return undefined;
    const entry = count === undefined ? key : `${key} ${count}`;
    let template = templates.get(entry);
    if (template === undefined && !templates.has(entry)) {
      const found = ask(key, { ...given, skipInterpolation: true });
      template = typeof found === 'string' && isPlain(found) ? found : undefined;
      templates.set(entry, template);
    }
    if (template === undefined) return undefined;
    let isWhole = true;
    const text = template.replace(placeholder, (_, name: string) => {
      const value = given[name];
      if (value === undefined) isWhole = false;
      return String(value);
    });
    return isWhole ? text : undefined;
  };
}
