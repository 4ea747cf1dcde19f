import { type PageId, type PageRow, type PathPerLocale, pageTable } from './page-table.ts';

/** Whether a hotel leaves a page out, by name or with every page that it is part of. */
export function isLeftOut(page: PageId, withoutPages: readonly string[]): boolean {
  const { partOf = page }: PageRow = pageTable[page];
  const isNamed = (left: string) => withoutPages.includes(left);
  return isNamed(page) || [partOf].flat().every(isNamed);
}

/**
 * The pages of one hotel, in the table's order, with the hotel's own paths and without the pages for which it has no
 * content.
 * @param paths by page; each offered language needs one
 */
export function listPages(
  paths: Partial<Record<PageId, PathPerLocale>>,
  withoutPages: readonly PageId[],
): [PageId, PageRow][] {
  return (Object.entries(pageTable) as [PageId, PageRow][])
    .filter(([page]) => !isLeftOut(page, withoutPages))
    .map(([page, row]) => [page, { ...row, path: paths[page] ?? row.path }]);
}
