import { type Locale, locales } from '~/i18n/locales';
import type { ContentImage } from './value-schema';

/** A problem at a path of the content. */
export type Problem = { path: PropertyKey[]; message: string };

type Named = { id: string; slug?: string; slugs?: Record<string, string> };

/** Ids and slugs that two entries of a list share. */
export function findDuplicates(list: readonly Named[], path: string[]): Problem[] {
  const seen = new Set<string>();
  return list.flatMap((entry, index) => {
    const slugs = Object.entries(entry.slugs ?? {}).map(
      ([locale, slug]) => `slug ${locale} ${slug}`,
    );
    const keys = [`id ${entry.id}`, ...(entry.slug ? [`slug ${entry.slug}`] : []), ...slugs];
    const twins = keys.filter((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return twins.map((key) => ({ path: [...path, index], message: `twice: ${key}` }));
  });
}

function isImage(value: object): value is ContentImage {
  return 'id' in value && 'alt' in value && Object.keys(value).length === 2;
}

/** Every picture that the content refers to, with its path. */
export function listImages(value: unknown, path = ''): { path: string; id: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isImage(value)) return [{ path: `${path}.id`, id: value.id }];
  return Object.entries(value).flatMap(([key, child]) =>
    listImages(child, path ? `${path}.${key}` : key),
  );
}

type Text = { path: string; locale: Locale; text: string };

/** Every text of the content in each language. */
export function listTexts(value: unknown, path = ''): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string, unknown][] = Object.entries(value);
  const isLocalized = locales.every((locale) => locale in value);
  return entries.flatMap(([key, child]) => {
    const place = path ? `${path}.${key}` : key;
    if (isLocalized && typeof child === 'string') {
      return [{ path: place, locale: key as Locale, text: child }];
    }
    return listTexts(child, place);
  });
}
