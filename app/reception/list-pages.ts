/** A page of a list whose newest rows come first. */
export type ListPage<Row> = {
  rows: Row[];
  /** The id before which the next, older page begins; undefined on the last one. */
  next: number | undefined;
  /** Whether a newer page comes before this one. */
  hasNewer: boolean;
};

/** The id before which the page of an address begins; undefined for the first page, and for anything malformed. */
export function readBefore(params: URLSearchParams): number | undefined {
  const before = params.get('before') ?? '';
  return /^\d{1,12}$/.test(before) ? Number(before) : undefined;
}

/**
 * Cuts a page from the rows found.
 * @param found up to one row more than the page shows
 */
export function toListPage<Row extends { id: number }>(
  found: readonly Row[],
  { size, before }: { size: number; before: number | undefined },
): ListPage<Row> {
  const rows = found.slice(0, size);
  const next = found.length > size ? rows.at(-1)?.id : undefined;
  return { rows, next, hasNewer: before !== undefined };
}
