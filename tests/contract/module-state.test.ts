import ts from 'typescript';
import { expect, test } from 'vitest';
import { listModules, parseModule } from '../support/source-files';

/** Allowed module state, each with its reason. */
const exceptions = new Map([
  ...[
    'app/components/forms/captcha/captcha-guard.client.ts: loading',
    'app/components/forms/captcha/captcha-guard.client.ts: leaving',
    'app/components/forms/captcha/captcha-guard.client.ts: waiting',
    'app/platform/browser/module-reload.client.ts: optionalParts',
    'app/site/consent/analytics.client.ts: isLoaded',
    'app/site/consent/analytics.client.ts: lastPage',
    'app/site/frame/use-anchor-scroll.ts: lastJump',
    'app/site/frame/use-link-prefetch.ts: preloaded',
    'app/site/frame/use-module-guard.ts: guarded',
  ].map(
    (place) => [place, 'Runs in the browser only: state of the page it is loaded in.'] as const,
  ),
  [
    'app/platform/database/report-storage-error.server.ts: reports',
    'Limits lines of the process’s one log; one for each message of the code.',
  ],
  ['app/platform/http/encoding.ts: chosen', 'Caches results of a pure function; bounded.'],
  ['app/platform/http/encoding.ts: limitEncoders', 'Shares the process’s four threads.'],
  ['app/platform/http/page-cache.ts: oneAtATime', 'Shares the process’s encoder threads.'],
  ['app/platform/time/hotel-time.ts: lastDay', 'Caches the last result of a pure function.'],
  [
    'app/shop/guarantee/guarantee.server.ts: verified',
    'Caches hashes of build files, which never change.',
  ],
  [
    'app/shop/checkout/checkout-schema.ts: deliverySchemas',
    'Caches results of a pure function, as long as their argument is there.',
  ],
  ['app/i18n/format.ts: countryToolsByLocale', 'Created once for each language of the build.'],
  ['app/i18n/i18n.server.ts: i18n', 'One for each language of the build.'],
]);

/** Classes whose instances never change, or change only through the methods below. */
const immutable =
  /^(?:Intl\.\w+|Text(?:En|De)coder|AsyncLocalStorage|RegExp|(?:Weak)?(?:Map|Set)|PaymentUnavailable)$/;
const mutators =
  /^(?:set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin)$/;

/** The names of a module's state: reassigned variables, mutated collections, stateful objects. */
function findState(path: string): string[] {
  const source = parseModule(path);
  const found: string[] = [];
  const constants = new Set<string>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const isConst = (statement.declarationList.flags & ts.NodeFlags.Const) !== 0;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!isConst) found.push(name.getText());
      else if (ts.isIdentifier(name)) {
        constants.add(name.text);
        if (initializer && hasState(initializer)) found.push(name.text);
      }
    }
  }
  return [...new Set([...found, ...findWritten(source, constants)])];
}

/** `new RateLimit(…)`: a stateful object. */
function hasState(initializer: ts.Expression): boolean {
  if (ts.isNewExpression(initializer)) return !immutable.test(initializer.expression.getText());
  if (!ts.isCallExpression(initializer)) return false;
  return initializer.expression.getText() === 'pLimit';
}

/** Module constants that a function mutates. */
function findWritten(source: ts.SourceFile, constants: ReadonlySet<string>): string[] {
  const written: string[] = [];
  const note = (node: ts.Expression) => {
    if (ts.isIdentifier(node) && constants.has(node.text)) {
      written.push(node.text);
    }
  };
  const visit = (node: ts.Node, isInFunction: boolean) => {
    if (isInFunction && ts.isCallExpression(node)) {
      const { expression } = node;
      if (ts.isPropertyAccessExpression(expression) && mutators.test(expression.name.text)) {
        note(expression.expression);
      }
    }
    if (
      isInFunction &&
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
      node.operatorToken.kind <= ts.SyntaxKind.LastAssignment &&
      (ts.isPropertyAccessExpression(node.left) || ts.isElementAccessExpression(node.left))
    ) {
      note(node.left.expression);
    }
    ts.forEachChild(node, (child) => visit(child, isInFunction || ts.isFunctionLike(node)));
  };
  visit(source, false);
  return written;
}

const found = listModules('app').flatMap((path) =>
  findState(path).map((name) => `${path}: ${name}`),
);

test('modules keep no state', () => {
  expect(found.filter((place) => !exceptions.has(place))).toEqual([]);
});

test('every exception is still needed', () => {
  expect([...exceptions.keys()].filter((place) => !found.includes(place))).toEqual([]);
});
