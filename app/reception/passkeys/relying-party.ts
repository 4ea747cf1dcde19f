/** What passkeys are bound to: the host they are created for, and the only origin they are accepted from. */
export type RelyingParty = { id: string; origin: string };

/** The relying party of a site; undefined where no browser offers passkeys: without https, and on a bare IP address. */
export function findRelyingParty(siteUrl: string): RelyingParty | undefined {
  const { hostname, origin, protocol } = new URL(siteUrl);
  const isAddress = /^[\d.]+$|^\[/.test(hostname);
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  return isAddress || !isSecure ? undefined : { id: hostname, origin };
}
