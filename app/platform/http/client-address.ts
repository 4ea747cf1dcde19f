import type { IncomingMessage } from 'node:http';

/** Set only by the server: the IP address that a request came from. */
export const clientAddressHeader = 'x-site-client';

/**
 * The IP address of the client.
 * @param proxies number of trusted proxies in front: each appends its peer's address to `X-Forwarded-For`, so
 *   whatever the client itself wrote there is further to the left and is ignored
 */
export function clientAddress(request: IncomingMessage, proxies: number): string {
  const { remoteAddress = '' } = request.socket;
  const header = request.headers['x-forwarded-for'] ?? [];
  const heard = String(header)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return (proxies > 0 ? heard.at(-proxies) : undefined) ?? remoteAddress;
}

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first four groups of an IPv6 address (/64): a single connection owns all addresses below them. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The key of a client for rate limits: an IPv4 address as it is, an IPv6 address by its network (/64). */
export function clientKey(address: string | undefined): string {
  const plain = (address ?? '').trim().slice(0, 64);
  const [, inside] = mapped.exec(plain) ?? [];
  if (inside) return inside;
  return plain.includes(':') ? `${networkOf(plain)}::/64` : plain;
}

/** The rate limit key of the client that sent a request. */
export function readClient(request: Request): string {
  return clientKey(request.headers.get(clientAddressHeader) ?? undefined);
}
