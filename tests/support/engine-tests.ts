import { listImports, listModules } from './source-files';

/** The engine's unit tests, without those of the hotel, and the modules of `tests` that they import. */
export function listEngineTests(): string[] {
  const reached = new Set<string>();
  const visit = (path: string) => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const { target } of listImports(path)) {
      if (target?.startsWith('tests/')) visit(target);
    }
  };
  listModules('tests/unit')
    .filter((path) => !path.startsWith('tests/unit/hotel/'))
    .forEach(visit);
  return [...reached].sort();
}
