import { z } from 'zod';

/** What each variable of the invoices accepts, as worded in the message that refuses the start. */
export const invoiceDescriptions = {
  INVOICES: 'own or external',
  EU_SALES_LIMIT: 'whole euros a year, 0 to 100000',
  FISCAL_CERTIFICATE:
    'the path of a PEM file with the application certificate and its private key, e.g. /srv/fiskal/fiskal.pem',
  FISCAL_PASSWORD: 'the password of the private key in FISCAL_CERTIFICATE',
  FISCAL_CA:
    'the path of a PEM file with the authorities of the tax office’s certificates, e.g. /srv/fiskal/authority.pem',
  FISCAL_URL:
    'the address of the tax office’s service, e.g. https://cis.porezna-uprava.hr:8449/FiskalizacijaService',
  FISCAL_PREMISES: 'the label of the web shop’s business premises: 1 to 20 letters and digits',
  FISCAL_DEVICE: 'the number of the device that issues invoices, without leading zeros',
  FISCAL_SEQUENCE:
    'N if each device numbers its own invoices, P if all devices of the premises share the numbers',
  FISCAL_OPERATOR_OIB:
    'the OIB of the person responsible for the invoices, eleven digits of which the last is a check digit, e.g. 12345678903',
  FISCAL_VAT: '1 if the seller is in the VAT system, 0 if not',
} as const;

export const invoiceFields = {
  INVOICES: z.enum(['own', 'external']).optional(),
  EU_SALES_LIMIT: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .refine((value) => value <= 100_000)
    .default(10_000),
  FISCAL_CERTIFICATE: z.string().min(1).optional(),
  FISCAL_PASSWORD: z.string().min(1).max(256).optional(),
  FISCAL_CA: z.string().min(1).optional(),
  FISCAL_URL: z
    .url({ protocol: /^https$/ })
    .default('https://cis.porezna-uprava.hr:8449/FiskalizacijaService'),
  FISCAL_PREMISES: z
    .string()
    .regex(/^[0-9a-zA-Z]{1,20}$/)
    .default('WEB1'),
  FISCAL_DEVICE: z
    .string()
    .regex(/^[1-9]\d{0,19}$/)
    .default('1'),
  FISCAL_SEQUENCE: z.enum(['N', 'P']).default('N'),
  FISCAL_OPERATOR_OIB: z
    .string()
    .regex(/^\d{11}$/)
    .optional(),
  FISCAL_VAT: z
    .enum(['1', '0'])
    .default('1')
    .transform((value) => value === '1'),
};

const invoiceSchema = z.object(invoiceFields);
type InvoiceEnv = z.infer<typeof invoiceSchema>;

/** Contradictions between values that are valid on their own. */
export function findInvoiceContradictions(env: InvoiceEnv): string[] {
  if (env.INVOICES === 'external') return [];
  if (Boolean(env.FISCAL_CERTIFICATE) === Boolean(env.FISCAL_CA)) return [];
  return ['FISCAL_CERTIFICATE and FISCAL_CA go together: set both or none'];
}
