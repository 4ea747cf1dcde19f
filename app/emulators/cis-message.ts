import type { X509Certificate } from 'node:crypto';
import { certificateOib } from '~/shop/invoices/fiscalisation/issuer-certificate.server';
import { isOib } from '~/shop/invoices/fiscalisation/oib';
import { MessageRefused } from '~/shop/invoices/fiscalisation/message-refused';
import { verifyMessage } from '~/shop/invoices/fiscalisation/verify-message.server';

/** An invoice as reported in a message; texts are unparsed. */
export type ReportedInvoice = {
  messageId: string;
  sentAt: string;
  oib: string;
  issuedAt: string;
  number: number;
  premises: string;
  device: string;
  /** Base and tax of each rate, in cents. */
  vat: { rate: string; base: number; tax: number }[];
  totalCents: number;
  operatorOib: string;
  zki: string;
  isLate: boolean;
};

/** An error that the tax office returns instead of a JIR. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const time = String.raw`\d\d\.\d\d\.\d{4}T\d\d:\d\d:\d\d`;
const amount = String.raw`-?\d{1,15}\.\d\d`;
const rate = String.raw`\d{1,3}\.\d\d`;
const flag = 'true|false';
const tax = ['Stopa', 'Osnovica', 'Iznos'].map(
  (name, index) => String.raw`Racun/Pdv/Porez/${name}=(?:${index === 0 ? rate : amount})\n`,
);

/** The schema's elements in order, one per line, each with the values it accepts. */
const schema = new RegExp(
  [
    '^Zaglavlje/IdPoruke=[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\n',
    `Zaglavlje/DatumVrijeme=${time}\n`,
    String.raw`Racun/Oib=\d{11}\n`,
    `Racun/USustPdv=(?:${flag})\n`,
    `Racun/DatVrijeme=${time}\n`,
    'Racun/OznSlijed=[NP]\n',
    String.raw`Racun/BrRac/BrOznRac=\d{1,20}\n`,
    'Racun/BrRac/OznPosPr=[0-9a-zA-Z]{1,20}\n',
    String.raw`Racun/BrRac/OznNapUr=\d{1,20}\n`,
    `(?:${tax.join('')})*`,
    `Racun/IznosUkupno=${amount}\n`,
    'Racun/NacinPlac=[GKTO]\n',
    String.raw`Racun/OibOper=\d{11}\n`,
    'Racun/ZastKod=[0-9a-f]{32}\n',
    `Racun/NakDost=(?:${flag})\n`,
    String.raw`(?:Racun/OibPrimateljaRacuna=\d{11}\n)?$`,
  ].join(''),
);

type Leaf = { path: string; value: string };

function listLeaves(element: Element, path: string): Leaf[] {
  return Array.from(element.childNodes).flatMap((node): Leaf[] => {
    if (node.nodeType !== 1) return [];
    const child = node as Element;
    const own = path ? `${path}/${child.localName}` : child.localName;
    const inner = listLeaves(child, own);
    return inner.length > 0 ? inner : [{ path: own, value: child.textContent ?? '' }];
  });
}

const toCents = (text: string) => Math.round(Number(text) * 100);

/** Reads the invoice reported in a message. @throws Refusal s001 if it does not match the schema */
function readInvoice(element: Element): ReportedInvoice {
  const leaves = listLeaves(element, '');
  const lines = leaves.map(({ path, value }) => `${path}=${value}\n`).join('');
  if (!schema.test(lines)) throw new Refusal('s001', 'Poruka nije u skladu s XML shemom');
  const all = (path: string) => leaves.flatMap((leaf) => (leaf.path === path ? [leaf.value] : []));
  const one = (path: string) => all(path)[0] ?? '';
  const bases = all('Racun/Pdv/Porez/Osnovica');
  const taxes = all('Racun/Pdv/Porez/Iznos');
  return {
    messageId: one('Zaglavlje/IdPoruke'),
    sentAt: one('Zaglavlje/DatumVrijeme'),
    oib: one('Racun/Oib'),
    issuedAt: one('Racun/DatVrijeme'),
    number: Number(one('Racun/BrRac/BrOznRac')),
    premises: one('Racun/BrRac/OznPosPr'),
    device: one('Racun/BrRac/OznNapUr'),
    vat: all('Racun/Pdv/Porez/Stopa').map((text, index) => ({
      rate: text,
      base: toCents(bases[index] ?? ''),
      tax: toCents(taxes[index] ?? ''),
    })),
    totalCents: toCents(one('Racun/IznosUkupno')),
    operatorOib: one('Racun/OibOper'),
    zki: one('Racun/ZastKod'),
    isLate: one('Racun/NakDost') === 'true',
  };
}

/** Minutes between two times in the tax office's format, accurate enough for its limits. */
export function minutesBetween(from: string, to: string): number {
  const [start = 0, end = 0] = [from, to].map((text) => {
    const [date = '', clock = ''] = text.split('T');
    return Date.parse(`${date.split('.').toReversed().join('-')}T${clock}Z`);
  });
  return (end - start) / 60_000;
}

/** The numbers under which s013 lists errors in the content. */
function listContentErrors(invoice: ReportedInvoice, now: string): number[] {
  const { vat, totalCents } = invoice;
  const sum = vat.reduce((total, { base, tax: owed }) => total + base + owed, 0);
  const age = minutesBetween(invoice.issuedAt, now);
  return [
    ...(vat.length > 0 && Math.abs(sum - totalCents) > 1 ? [166] : []),
    ...(age > 30 * 24 * 60 ? [176] : []),
    ...(age < -6 * 60 ? [177] : []),
    ...(invoice.number === 0 ? [178] : []),
    ...(isOib(invoice.operatorOib) ? [] : [179]),
    ...(Math.abs(totalCents) > 1_000_000 ? [185] : []),
  ];
}

const refusals = {
  shape: ['s001', 'Poruka nije u skladu s XML shemom'],
  signature: ['s004', 'Neispravan digitalni potpis'],
  certificate: ['s002', 'Certifikat nije izdan od ovlaštenog izdavatelja ili je istekao'],
} as const;

/**
 * Validates a message as the tax office does.
 * @param now in the tax office's time format
 * @throws Refusal
 */
export function checkMessage(
  xml: string,
  { trusted, moment, now }: { trusted: readonly X509Certificate[]; moment: Date; now: string },
): ReportedInvoice {
  const { element, certificate } = verify(xml, trusted, moment);
  const invoice = readInvoice(element);
  const oib = certificateOib(certificate);
  if (oib === undefined || !/(?:^|\n)CN=FISKAL \d+(?:\n|$)/.test(certificate.subject))
    throw new Refusal('s003', 'Certifikat ne sadrži propisane podatke');
  if (oib !== invoice.oib)
    throw new Refusal('s005', 'OIB iz poruke nije jednak OIB-u iz certifikata');
  const errors = listContentErrors(invoice, now);
  if (errors.length > 0)
    throw new Refusal('s013', `Račun sadrži restriktivne greške: ${errors.join(', ')}`);
  return invoice;
}

function verify(xml: string, trusted: readonly X509Certificate[], now: Date) {
  try {
    return verifyMessage(xml, {
      root: 'RacunZahtjev',
      canonicalisation: 'exclusive',
      trusted,
      isSigner: () => true,
      now,
    });
  } catch (error) {
    if (!(error instanceof MessageRefused)) throw error;
    const [code, message] = refusals[error.kind];
    throw new Refusal(code, message);
  }
}
