import type { i18n as I18n, TFunction } from 'i18next';

/**
 * Makes an instance whose language and texts never change look up each text without values once: every component
 * requests a translator of its own, and every text passes through a dozen functions.
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
  const ask = translate as unknown as (...values: unknown[]) => unknown;
  const quick = (...values: unknown[]) => {
    const [key] = values;
    if (values.length > 1 || typeof key !== 'string') return ask(...values);
    let text = texts.get(key);
    if (text === undefined) {
      text = ask(key);
      // Lists and trees of texts belong to the caller.
      if (typeof text === 'string') texts.set(key, text);
    }
    return text;
  };
  return Object.assign(quick, translate) as unknown as TFunction;
}
