import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readMeanings, schemaFile, writeExample } from '../../tools/env/example.mjs';
import { root } from '../support/source-files';

type Schema = Parameters<typeof writeExample>[0];

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const schema = (await import(join(root, schemaFile))) as Schema;

test('the README’s table names every variable of the schema once, and no other', () => {
  const named = readMeanings(readme).flatMap(({ names }) => names);
  expect(named.toSorted()).toEqual(Object.keys(schema.envDescriptions).toSorted());
});

test('.env.example is what `npm run env:example` writes', () => {
  expect(readFileSync(join(root, '.env.example'), 'utf8')).toBe(writeExample(schema, readme));
});

test('the example marks what production requires and contains no secret', () => {
  const example = writeExample(schema, readme);
  const set = example.split('\n').filter((line) => /^[A-Z]/.test(line));
  expect(set).toEqual(['SITE_URL=', 'SESSION_SECRET=']);
  expect(example).toContain('#PORT=3002\n');
  expect(example).not.toMatch(/^#?\w*(?:SECRET|TOKEN|KEY|PASSWORD)\w*=.+$/m);
});
