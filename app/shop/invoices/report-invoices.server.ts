import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { hurryMail } from '~/platform/mail/outbox.server';
import type { VatTotal } from '~/shop/pricing/vat';
import { mayPass } from './fiscal-errors';
import { jirWaitMs } from './invoice-alarms';
import type { Issuer } from './invoicing';
import type { Invoice } from './issue-invoice.server';
import { writeInvoiceMessage } from './racun-zahtjev';
import { readInvoiceAnswer } from './racun-odgovor.server';
import {
  type ClaimedReport,
  claimReport,
  countBadAnswer,
  markConfirmed,
  markStuck,
  postponeReport,
  retryDelayMs,
} from './report-rows.server';
import { type CisConnection, CisUnavailable, sendMessage } from './send-message.server';
import { signMessage, toEnvelope } from './sign-message.server';
import { MessageRefused } from './verify-message.server';

type Log = Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>;

export type ReportOptions = {
  db: Kysely<Database>;
  issuer: Pick<Issuer, 'keys'>;
  connection: CisConnection;
  log: Log;
  now: () => Date;
  /** Mails that waited for a JIR are due. */
  onMail?: () => void;
};

/** Who answers so often with a signature that is not the tax office's is not it, or its certificate is new: a person looks. */
const maxBadAnswers = 3;

/** Reports everything that is due. While the tax office does not answer, the others wait for the next round. */
export async function reportInvoices(options: ReportOptions, signal?: AbortSignal): Promise<void> {
  for (;;) {
    if (signal?.aborted) return;
    const claimed = await claimReport(options.db, options.now());
    if (!claimed || !(await report(options, claimed))) return;
  }
}

/** @returns whether the tax office can be talked to */
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
    const answer = await sendReport(options, invoice);
    if (answer.kind === 'confirmed') {
      await markConfirmed(db, invoice.id, answer.jir, now());
      // The mail about what the invoice is for has its key.
      await hurryMail(db, `order:${invoice.key}`, now());
      onMail?.();
      log.info(fields, 'An invoice was reported');
      return true;
    }
    const error = answer.errors.map(({ code, message }) => `${code} ${message}`).join('; ');
    if (mayPass(answer.errors)) await postpone(error);
    else {
      await markStuck(db, invoice.id, error);
      log.error({ ...fields, error }, 'The tax office refuses an invoice');
    }
    return true;
  } catch (error) {
    if (!(error instanceof CisUnavailable) && !(error instanceof MessageRefused)) throw error;
    const isForged = error instanceof MessageRefused && error.kind !== 'shape';
    if (isForged && (await countBadAnswer(db, invoice.id)) >= maxBadAnswers) {
      await markStuck(db, invoice.id, `the answer is not the tax office’s: ${error.message}`);
      log.error({ ...fields, error: error.message }, 'Answers are not signed by the tax office');
      return false;
    }
    await postpone(error.message);
    return false;
  }
}

/** Every message and its answer are stored as they are: what was sent is known even if this process dies. */
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
  const answer = await sendMessage(envelope, connection);
  await db
    .updateTable('fiscal_messages')
    .set({ answer, answered_at: now().toISOString() })
    .where('message_id', '=', messageId)
    .execute();
  return readInvoiceAnswer(answer, { trusted: connection.trusted, messageId, now: now() });
}

/** Everything but id and time of the message is what was stored when the invoice was issued. */
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
