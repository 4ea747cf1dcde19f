/** An error as the tax office names it. */
export type FiscalError = { code: string; message: string };

/** The tax office's own trouble: the same message may pass later. */
const passing = new Set(['s006']);

/**
 * Whether sending again may help. All other errors are about our message, certificate or signature: a person has to remove the
 * cause first.
 */
export const mayPass = (errors: readonly FiscalError[]): boolean =>
  errors.length > 0 && errors.every(({ code }) => passing.has(code));
