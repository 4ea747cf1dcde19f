import { readClock } from '../fiscalisation/fiscal-time';

/** The content of an invoice's QR code: the tax office's URL for verifying it by JIR or, without one, by ZKI. */
export function invoiceCheckUrl(invoice: {
  jir: string | null;
  zki: string;
  issuedAt: Date;
  totalCents: number;
}): string {
  const { year, month, day, time } = readClock(invoice.issuedAt);
  const moment = `${year}${month}${day}_${time.slice(0, 5).replace(':', '')}`;
  const code = invoice.jir ? `jir=${invoice.jir}` : `zki=${invoice.zki}`;
  return `https://porezna.gov.hr/rn?${code}&datv=${moment}&izn=${invoice.totalCents}`;
}
