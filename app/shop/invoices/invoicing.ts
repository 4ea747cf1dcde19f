import type { X509Certificate } from 'node:crypto';
import type { CisConnection } from './send-message.server';
import type { IssuerKeys } from './sign-message.server';

/** Who issues the shop's invoices, and with what. */
export type Issuer = {
  keys: IssuerKeys;
  oib: string;
  operatorOib: string;
  premises: string;
  device: string;
  sequence: 'N' | 'P';
  isInVat: boolean;
};

export type Invoicing =
  /** Somebody else issues them. */
  | { kind: 'external' }
  /** Nothing is set up: nothing may be charged. The reason is for the operator. */
  | { kind: 'missing'; reason: string }
  | {
      kind: 'own';
      issuer: Issuer;
      /** Authorities that the tax office's answers, and its server, come from. */
      trusted: readonly X509Certificate[];
      /** Undefined where the site's emulator takes the reports: its address is known when it runs. */
      url: CisConnection['url'] | undefined;
    };
