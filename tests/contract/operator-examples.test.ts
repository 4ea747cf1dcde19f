import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { embeddedContent } from '#hotel/content';
import { listFiles, listModules, root } from '../support/source-files';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const guides = listFiles('docs', /\.md$/).filter((path) => !path.startsWith('docs/decisions/'));

/** Examples of commands, in the guides and in the commands' help: `stock -- set … --reason "counted"`. */
const examples = [...guides, ...listModules('app/operator')].flatMap((path) =>
  [...read(path).matchAll(/\b[a-z]+ -- (?:set|correct|add|export|pdf|find)\b[^`'\n]*/g)].map(
    ([command]) => ({ path, command }),
  ),
);

/** What the examples give for something, by what they give it to. */
function collect(pattern: RegExp): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { command } of examples) {
    const { key, value } = pattern.exec(command)?.groups ?? {};
    if (key && value) found.set(key, (found.get(key) ?? new Set()).add(value));
  }
  return found;
}

const listShared = (found: Map<string, Set<string>>) =>
  [...found].filter(([, values]) => values.size > 1).map(([key, values]) => [key, ...values]);

test('no two exports write the same file, because a second one is refused', () => {
  const files = collect(/^(?<value>[a-z]+ -- \w+).*--out (?<key>\S+)/);
  expect(files.size).toBeGreaterThan(4);
  expect(listShared(files)).toEqual([]);
});

test('no address is added with two roles, because the second replaces the first', () => {
  const staff = collect(/^staff -- add (?<key>\S+) --role (?<value>\w+)/);
  expect(staff.size).toBeGreaterThan(1);
  expect(listShared(staff)).toEqual([]);
});

test('the guides correct the stock of goods that the demonstration has', () => {
  const ids = embeddedContent.products.flatMap(({ variants }) => variants.map(({ id }) => id));
  const named = examples
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ command }) => /^stock -- (?:set|correct) (\S+)/.exec(command)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});
