/** A path decoded once and by segment, as the router does: an encoded slash separates nothing. */
export function decodePath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replace(/\//g, '%2f'))
      .join('/');
  } catch {
    return pathname;
  }
}

/** A path in the form that the router compares: decoded, lower case, without doubled or trailing slashes. */
export const toComparedPath = (pathname: string): string =>
  decodePath(pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
