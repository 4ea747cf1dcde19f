// The content of `.env.example`: names, forms and defaults from the environment's schema, meanings from the README's
// table.
import { z } from 'zod';

/** The module that validates the environment, relative to the repository. */
export const schemaFile = 'app/platform/env/env-schema.ts';

const width = 110;

const head = `# Every variable that the site reads, in the order of the README's table. Generated: npm run env:example
#
# The site reads its environment, never this file. Pass a copy to whatever starts it: systemd's EnvironmentFile=,
# docker run --env-file, or "set -a; . ./.env; set +a" before "npm run serve". An empty value counts as not set,
# except that of CAPTCHA_VERSION, which stops the start.
#
# Put every value in single quotes, or a shell takes & ; | < > ( ) $ and spaces for its own. Only docker run --env-file
# takes no quotes: they would become part of the value.
`;

/**
 * The rows of the README's table of variables: names that share a row, and what they mean.
 * @param {string} readme
 * @returns {{ names: string[], meaning: string }[]}
 */
export function readMeanings(readme) {
  return readme.split('\n').flatMap((line) => {
    const [, first = '', , meaning = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const names = first.split(', ').map((name) => /^`([A-Z][A-Z_]+)`$/.exec(name)?.[1]);
    if (names.some((name) => name === undefined)) return [];
    return [{ names: names.map(String), meaning: toPlain(meaning) }];
  });
}

/** @param {string} markdown */
const toPlain = (markdown) =>
  markdown
    .replaceAll(/\[([^\]]+)\]\(([^)#]+)[^)]*\)/g, '$1 ($2)')
    .replaceAll('**', '')
    .replaceAll('`', '');

/** @param {string} text */
function comment(text) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (longer.length < width) lines[lines.length - 1] = longer;
    else lines.push(` ${word}`);
  }
  return lines.map((line) => `#${line}`).join('\n');
}

/**
 * @param {{ envSchema: z.ZodType, envDescriptions: Record<string, string>, parseEnv: Function }} schema
 * @param {string} readme
 */
export function writeExample({ envSchema, envDescriptions, parseEnv }, readme) {
  const { properties = {} } = z.toJSONSchema(envSchema, { io: 'input', unrepresentable: 'any' });
  const required = findRequired(parseEnv);
  const describe = (/** @type {string} */ name) => {
    const field = /** @type {{ default?: string | number }} */ (properties[name] ?? {});
    const initial = field.default === undefined ? '' : String(field.default);
    const mark = required.get(name) ?? (initial ? `default ${initial}` : 'optional');
    const isNeeded = mark === 'required in production';
    return [
      comment(`${name}: ${envDescriptions[name]}; ${mark}`),
      `${isNeeded ? '' : '#'}${name}=${initial}`,
    ];
  };
  const groups = readMeanings(readme).map(({ names, meaning }) =>
    [comment(meaning), ...names.flatMap(describe)].join('\n'),
  );
  return `${[head.trimEnd(), ...groups].join('\n\n')}\n`;
}

/**
 * The variables required in strict production, read from its own error messages.
 * @param {Function} parseEnv
 * @returns {Map<string, string>}
 */
function findRequired(parseEnv) {
  const problems = /** @type {string[]} */ ([]);
  try {
    parseEnv({ NODE_ENV: 'production' }, { demo: false, needsProvider: true });
  } catch (error) {
    problems.push(.../** @type {{ problems: string[] }} */ (error).problems);
  }
  const found = problems.flatMap((problem) => {
    const [, names = '', rest = ''] =
      /^(.+?) (?:is|are) required in production(.*)$/.exec(problem) ?? [];
    const way = rest.startsWith(', or ') ? rest : '';
    return names
      .split(' and ')
      .map((name) => /** @type {const} */ ([name, `required in production${way}`]));
  });
  return new Map(found);
}
