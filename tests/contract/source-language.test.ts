import ts from 'typescript';
import { expect, test } from 'vitest';
import { listFiles, parseModule, walk } from '../support/source-files';

/** Abbreviations that are the same in all four languages. */
const allowed = new Set(['°C', '°F', 'OIB', 'IBAN', 'PDV']);

/** Attributes that are shown or announced. */
const spoken = new Set(['alt', 'title', 'placeholder', 'label', 'aria-label', 'aria-description']);

const hasLetters = (text: string) => /\p{L}{2}/u.test(text) && !allowed.has(text.trim());

function findTexts(path: string): string[] {
  const source = parseModule(path);
  const found: string[] = [];
  const report = (node: ts.Node, text: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${path}:${line + 1} ${text.trim().slice(0, 60)}`);
  };
  walk(source, (node) => {
    if (ts.isJsxText(node) && hasLetters(node.text)) report(node, node.text);
    if (ts.isJsxExpression(node) && node.expression && ts.isStringLiteralLike(node.expression)) {
      const isChild = ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent);
      if (isChild && hasLetters(node.expression.text)) report(node, node.expression.text);
    }
    if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
      const isSpoken = spoken.has(node.name.getText());
      if (isSpoken && hasLetters(node.initializer.text)) report(node, node.initializer.text);
    }
  });
  return found;
}

test('screens contain no literal text: texts are in translations and content', () => {
  expect(listFiles('app', /\.tsx$/).flatMap(findTexts)).toEqual([]);
});
