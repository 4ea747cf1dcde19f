/**
 * Creates a function that names the file in which a path of the content is written: the one that exports the value, or the
 * closest object around it.
 * @param modules the exports of each file, by the file's name
 */
export function createFileFinder(
  content: unknown,
  modules: Readonly<Record<string, object>>,
): (path: readonly PropertyKey[]) => string | undefined {
  const files = findExporters(modules);
  return (path) => {
    let file: string | undefined;
    let value = content;
    for (const key of path) {
      value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
      file = files.get(value) ?? file;
    }
    return file;
  };
}

/** The file of each object: of several through which it can be reached, the one whose export is closest to it. */
function findExporters(modules: Readonly<Record<string, object>>): Map<unknown, string> {
  const files = new Map<unknown, string>();
  let level = listValues(Object.entries(modules));
  while (level.length > 0) {
    const found = level.filter(([, value]) => {
      return typeof value === 'object' && value !== null && !files.has(value);
    }) as [string, object][];
    for (const [file, value] of found) if (!files.has(value)) files.set(value, file);
    level = listValues(found);
  }
  return files;
}

const listValues = (owners: readonly [string, object][]): [string, unknown][] =>
  owners.flatMap(([file, owner]) =>
    Object.values(owner).map((value): [string, unknown] => [file, value]),
  );
