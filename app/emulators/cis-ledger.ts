import type { KeyObject } from 'node:crypto';
import { computeZkiOfText } from '~/shop/invoices/fiscalisation/zki.server';
import { toMessageAmount } from '~/shop/invoices/fiscalisation/fiscal-amount';
import { openLineStore } from './line-store';
import { minutesBetween, type ReportedInvoice } from './cis-message';

/** A reported invoice that was given a JIR. */
export type ReceivedInvoice = ReportedInvoice & { id: string; jir: string };

/** An invoice reported more than an hour after issue must be marked as late. */
const lateAfterMinutes = 60;

const keyOf = ({ issuedAt, premises, device, number }: ReportedInvoice) =>
  `${issuedAt.slice(6, 10)} ${number}/${premises}/${device}`;

const factsOf = ({ oib, issuedAt, vat, totalCents, operatorOib, zki }: ReportedInvoice) =>
  JSON.stringify([oib, issuedAt, vat, totalCents, operatorOib, zki]);

/**
 * Opens the record of all reported invoices and of irregularities that the real tax office would not notice or report.
 */
export function openLedger(issuerKey: KeyObject, stateFile?: string) {
  const store = openLineStore<ReceivedInvoice>(stateFile);
  const irregularities: string[] = [];

  const check = (invoice: ReportedInvoice) => {
    const { oib, issuedAt, number, premises, device, totalCents } = invoice;
    const key = keyOf(invoice);
    const note = (problem: string) => void irregularities.push(`${key}: ${problem}`);
    const text = [
      oib,
      issuedAt.replace('T', ' '),
      number,
      premises,
      device,
      toMessageAmount(totalCents),
    ].join('');
    if (computeZkiOfText(text, issuerKey) !== invoice.zki) note('another ZKI');
    const others = store.all();
    if (others.some(({ messageId }) => messageId === invoice.messageId)) note('a message id again');
    const same = others.filter((each) => keyOf(each) === key);
    if (same.some((each) => factsOf(each) !== factsOf(invoice))) note('other facts');
    if (minutesBetween(issuedAt, invoice.sentAt) > lateAfterMinutes && !invoice.isLate)
      note('late without its mark');
  };

  return {
    /** Records an invoice and the JIR it was given. */
    add(invoice: ReportedInvoice, jir: string): void {
      check(invoice);
      store.put({ ...invoice, id: jir, jir });
    },
    all: store.all,
    /** Lists wrong ZKIs, numbers used for two invoices, gaps in the numbers, and times that go backwards. */
    irregularities(): string[] {
      return [...irregularities, ...findGaps(store.all())];
    },
    close: store.close,
  };
}

function findGaps(received: readonly ReceivedInvoice[]): string[] {
  const groups = new Map<string, Map<number, string>>();
  for (const { issuedAt, premises, device, number } of received) {
    const key = `${issuedAt.slice(6, 10)} ${premises}/${device}`;
    const group = groups.get(key) ?? new Map<number, string>();
    groups.set(key, group.set(number, issuedAt));
  }
  return [...groups].flatMap(([key, group]) => {
    const highest = Math.max(...group.keys());
    let last: string | undefined;
    const problems: string[] = [];
    for (let number = 1; number <= highest; number++) {
      const issuedAt = group.get(number);
      if (issuedAt === undefined) problems.push(`${key}: ${number} is missing`);
      else if (last !== undefined && minutesBetween(last, issuedAt) < 0)
        problems.push(`${key}: ${number} was issued before the number before it`);
      last = issuedAt ?? last;
    }
    return problems;
  });
}
