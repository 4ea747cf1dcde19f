import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listCheckoutFiles } from '../../tools/checkout-files.mjs';

const documents = listCheckoutFiles().filter((path) => path.endsWith('.md'));

/** `[words](docs/operator.md#updates)`: the file, and the heading in it. */
const link = /\]\(([^()\s#]*)(?:#([^()\s]*))?\)/g;

/** The names that GitHub gives to the headings of a document. */
const listHeadings = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

function leadsSomewhere(from: string, file: string, heading: string | undefined): boolean {
  if (/^[a-z]+:/.test(file)) return true;
  const target = file === '' ? from : join(dirname(from), file);
  if (!existsSync(target)) return false;
  return heading === undefined || listHeadings(target).includes(heading);
}

test('every link in the documents leads to a file that exists, and to a heading in it', () => {
  expect(documents.length).toBeGreaterThan(50);
  const broken = documents.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(link)]
      .filter(([, file = '', heading]) => !leadsSomewhere(path, file, heading))
      .map(([text]) => `${path}: ${text}`),
  );
  expect(broken).toEqual([]);
});
