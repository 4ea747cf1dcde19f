import { distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import type { Problem } from './content-checks';

/**
 * How many letters may be changed, added or left out for two names to count as similar; none in short ones, as `to` is
 * not `id`.
 */
const maxDistance = (name: string) => Math.min(2, Math.floor(name.length / 3));

/** `updatedAt` is not `updated` misspelt, but a field of a backend's own. */
const continues = (name: string, other: string) =>
  name.startsWith(other) && /^[A-Z]/.test(name.slice(other.length));

/** The length first: the distance of a very long name takes seconds. */
const isSimilar = (name: string, other: string) =>
  Math.abs(name.length - other.length) <= maxDistance(other) &&
  distance(name, other) <= maxDistance(other) &&
  !continues(name, other);

/** A field that is not read, whose name is similar to one that its object lacks. */
export type MisspeltKey = { path: (string | number)[]; meant: string };

type Schema = z.core.$ZodTypes;
type Shape = z.core.$ZodShape;

function findInObject(shape: Shape, value: object, path: MisspeltKey['path']): MisspeltKey[] {
  const given = Object.keys(value);
  const missing = Object.keys(shape).filter((name) => !given.includes(name));
  return given.flatMap((name) => {
    const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
    const place = [...path, name];
    if (schema) return walk(schema, (value as Record<string, unknown>)[name], place);
    const meant = missing.find((other) => isSimilar(name, other));
    return meant === undefined ? [] : [{ path: place, meant }];
  });
}

function walk(schema: z.core.$ZodType, value: unknown, path: MisspeltKey['path']): MisspeltKey[] {
  if (typeof value !== 'object' || value === null) return [];
  const { def } = (schema as Schema)._zod;
  switch (def.type) {
    case 'object':
      return findInObject(def.shape, value, path);
    case 'array':
      if (!Array.isArray(value)) return [];
      return value.flatMap((entry: unknown, index) => walk(def.element, entry, [...path, index]));
    case 'record':
      return Object.entries(value).flatMap(([key, entry]) =>
        walk(def.valueType, entry, [...path, key]),
      );
    case 'optional':
    case 'default':
      return walk(def.innerType, value, path);
    case 'union':
      return def.options.flatMap((option) => walk(option, value, path));
    case 'pipe':
      // A preprocessed value: names of earlier formats are far from the current ones.
      return walk(def.out, value, path);
    default:
      return [];
  }
}

/**
 * Finds typing errors in field names, such as a special price that would be silently ignored. Other unknown fields are
 * allowed, because backends add some of their own.
 */
export const findMisspeltKeys = (schema: z.ZodType, raw: unknown): MisspeltKey[] =>
  walk(schema, raw, []);

export const toProblem = ({ path, meant }: MisspeltKey): Problem => ({
  path,
  message: `is not read; is it ${meant}?`,
});
