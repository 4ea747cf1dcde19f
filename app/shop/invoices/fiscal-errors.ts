/** An error as the tax office names it. */
export type FiscalError = { code: string; message: string };
