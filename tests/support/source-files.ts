import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Paths below a folder of the repository, with forward slashes, e.g. `app/shop/cart/cart.ts`. */
export function listFiles(folder: string, pattern = /./): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => pattern.test(path))
    .sort();
}

export const listModules = (folder: string) => listFiles(folder, /(?<!\.d)\.tsx?$/);

export function parseModule(path: string): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const text = readFileSync(join(root, path), 'utf8');
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

/** Calls back for every node of a file, parents first. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

export type Import = {
  from: string;
  /** As written: `~/i18n/format`. */
  specifier: string;
  /** The file of this repository, or undefined for a package. */
  target: string | undefined;
  /** Erased by the compiler: harmless at run time. */
  typeOnly: boolean;
};

/** Static imports, re-exports and `import()` of a module. */
export function listImports(path: string): Import[] {
  const imports: Import[] = [];
  const add = (node: ts.Node | undefined, typeOnly: boolean) => {
    if (!node || !ts.isStringLiteralLike(node)) return;
    const target = resolveModule(path, node.text);
    imports.push({ from: path, specifier: node.text, target, typeOnly });
  };
  walk(parseModule(path), (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node.importClause));
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false);
    }
  });
  return imports;
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { namedBindings } = clause;
  if (clause.name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.every((element) => element.isTypeOnly);
}

function resolveModule(from: string, specifier: string): string | undefined {
  const plain = specifier.replace(/\?.*$/, '');
  const base = plain.startsWith('~/')
    ? join(root, 'app', plain.slice(2))
    : plain.startsWith('#hotel/')
      ? join(root, 'app/hotel', plain.slice(7))
      : plain.startsWith('.')
        ? resolve(root, dirname(from), plain)
        : undefined;
  if (base === undefined) return undefined;
  const found = ['', '.ts', '.tsx', '.d.ts', '.js'].find(
    (ending) => existsSync(base + ending) && /\.[a-z0-9]+$/.test(base + ending),
  );
  return relative(root, base + (found ?? ''))
    .split(sep)
    .join('/');
}
