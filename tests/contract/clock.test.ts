import ts from 'typescript';
import { expect, test } from 'vitest';
import { listModules, parseModule } from '../support/source-files';

const readsClock = /^(?:new Date\(\)|Date\.now\(\))$/;

/** The parameters of a module's functions that are the present unless they are given. */
function findDefaults(path: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if ((ts.isParameter(node) || ts.isBindingElement(node)) && node.initializer) {
      if (readsClock.test(node.initializer.getText()))
        found.push(`${path}: ${node.name.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(parseModule(path));
  return found;
}

test('no function takes the present for granted: whoever forgets the moment it has does not compile', () => {
  expect(listModules('app').flatMap(findDefaults)).toEqual([]);
});
