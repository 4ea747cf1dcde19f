/** An error in a response of the tax office. */
export type FiscalError = { code: string; message: string };

/** Internal errors of the tax office's system: the same message may be accepted later. */
const transient = new Set(['s006']);

/** Whether a retry may succeed. All other errors concern the message, certificate or signature; staff must fix them. */
export const isRetryable = (errors: readonly FiscalError[]): boolean =>
  errors.length > 0 && errors.every(({ code }) => transient.has(code));
