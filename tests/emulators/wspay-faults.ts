import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Where a fault strikes. `callback` is what the emulator posts to the shop, `return` the browser's way back. */
export type WspayEndpoint =
  'create' | 'status' | 'completion' | 'void' | 'refund' | 'page' | 'callback' | 'return';

/**
 * Ways to fail. `down` resets the connection before anything is done; all others do the work first and spoil the
 * answer, because a shop must survive a provider that has acted without saying so.
 */
export type WspayFault = (
  | { kind: 'down' | 'http500' | 'html' | 'wrongSignature' | 'wrongAmount' | 'wrongCurrency' }
  | { kind: 'slow'; ms: number }
  | { kind: 'cutAfterBytes'; bytes: number }
) & { on?: readonly WspayEndpoint[] };

export type Answer = { status: number; headers: Record<string, string>; body: string | Buffer };

export const html = 'text/html; charset=utf-8';

export function answerJson(status: number, body: object): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  };
}

/** Changes a message on purpose: its signature, amount or currency. Other faults leave it alone. */
export function spoilMessage<Message extends Record<string, unknown>>(
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

/** Sends an answer, or what the fault leaves of it. */
export async function sendAnswer(
  response: ServerResponse,
  answer: Answer,
  fault?: WspayFault,
): Promise<void> {
  if (fault?.kind === 'slow') await wait(fault.ms, undefined, { ref: false });
  if (response.destroyed) return;
  if (fault?.kind === 'cutAfterBytes') return cutAnswer(response, answer, fault.bytes);
  const { status, headers, body } = replaceAnswer(answer, fault);
  response
    .writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(body)) })
    .end(body);
}

function replaceAnswer(answer: Answer, fault?: WspayFault): Answer {
  if (fault?.kind === 'http500') return answerJson(500, { Message: 'An error has occurred.' });
  if (fault?.kind === 'html')
    return {
      status: 200,
      headers: { 'content-type': html },
      body: '<!doctype html><p>Maintenance',
    };
  return answer;
}

/** Counts from the first byte of the status line, so that 0 to full length walks through every possible cut. */
function cutAnswer(
  response: ServerResponse,
  { status, headers, body }: Answer,
  bytes: number,
): void {
  const all = {
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const message = Buffer.from(`HTTP/1.1 ${status} Emulated\r\n${head.join('')}\r\n${body}`);
  response.socket?.end(message.subarray(0, bytes));
}
