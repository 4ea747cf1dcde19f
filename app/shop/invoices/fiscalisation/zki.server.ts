import { createHash, type KeyObject, sign } from 'node:crypto';
import { toMessageAmount } from './fiscal-amount';
import { toMessageTime } from './fiscal-time';
import type { InvoiceNumber } from '../invoice-number';

type ZkiFacts = InvoiceNumber & { oib: string; issuedAt: Date; totalCents: number };

/** The concatenated text from which the ZKI is computed. */
export function zkiText({ oib, issuedAt, number, premises, device, totalCents }: ZkiFacts): string {
  const time = toMessageTime(issuedAt).replace('T', ' ');
  return [oib, time, number, premises, device, toMessageAmount(totalCents)].join('');
}

/**
 * Computes the issuer's security code (ZKI): 32 hexadecimal digits that only the owner of the key can compute. It is
 * computed and stored when the invoice is issued, so that a later certificate does not change it.
 */
export const computeZki = (facts: ZkiFacts, key: KeyObject): string =>
  computeZkiOfText(zkiText(facts), key);

/** Computes the ZKI of a concatenated text. */
export function computeZkiOfText(text: string, key: KeyObject): string {
  const signature = sign('sha256', Buffer.from(text), key);
  // MD5 is prescribed by the tax office. It only shortens the signature and has no security function here.
  return createHash('md5').update(signature).digest('hex');
}
