/**
 * Reads the content's revision and reports each change.
 * @param current the current revision; null while there is no content
 * @param onChange called before a new revision is returned for the first time
 */
export function watchRevision(
  current: () => string | null,
  onChange: () => void,
): () => string | null {
  let last: string | null = null;
  return () => {
    const revision = current();
    if (revision !== last) {
      last = revision;
      onChange();
    }
    return revision;
  };
}
