/** The parts of an invoice's number, as the law orders them. */
export type InvoiceNumber = {
  /** From 1 each year, without gaps. */
  number: number;
  /** The label of the business premises: the web shop's own. */
  premises: string;
  /** The label of the device that issues invoices there: digits. */
  device: string;
};

/** `1/WEB1/1` */
export const formatInvoiceNumber = ({ number, premises, device }: InvoiceNumber): string =>
  `${number}/${premises}/${device}`;
