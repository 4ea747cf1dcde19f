/** The parts of an invoice number, in the order the law prescribes. */
export type InvoiceNumber = {
  /** Starts at 1 each year, without gaps. */
  number: number;
  /** The label of the business premises; the web shop has its own. */
  premises: string;
  /** The label of the device that issues invoices there; digits only. */
  device: string;
};

/** `1/WEB1/1` */
export const formatInvoiceNumber = ({ number, premises, device }: InvoiceNumber): string =>
  `${number}/${premises}/${device}`;
