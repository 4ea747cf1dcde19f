import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Log } from '~/platform/log/log.server';
import type { Database } from '~/platform/database/schema';
import { makeMailDue } from '~/platform/mail/outbox.server';
import type { VatTotal } from '~/shop/pricing/vat';
import { isRetryable } from './fiscalisation/fiscal-errors';
import { jirWaitMs } from './invoice-alarms';
import type { Issuer } from './invoicing';
import type { Invoice } from './issue-invoice.server';
import { writeInvoiceMessage } from './fiscalisation/racun-zahtjev';
import {
  type ClaimedReport,
  claimReport,
  countInvalidResponse,
  markConfirmed,
  markStuck,
  postponeReport,
  retryDelayMs,
} from './report-rows.server';
import {
  type CisConnection,
  CisUnavailable,
  sendMessage,
} from './fiscalisation/send-message.server';
import { signMessage, toEnvelope } from './fiscalisation/sign-message.server';
import { MessageRefused } from './fiscalisation/message-refused';

export type ReportOptions = {
  db: Kysely<Database>;
  issuer: Pick<Issuer, 'keys'>;
  connection: CisConnection;
  log: Log;
  now: () => Date;
  /** Called before an invoice is sent. Its failure leaves the invoice to the next run. */
  beforeSending?: () => Promise<void>;
  /** Called when emails that waited for a JIR become due. */
  onMail?: () => void;
};

/** After this many responses without a valid signature staff must investigate: the certificate may have changed. */
const maxInvalidResponses = 3;

/** Reports all invoices that are due. If the tax office cannot be reached, the rest wait for the next run. */
export async function reportInvoices(options: ReportOptions, signal?: AbortSignal): Promise<void> {
  for (;;) {
    if (signal?.aborted) return;
    const claimed = await claimReport(options.db, options.now());
    if (!claimed) return;
    await options.beforeSending?.();
    if (!(await report(options, claimed))) return;
  }
}

/** @returns false if the tax office is unavailable or its responses are invalid */
async function report(
  options: ReportOptions,
  { invoice, attempts }: ClaimedReport,
): Promise<boolean> {
  const { db, log, now, onMail } = options;
  const fields = { invoice: `${invoice.number}/${invoice.premises}/${invoice.device}`, attempts };
  const postpone = async (error: string) => {
    const at = new Date(now().getTime() + retryDelayMs(attempts));
    await postponeReport(db, invoice.id, { at, error });
    log.warn({ ...fields, error }, 'An invoice could not be reported yet');
  };
  try {
    const response = await sendReport(options, invoice);
    if (response.kind === 'confirmed') {
      await markConfirmed(db, invoice.id, response.jir, now());
      // The email about the charge or refund has the same key as the invoice.
      await makeMailDue(db, `order:${invoice.key}`, now());
      onMail?.();
      log.info(fields, 'An invoice was reported');
      return true;
    }
    const error = response.errors.map(({ code, message }) => `${code} ${message}`).join('; ');
    if (isRetryable(response.errors)) await postpone(error);
    else {
      await markStuck(db, invoice.id, error);
      log.error({ ...fields, error }, 'The tax office rejected an invoice');
    }
    return true;
  } catch (error) {
    if (!(error instanceof CisUnavailable) && !(error instanceof MessageRefused)) throw error;
    const isForged = error instanceof MessageRefused && error.kind !== 'shape';
    if (isForged && (await countInvalidResponse(db, invoice.id)) >= maxInvalidResponses) {
      await markStuck(db, invoice.id, `the answer is not the tax office’s: ${error.message}`);
      log.error({ ...fields, error: error.message }, 'Responses are not signed by the tax office');
      return false;
    }
    await postpone(error.message);
    return false;
  }
}

/** Stores every message before it is sent, and then its response, so that after a crash it is known what was sent. */
async function sendReport({ db, issuer, connection, now }: ReportOptions, invoice: Invoice) {
  const messageId = randomUUID();
  const sentAt = now();
  const envelope = toEnvelope(
    signMessage(writeInvoiceMessage(toMessage(invoice, messageId, sentAt)), issuer.keys),
  );
  await db
    .insertInto('fiscal_messages')
    .values({
      invoice_id: invoice.id,
      message_id: messageId,
      request: envelope,
      sent_at: sentAt.toISOString(),
    })
    .execute();
  const response = await sendMessage(envelope, connection);
  await db
    .updateTable('fiscal_messages')
    .set({ answer: response, answered_at: now().toISOString() })
    .where('message_id', '=', messageId)
    .execute();
  // Loaded with the first response, so that starting the site does not wait for the XML libraries.
  const { readInvoiceResponse } = await import('./fiscalisation/racun-odgovor.server');
  return readInvoiceResponse(response, { trusted: connection.trusted, messageId, now: now() });
}

/** Apart from its id and time, the message contains only what was stored when the invoice was issued. */
function toMessage(invoice: Invoice, messageId: string, sentAt: Date) {
  const issuedAt = new Date(invoice.issued_at);
  return {
    messageId,
    sentAt,
    oib: invoice.oib,
    issuedAt,
    sequence: invoice.sequence,
    number: invoice.number,
    premises: invoice.premises,
    device: invoice.device,
    isInVat: invoice.is_in_vat === 1,
    vat: JSON.parse(invoice.vat) as VatTotal[],
    totalCents: invoice.total_cents,
    operatorOib: invoice.operator_oib,
    zki: invoice.zki,
    isLate: sentAt.getTime() - issuedAt.getTime() > jirWaitMs,
  };
}
