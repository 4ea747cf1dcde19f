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
  const forwardedFor = String(header)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return (proxies > 0 ? forwardedFor.at(-proxies) : undefined) ?? remoteAddress;
}

/** An IPv4 address, perhaps mapped to IPv6, perhaps with a port. */
const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i;
/** An IPv6 address in brackets, perhaps with a port. */
const bracketed = /^\[([^\]]*)\](?::\d+)?$/;

/** The first groups of an IPv6 address; of four (/64), a single connection owns all addresses below them. */
function networkOf(address: string, groupCount: number): string {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last];
  const shown = groups
    .slice(0, groupCount)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
  return `${shown}::/${16 * groupCount}`;
}

/**
 * Drops what a proxy may have added, and the prefix of an IPv4 address that is mapped to IPv6. Some proxies add the
 * port, which is another one for every connection of a client.
 */
function plainAddress(address: string | undefined): string {
  const plain = (address ?? '').trim().slice(0, 64);
  return ipv4.exec(plain)?.[1] ?? bracketed.exec(plain)?.[1] ?? plain;
}

const isIpv6 = (address: string): boolean => address.includes(':');

/** The key of a client for rate limits: an IPv4 address as it is, an IPv6 address by its network (/64). */
export function clientKey(address: string | undefined): string {
  const plain = plainAddress(address);
  return isIpv6(plain) ? networkOf(plain, 4) : plain;
}

/** A client as rate limits count it. */
export type Client = {
  /** See `clientKey`. */
  key: string;
  /**
   * The surrounding IPv6 network (/48): connections have between one and 65,536 networks of the size of `key` (RIPE-690).
   * IPv4 addresses have none.
   */
  network?: string;
};

/** The client that sent a request, for rate limits. */
export function readClient(request: Request): Client {
  const address = plainAddress(request.headers.get(clientAddressHeader) ?? undefined);
  const key = clientKey(address);
  return isIpv6(address) ? { key, network: networkOf(address, 3) } : { key };
}
