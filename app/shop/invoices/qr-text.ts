import { readClock } from './fiscal-time';

/**
 * What an invoice's QR code says: the tax office's page that checks it. Without a JIR the issuer's code takes its place.
 */
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
