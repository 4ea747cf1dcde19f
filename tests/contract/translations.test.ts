import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { type Locale, locales } from '~/i18n/locales';
import { namespaces } from '~/i18n/options';
import { root } from '../support/source-files';

const folder = join(root, 'translations');
const filesOf = (locale: Locale) =>
  readdirSync(join(folder, locale))
    .map((file) => basename(file, '.json'))
    .sort();

function flatten(value: unknown, prefix: string, into: Map<string, unknown>): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return into.set(prefix, value);
  for (const [key, child] of Object.entries(value)) flatten(child, `${prefix}.${key}`, into);
  return into;
}

function readTexts(locale: Locale): Map<string, string> {
  const texts = new Map<string, unknown>();
  for (const namespace of filesOf(locale)) {
    const json: unknown = JSON.parse(
      readFileSync(join(folder, locale, `${namespace}.json`), 'utf8'),
    );
    flatten(json, namespace, texts);
  }
  return texts as Map<string, string>;
}

const texts = Object.fromEntries(locales.map((locale) => [locale, readTexts(locale)])) as Record<
  Locale,
  Map<string, string>
>;
const all = locales.flatMap((locale) =>
  [...texts[locale]].map(([key, text]) => ({ locale, key, text })),
);

const plural = /_(zero|one|two|few|many|other)$/;

/** Keys without their plural form. */
const basesOf = (locale: Locale) =>
  [...new Set([...texts[locale].keys()].map((key) => key.replace(plural, '')))].sort();

test('every language has the same namespaces, which the code declares', () => {
  expect(readdirSync(folder).sort()).toEqual([...locales].sort());
  for (const locale of locales) expect(filesOf(locale)).toEqual(filesOf('hr'));
  expect(filesOf('hr')).toEqual(expect.arrayContaining([...namespaces]));
});

test.each(locales)('%s has exactly the keys of Croatian', (locale) => {
  expect(basesOf(locale)).toEqual(basesOf('hr'));
});

test.each(locales)('%s has exactly the plural forms of its grammar', (locale) => {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const forms = new Map<string, string[]>();
  for (const key of texts[locale].keys()) {
    const [, form] = plural.exec(key) ?? [];
    if (form)
      forms.set(key.replace(plural, ''), [...(forms.get(key.replace(plural, '')) ?? []), form]);
  }
  expect(forms.size).toBeGreaterThan(0);
  for (const [base, found] of forms) {
    expect({ base, forms: found.sort() }).toEqual({ base, forms: [...pluralCategories].sort() });
  }
});

test.each(locales)('%s has a text for each wording that replaces it without a shop', (locale) => {
  const wordings = [...texts[locale].keys()].filter((key) => key.includes('_withoutShop'));
  expect(wordings.length).toBeGreaterThan(0);
  const replaced = wordings.map((key) => key.replace('_withoutShop', ''));
  expect(replaced.filter((key) => !texts[locale].has(key))).toEqual([]);
});

test.each(locales)('%s has plural texts where Croatian has them', (locale) => {
  const counted = (language: Locale) =>
    [...texts[language].keys()].filter((key) => key.endsWith('_other')).sort();
  expect(counted(locale)).toEqual(counted('hr'));
});

/** Placeholders and tags of every key, all plural forms together: `one` may spell out "one". */
function slotsIn(locale: Locale): Map<string, Set<string>> {
  const slots = new Map<string, Set<string>>();
  for (const [key, text] of texts[locale]) {
    const base = key.replace(plural, '');
    const own = slots.get(base) ?? new Set<string>();
    for (const [slot] of text.matchAll(/\{\{[^}]*\}\}|<\/?\w+\s*\/?>/g)) own.add(slot);
    slots.set(base, own);
  }
  return slots;
}

test.each(locales)('%s has the placeholders and tags of Croatian in every text', (locale) => {
  const [own, croatian] = [slotsIn(locale), slotsIn('hr')];
  const listOf = (slots: typeof own, base: string) => [...(slots.get(base) ?? [])].sort().join();
  const different = basesOf('hr').filter((base) => listOf(own, base) !== listOf(croatian, base));
  expect(different).toEqual([]);
});

test('placeholders are plain names, never i18next’s formatting or unescaping', () => {
  const odd = all.filter(({ text }) =>
    (text.match(/\{\{[^}]*\}\}|\$t\(/g) ?? []).some((slot) => !/^\{\{[a-zA-Z]+\}\}$/.test(slot)),
  );
  expect(odd).toEqual([]);
});

test('every text is a non-empty string without surrounding or double spaces', () => {
  // A prefix is concatenated with what follows, so its trailing space is part of it.
  const tidy = (key: string, text: string) =>
    text.trim() + (key.endsWith('Prefix') && text.endsWith(' ') ? ' ' : '');
  const bad = all.filter(
    ({ key, text }) =>
      typeof text !== 'string' || !text.trim() || text !== tidy(key, text) || /  /.test(text),
  );
  expect(bad).toEqual([]);
});

