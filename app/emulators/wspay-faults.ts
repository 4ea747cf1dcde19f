import { type Answer, answerJson, type TransportFault } from './answers';

/** Where a fault strikes. `callback` is what the emulator posts to the shop, `return` the browser's way back. */
export type WspayEndpoint =
  'create' | 'status' | 'completion' | 'void' | 'refund' | 'page' | 'callback' | 'return';

/**
 * Ways to fail. `down` resets the connection before anything is done; all others do the work first and spoil the
 * answer, because a shop must survive a provider that has acted without saying so.
 */
export type WspayFault = (
  { kind: 'down' | 'http500' | 'wrongSignature' | 'wrongAmount' | 'wrongCurrency' } | TransportFault
) & { on?: readonly WspayEndpoint[] };

/** Changes a message on purpose: its signature, amount or currency. Other faults leave it alone. */
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

/** A provider that has done its work but cannot report it. */
export function breakAnswer(answer: Answer, fault: WspayFault | undefined): Answer {
  return fault?.kind === 'http500'
    ? answerJson(500, { Message: 'An error has occurred.' })
    : answer;
}
