import type { X509Certificate } from 'node:crypto';
import type { FiscalError } from './fiscal-errors';
import { findText, listElements, MessageRefused, verifyMessage } from './verify-message.server';

export type InvoiceAnswer =
  { kind: 'confirmed'; jir: string } | { kind: 'refused'; errors: FiscalError[] };

const jirPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Names in the certificates that the tax office signs answers with. */
const signers = /(?:^|\n)CN=(?:fiskalcis|fiskalcistest)(?:\n|$)/;

/**
 * Reads the tax office's answer.
 * @param options.messageId of the message that it answers
 * @throws MessageRefused when it is not signed as it should be, or answers something else: as good as no answer
 */
export function readInvoiceAnswer(
  xml: string,
  {
    trusted,
    messageId,
    now,
  }: { trusted: readonly X509Certificate[]; messageId: string; now: Date },
): InvoiceAnswer {
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
