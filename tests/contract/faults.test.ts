import { existsSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { locales } from '~/i18n/locales';
import { countMatches, readFaults } from '../../tools/faults/catalogue.mjs';
import { toMarkdown, toRows } from '../../tools/faults/table.mjs';

const faults = await readFaults();

it('names each fault once', () => {
  const ids = faults.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(faults.length).toBeGreaterThanOrEqual(40);
});

test.each(faults)('$id can be seeded, and its catching test exists', (fault) => {
  expect(existsSync(fault.file), fault.file).toBe(true);
  expect(countMatches(fault), `${fault.find} in ${fault.file}`).toBe(1);
  expect(fault.replace).not.toBe(fault.find);
  const { caughtBy } = fault;
  if (!caughtBy) return;
  expect(caughtBy.file).toMatch(/^tests\/(?:unit|contract|integration|e2e)\//);
  expect(existsSync(caughtBy.file), caughtBy.file).toBe(true);
  const source = readFileSync(caughtBy.file, 'utf8');
  const titles = locales.map((locale) => source.replaceAll(/\$\{locale\}|%s/g, locale)).join();
  expect(titles).toContain(caughtBy.test ?? '');
});

it('has a baseline of existing faults only', () => {
  const baseline = JSON.parse(readFileSync('tests/faults/baseline.json', 'utf8')) as object;
  const ids = new Set(faults.map(({ id }) => id));
  expect(Object.keys(baseline).filter((id) => !ids.has(id))).toEqual([]);
});

it('reports what caught each fault first, what catches it now, and what is unknown', () => {
  const some = [
    { id: 'a', title: 'A | B', area: 'cart' },
    { id: 'b', title: 'C', area: 'mail' },
  ];
  const results = { a: { stage: 'unit', test: 'a.test.ts › <x>', seconds: 2.4 } };
  const first = { a: { stage: 'MISSED', test: '' }, b: { stage: 'browser', test: 'b.spec.ts' } };
  const rows = toRows(some, results, first);
  expect(rows).toEqual([
    ['a: A | B', 'cart', 'MISSED', 'unit', 'a.test.ts › <x>', '2'],
    ['b: C', 'mail', 'browser', '-', 'b.spec.ts', '-'],
  ]);
  expect(toMarkdown(rows)).toContain(
    '| a: A \\| B | cart | MISSED | unit | a.test.ts › &lt;x> | 2 |',
  );
});

it('documents every fault', () => {
  const documented = readFileSync('docs/testing.md', 'utf8');
  expect(faults.filter(({ id }) => !documented.includes(`| ${id}: `))).toEqual([]);
});
