import type { i18n as I18n, TFunction } from 'i18next';

type Translate = (...args: unknown[]) => unknown;
type Values = Record<string, string | number>;

/**
 * Remembers the texts of an instance whose language and texts never change. A page asks a hundred times, and each time the
 * library makes a translator and passes through a dozen functions: without this the cart's page takes a tenth more
 * processor time (docs/decisions/0102). Texts are remembered, never values. The instance must not escape values.
 */
export function rememberTexts(instance: I18n): void {
  const getFixedT = instance.getFixedT.bind(instance) as (...args: unknown[]) => TFunction;
  const translators = new Map<string, TFunction>();
  instance.getFixedT = ((...args: unknown[]) => {
    const id = JSON.stringify(args);
    const translator = translators.get(id) ?? remember(getFixedT(...args));
    translators.set(id, translator);
    return translator;
  }) as I18n['getFixedT'];
}

/** Fills in plain texts as the library does; whatever else is asked for is left to the library. */
function remember(translate: TFunction): TFunction {
  const ask = translate as unknown as Translate;
  const texts = new Map<string, string | undefined>();
  const quick: Translate = (...args) => {
    const [key, values = {}] = args;
    if (args.length > 2 || typeof key !== 'string' || !areValues(values)) return ask(...args);
    // Plural forms depend on the count.
    const id = values.count === undefined ? key : `${key} ${values.count}`;
    if (!texts.has(id)) {
      const text = ask(key, { ...values, skipInterpolation: true });
      texts.set(id, typeof text === 'string' && isPlain(text) ? text : undefined);
    }
    const text = texts.get(id);
    return (text === undefined ? undefined : fill(text, values)) ?? ask(...args);
  };
  return Object.assign(quick, translate) as unknown as TFunction;
}

/** Options of the library that choose another text or another language. */
const options = new Set(['context', 'ordinal', 'defaultValue', 'lng', 'lngs', 'ns', 'replace']);

/** Whether all that is given is values to fill in. Of counts there are few enough to remember a text for each. */
function areValues(given: unknown): given is Values {
  if (typeof given !== 'object' || given === null) return false;
  return Object.entries(given).every(([name, value]: [string, unknown]) => {
    if (options.has(name)) return false;
    if (name === 'count')
      return Number.isInteger(value) && Number(value) >= 0 && Number(value) < 100;
    // A value may itself contain a placeholder or a nested key, which the library would resolve.
    return typeof value === 'number' || (typeof value === 'string' && !/[{$]/.test(value));
  });
}

const placeholder = /\{\{(\w+)\}\}/g;

/** Whether a text has no nesting, formats or paths, nothing but names in braces. */
const isPlain = (text: string) => !/\{\{|\}\}|\$t\(/.test(text.replace(placeholder, ''));

/** @returns undefined if a value is missing */
function fill(text: string, values: Values): string | undefined {
  if (!text.includes('{{')) return text;
  let isWhole = true;
  const filled = text.replace(placeholder, (_, name: string) => {
    isWhole &&= values[name] !== undefined;
    return String(values[name]);
  });
  return isWhole ? filled : undefined;
}
