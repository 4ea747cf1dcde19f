/**
 * Whether the client already has the version that the tag names (weak comparison).
 * @param header the value of `If-None-Match`
 */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  if (header == null) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag));
}
