import type { Locale } from './locales';

type Texts = Record<string, unknown>;

const files = import.meta.glob<Texts>('../../translations/*/*.json', {
  eager: true,
  import: 'default',
});

/**
 * A language's texts by namespace.
 * @throws Error for a namespace without a file in that language
 */
export function readTexts(locale: Locale, namespaces: readonly string[]): Record<string, Texts> {
  return Object.fromEntries(
    namespaces.map((namespace) => {
      const texts = files[`../../translations/${locale}/${namespace}.json`];
      if (!texts) throw new Error(`No texts ${namespace} in ${locale}`);
      return [namespace, texts];
    }),
  );
}
