import { escapeText } from '~/platform/text/markup';
import type { VatTotal } from '~/shop/pricing/vat';
import { toMessageAmount } from './fiscal-amount';
import { toMessageTime } from './fiscal-time';
import type { InvoiceNumber } from '../invoice-number';

/** The namespace of all messages, unchanged since 2012. */
export const fiscalNamespace = 'http://www.apis-it.hr/fin/2012/types/f73';

/** The content of an invoice message to the tax office. */
export type InvoiceMessage = InvoiceNumber & {
  /** A lower-case UUID, new for each attempt. */
  messageId: string;
  sentAt: Date;
  oib: string;
  issuedAt: Date;
  /** Whether numbers are counted per device (`N`) or per premises (`P`). */
  sequence: 'N' | 'P';
  /** Whether the seller is registered for VAT. If not, there are no rates. */
  isInVat: boolean;
  vat: readonly VatTotal[];
  totalCents: number;
  operatorOib: string;
  zki: string;
  /** Whether the invoice was sent to the buyer without a JIR. */
  isLate: boolean;
};

const tag = (name: string, value: string) => `<tns:${name}>${escapeText(value)}</tns:${name}>`;

const group = (name: string, ...parts: string[]) => `<tns:${name}>${parts.join('')}</tns:${name}>`;

/** Payment by card, the only method the shop accepts. */
const byCard = 'K';

/** Writes the unsigned message in canonical form (no white space, no self-closing elements), ready to be hashed. */
export function writeInvoiceMessage(message: InvoiceMessage): string {
  const { number, premises, device, vat } = message;
  const rates = vat.map(({ rate, base, vat: tax }) =>
    group(
      'Porez',
      tag('Stopa', toMessageAmount(rate)),
      tag('Osnovica', toMessageAmount(base)),
      tag('Iznos', toMessageAmount(tax)),
    ),
  );
  return [
    `<tns:RacunZahtjev xmlns:tns="${fiscalNamespace}" Id="RacunZahtjev">`,
    group(
      'Zaglavlje',
      tag('IdPoruke', message.messageId),
      tag('DatumVrijeme', toMessageTime(message.sentAt)),
    ),
    group(
      'Racun',
      tag('Oib', message.oib),
      tag('USustPdv', String(message.isInVat)),
      tag('DatVrijeme', toMessageTime(message.issuedAt)),
      tag('OznSlijed', message.sequence),
      group(
        'BrRac',
        tag('BrOznRac', String(number)),
        tag('OznPosPr', premises),
        tag('OznNapUr', device),
      ),
      ...(message.isInVat && rates.length > 0 ? [group('Pdv', ...rates)] : []),
      tag('IznosUkupno', toMessageAmount(message.totalCents)),
      tag('NacinPlac', byCard),
      tag('OibOper', message.operatorOib),
      tag('ZastKod', message.zki),
      tag('NakDost', String(message.isLate)),
    ),
    '</tns:RacunZahtjev>',
  ].join('');
}
