import type { X509Certificate } from 'node:crypto';
import type { CisConnection } from './fiscalisation/send-message.server';
import type { IssuerKeys } from './fiscalisation/sign-message.server';

/** Who issues the shop's invoices, and with which keys. */
export type Issuer = {
  keys: IssuerKeys;
  oib: string;
  operatorOib: string;
  premises: string;
  device: string;
  sequence: 'N' | 'P';
  isInVat: boolean;
};

/** The tax office rejects an invoice above this that is paid by card (error 185). */
const maxCardCents = 1_000_000;

/** The highest total that can be invoiced; undefined if other software issues the invoices. */
export const maxTotalOf = ({ kind }: Invoicing): number | undefined =>
  kind === 'external' ? undefined : maxCardCents;

export type Invoicing =
  /** Invoices are issued elsewhere. */
  | { kind: 'external' }
  /** The site cannot issue invoices now, so nothing may be charged. The reason is for the operator. */
  | { kind: 'missing'; reason: string }
  | {
      kind: 'own';
      issuer: Issuer;
      /** Certificate authorities of the tax office's certificates. */
      trusted: readonly X509Certificate[];
      /** Undefined for the emulator, whose URL is known only once it is running. */
      url: CisConnection['url'] | undefined;
    };

/** Who issues invoices at a time: the certificate may expire while the site runs. */
export function invoicingAt(invoicing: Invoicing, now: Date): Invoicing {
  if (invoicing.kind !== 'own') return invoicing;
  const { certificate } = invoicing.issuer.keys;
  return Date.parse(certificate.validTo) < now.getTime()
    ? { kind: 'missing', reason: 'FISCAL_CERTIFICATE is no longer valid' }
    : invoicing;
}
