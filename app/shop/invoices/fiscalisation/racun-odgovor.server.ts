import type { X509Certificate } from 'node:crypto';
import type { FiscalError } from './fiscal-errors';
import { MessageRefused } from './message-refused';
import { findText, listElements, verifyMessage } from './verify-message.server';

export type InvoiceResponse =
  { kind: 'confirmed'; jir: string } | { kind: 'refused'; errors: FiscalError[] };

const jirPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Common names of the certificates with which the tax office signs its responses. */
const signers = /(?:^|\n)CN=(?:fiskalcis|fiskalcistest)(?:\n|$)/;

/**
 * Reads a response of the tax office.
 * @param options.messageId of the message it responds to
 * @throws MessageRefused if the signature is invalid or the response belongs to another message
 */
export function readInvoiceResponse(
  xml: string,
  {
    trusted,
    messageId,
    now,
  }: { trusted: readonly X509Certificate[]; messageId: string; now: Date },
): InvoiceResponse {
  const { element } = verifyMessage(xml, {
    root: 'RacunOdgovor',
    canonicalisation: 'inclusive',
    trusted,
    isSigner: ({ subject }) => signers.test(subject),
    now,
  });
  if (findText(element, 'IdPoruke')?.toLowerCase() !== messageId)
    throw new MessageRefused('an answer to another message', 'shape');
  const errors = listElements(element, 'Greska').map((error) => ({
    code: findText(error, 'SifraGreske') ?? '',
    message: findText(error, 'PorukaGreske') ?? '',
  }));
  if (errors.length > 0) return { kind: 'refused', errors };
  const jir = findText(element, 'Jir') ?? '';
  if (!jirPattern.test(jir)) throw new MessageRefused('neither a JIR nor an error', 'shape');
  return { kind: 'confirmed', jir };
}