/** Addressed to readers of one language, whatever the page's. */
const sameOnPurpose = new Set(locales.map((locale) => `common.languageHint.link.${locale}`));

test('no longer text was left untranslated', () => {
  const copies = basesOf('hr').flatMap((base) => {
    const seen = new Map<string, Locale>();
    return locales.flatMap((locale) => {
      const text = texts[locale].get(base) ?? texts[locale].get(`${base}_other`) ?? '';
      const words = text.replace(/\{\{\w+\}\}|<\/?\w+>/g, '').trim();
      const twin = seen.get(text);
      seen.set(text, locale);
      return twin && words.length > 13 && !sameOnPurpose.has(base)
        ? [`${base}: ${twin} = ${locale}`]
        : [];
    });
  });
  expect(copies).toEqual([]);
});

test('typography: curly quotes and apostrophes, real ellipses, no spaced hyphens for dashes', () => {
  const bad = all.filter(({ text }) => /"|\.\.\.|\p{L}'\p{L}| -- /u.test(text));
  expect(bad).toEqual([]);
});

test.each([
  ['hr', /[“”„]|‘/, /^[^“”„]*(?:„[^“”„]*”[^“”„]*)*$/],
  ['de', /[“”„]|‘/, /^[^“”„]*(?:„[^“”„]*“[^“”„]*)*$/],
  ['en', /[“”„«»]/, /^[^“”„«»]*(?:“[^“”„«»]*”[^“”„«»]*)*$/],
] as const)('typography: %s uses its own quotation marks', (locale, quotes, wellQuoted) => {
  const bad = [...texts[locale]].filter(([, text]) => quotes.test(text) && !wellQuoted.test(text));
  expect(bad).toEqual([]);
});

/** Mails are also sent as plain text, where a no-break space would be copied. */
test('typography: on a page, a number and its unit stay on one line', () => {
  const broken = all.filter(
    ({ key, text }) =>
      !key.startsWith('mail.') && /(?:\}|\d) (?:%|kB|kg|km|h|min|Min\.|m²)(?!\p{L})/u.test(text),
  );
  expect(broken).toEqual([]);
});

test('typography: on a page, a telephone number stays on one line', () => {
  const broken = all.filter(({ key, text }) => !key.startsWith('mail.') && /\+\d+ \d/.test(text));
  expect(broken).toEqual([]);
});

/** Texts that the specification prescribes to the letter. */
const prescribed = new Set(['Neispravan format e-pošte', 'Falsches E-Mail-Format']);

test.each([
  ['hr', /(?<!\p{L})e-p/u],
  ['de', /(?<![\p{L}-])E-M(?!ail$)/u],
] as const)('typography: on a page, in %s the word for email stays on one line', (locale, word) => {
  const own = readOwnTexts('app/hotel');
  const broken = [...all, ...own].filter(
    (each) =>
      each.locale === locale &&
      // The wording of answers is sent as well.
      !/^(?:mail|wording)\./.test(each.key) &&
      !prescribed.has(each.text) &&
      word.test(each.text),
  );
  expect(broken).toEqual([]);
});

/** A date and a time, which ends in no full stop, or a date without its year. */
const timesNotDays = new Set(['mail.warningNotice.text', 'order.page.withdrawn']);

// A Croatian date ends in a full stop of its own: `8. prosinca 2027.`
test('no Croatian sentence has a full stop after a date', () => {
  const doubled = [...texts.hr].filter(
    ([key, text]) =>
      /\{(?:closed|date|day|from|next|reopens|until)\}+\./.test(text) && !timesNotDays.has(key),
  );
  expect(doubled).toEqual([]);
});

/** The hotel's overrides of the engine's texts, as `namespace.key`. */
function readOwnTexts(hotel: string): { locale: Locale; key: string; text: string }[] {
  return locales.flatMap((locale) => {
    const own = join(root, hotel, 'translations', locale);
    const files = existsSync(own) ? readdirSync(own) : [];
    return files.flatMap((file) => {
      const json: unknown = JSON.parse(readFileSync(join(own, file), 'utf8'));
      return [...flatten(json, basename(file, '.json'), new Map())].map(([key, text]) => ({
        locale,
        key,
        text: String(text),
      }));
    });
  });
}

const slots = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+\s*\/?>/g) ?? []).sort().join();

test.each(['app/hotel', 'tests/fixtures/hotel'])(
  '%s overrides only texts of the engine, each with a different one',
  (hotel) => {
    const own = readOwnTexts(hotel);
    expect(own.length).toBeGreaterThan(0);
    const wrong = own.filter(({ locale, key, text }) => {
      const engine = texts[locale].get(key);
      return engine === undefined || engine === text || slots(engine) !== slots(text);
    });
    expect(wrong).toEqual([]);
  },
);
