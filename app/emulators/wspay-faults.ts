import { type EmulatorResponse, jsonResponse, type TransportFault } from './responses';

/**
 * Where a fault occurs. `callback` is what the emulator posts to the shop, `return` the browser's redirect to the shop.
 */
export type WspayEndpoint =
  'create' | 'status' | 'completion' | 'void' | 'refund' | 'page' | 'callback' | 'return';

/**
 * Simulated failures. `down` resets the connection before anything is done. All others do the work first and spoil the
 * response, because a shop must cope with a provider that has acted without reporting it.
 */
export type WspayFault = (
  { kind: 'down' | 'http500' | 'wrongSignature' | 'wrongAmount' | 'wrongCurrency' } | TransportFault
) & { on?: readonly WspayEndpoint[] };

/** Falsifies a message's signature, amount or currency. Other faults leave it unchanged. */
export function corruptMessage<Message extends Record<string, unknown>>(
  message: Message,
  fault: WspayFault | undefined,
): Message {
  const fields: Record<string, unknown> = { ...message };
  if (fault?.kind === 'wrongSignature' && typeof fields.Signature === 'string') {
    fields.Signature = fields.Signature.replace(/^./, (first) => (first === '0' ? '1' : '0'));
  }
  if (fault?.kind === 'wrongAmount' && 'Amount' in fields) fields.Amount = '1.00';
  if (fault?.kind === 'wrongCurrency' && 'CurrencyCode' in fields) fields.CurrencyCode = '840';
  return fields as Message;
}

/** Replaces the response of a provider that has done its work but cannot report it. */
export function corruptResponse(
  response: EmulatorResponse,
  fault: WspayFault | undefined,
): EmulatorResponse {
  return fault?.kind === 'http500'
    ? jsonResponse(500, { Message: 'An error has occurred.' })
    : response;
}
