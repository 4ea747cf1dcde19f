import type { z } from 'zod';
import { locales } from '~/i18n/locales';
import type { Problem } from './content-checks';

type Path = readonly PropertyKey[];

/** An entry's own name beside its place in a list, which no file shows. */
function idOf(entry: unknown): string {
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;
  return typeof id === 'string' && id.length > 0 && id.length <= 64 ? ` (${id})` : '';
}

/**
 * Formats a path of the content, with the id of each entry of a list that has one: `products.1 (sea-salt).name.hr`.
 * @param path as a list, or joined by dots
 */
export function namePath(content: unknown, path: Path | string): string {
  let value = content;
  return (typeof path === 'string' ? path.split('.') : path)
    .map((key) => {
      value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
      const name = String(key);
      return /^\d+$/.test(name) ? `${name}${idOf(value)}` : name;
    })
    .join('.');
}

/** `products.1 (sea-salt).name.hr: is missing` */
export const formatProblem = (content: unknown, { path, message }: Problem): string =>
  `${namePath(content, path)}: ${message}`;

const maxListed = 20;

/** Content that cannot be shown. The message has a line for each problem. */
export class ContentError extends Error {
  override name = 'ContentError';
  #problems;
  #content;

  /** @param findFile which file a path is written in, if that is known */
  constructor(
    problems: readonly Problem[],
    content: unknown,
    findFile?: (path: Path) => string | undefined,
  ) {
    const lines = problems.slice(0, maxListed).map((problem) => {
      const file = findFile?.(problem.path);
      return `${file === undefined ? '' : `${file}: `}${formatProblem(content, problem)}`;
    });
    const more = problems.length - lines.length;
    const rest = more > 0 ? [`and ${more} more`] : [];
    super(['The content is wrong:', ...lines, ...rest].join('\n'));
    this.#problems = problems;
    this.#content = content;
  }

  /** The same error, whose message names the file of each problem. */
  inFiles(findFile: (path: Path) => string | undefined): ContentError {
    return new ContentError(this.#problems, this.#content, findFile);
  }
}

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const nameType = (type: string) => typeNames[type] ?? type;

const typeOf = (input: unknown): string => {
  if (input === null) return 'null';
  return Array.isArray(input) ? 'array' : typeof input;
};

/** What was given instead, with its value where that is short. */
function nameInput(input: unknown): string {
  const isShort = typeof input === 'number' || (typeof input === 'string' && input.length <= 40);
  return isShort ? `${nameType(typeOf(input))}: ${JSON.stringify(input)}` : nameType(typeOf(input));
}

function explainType(expected: string, input: unknown, path: Path): string {
  if (input === undefined) {
    const isLanguage = (locales as Path).includes(path.at(-1) ?? '');
    return isLanguage ? 'has no text in this language' : 'is missing';
  }
  if (expected === 'int') return `must be a whole number, not ${JSON.stringify(input)}`;
  return `must be ${nameType(expected)}, not ${nameInput(input)}`;
}

const units: Record<string, string> = { string: 'characters', array: 'entries' };

const explainSize = (origin: string, bound: string, size: number | bigint) =>
  units[origin] ? `must have ${bound} ${size} ${units[origin]}` : `must be ${bound} ${size}`;

const formats: Record<string, string> = {
  date: 'a date like 2026-12-24',
  email: 'an email address like info@example.com',
  url: 'an address like https://www.example.com',
};

/**
 * What is wrong with a value, in words for those who write the content; undefined where the schema library's own
 * message has to do. Messages that a schema states itself come first.
 */
export function explainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type':
      return explainType(issue.expected, input, issue.path ?? []);
    case 'invalid_union':
      return input === undefined ? 'is missing' : 'has none of the forms that are possible here';
    case 'invalid_value':
      return input === undefined
        ? 'is missing'
        : `must be one of ${issue.values.map(String).join(', ')}, not ${nameInput(input)}`;
    case 'too_small':
      if (issue.origin in units && issue.minimum === 1) return 'is empty';
      if (issue.inclusive === false) return `must be more than ${issue.minimum}`;
      return explainSize(issue.origin, 'at least', issue.minimum);
    case 'too_big':
      return explainSize(issue.origin, 'at most', issue.maximum);
    case 'unrecognized_keys':
      return `has unknown fields: ${issue.keys.join(', ')}`;
    case 'invalid_format':
      if (issue.format === 'regex')
        return `has another form than expected: ${JSON.stringify(input)} does not match ${issue.pattern}`;
      return formats[issue.format] && `must be ${formats[issue.format]}, not ${nameInput(input)}`;
    default:
      return undefined;
  }
}
