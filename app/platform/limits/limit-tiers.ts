import type { Client } from '~/platform/http/client-address';

export type LimitOptions = {
  windowMs: number;
  /** Maximum uses by one client, identified by its address (`readClient`), or under one key. */
  perClient: number;
  /** Maximum uses by all clients together: the capacity of the mail server, the provider or the disk. Unlimited if omitted. */
  inAll?: number;
};

/** What uses are counted by: a client, or a key such as a mailbox. */
export type LimitSubject = Client | string;

/** How many times the limit of one client an IPv6 network (/48) has: docs/decisions/0080. */
const networkShare = 3;

type LimitTier = { scope: 'client' | 'network' | 'all'; key: string; limit: number };

/** The counters that one use adds to, from the narrowest to the widest. Each must have room for it. */
export function toLimitTiers(
  subject: LimitSubject,
  { perClient, inAll }: Pick<LimitOptions, 'perClient' | 'inAll'>,
): [LimitTier, ...LimitTier[]] {
  const { key, network } = typeof subject === 'string' ? { key: subject } : subject;
  return [
    { scope: 'client', key, limit: perClient },
    ...(network
      ? [{ scope: 'network' as const, key: network, limit: networkShare * perClient }]
      : []),
    ...(inAll === undefined ? [] : [{ scope: 'all' as const, key: '', limit: inAll }]),
  ];
}
