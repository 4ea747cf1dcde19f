/**
 * Reads a whole number that a page of the desk has put into its form: cents, or a version. Only as many digits as both
 * databases store.
 * @returns undefined for anything else, which no page of the desk contains
 */
export const readFormNumber = (text: string): number | undefined =>
  /^\d{1,15}$/.test(text) ? Number(text) : undefined;
