import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Figures of a long test that is run in several sittings, in `test-results`.
 * @param name of the file, without `.json`
 * @param empty the figures before the first sitting
 * @param isFresh forgets earlier sittings
 */
export function openProgress<Figures extends object>(
  root: string,
  name: string,
  empty: Figures,
  isFresh: boolean,
): { figures: Figures; save(): void } {
  const folder = join(root, 'test-results');
  const path = join(folder, `${name}.json`);
  const figures: Figures =
    !isFresh && existsSync(path)
      ? { ...empty, ...(JSON.parse(readFileSync(path, 'utf8')) as Figures) }
      : empty;
  function save() {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, `${JSON.stringify(figures, undefined, 2)}\n`);
  }
  return { figures, save };
}
