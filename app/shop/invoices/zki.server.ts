import { createHash, type KeyObject, sign } from 'node:crypto';
import { toMessageAmount } from './fiscal-amount';
import { toMessageTime } from './fiscal-time';
import type { InvoiceNumber } from './invoice-number';

type ZkiFacts = InvoiceNumber & { oib: string; issuedAt: Date; totalCents: number };

/** The text that the issuer's code is made of. */
export function zkiText({ oib, issuedAt, number, premises, device, totalCents }: ZkiFacts): string {
  const time = toMessageTime(issuedAt).replace('T', ' ');
  return [oib, time, number, premises, device, toMessageAmount(totalCents)].join('');
}

/**
 * The issuer's protective code (ZKI): 32 hexadecimal digits that only the owner of the key can make. It is made once, when the
 * invoice is issued, and stored: a later certificate must not change it.
 */
export const computeZki = (facts: ZkiFacts, key: KeyObject): string =>
  computeZkiOfText(zkiText(facts), key);

/** The code of a joined text. */
export function computeZkiOfText(text: string, key: KeyObject): string {
  const signature = sign('sha256', Buffer.from(text), key);
  // The tax office prescribes MD5 here: it shortens a signature and protects nothing.
  return createHash('md5').update(signature).digest('hex');
}
