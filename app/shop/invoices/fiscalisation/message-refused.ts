/** A message is malformed, or not signed by the expected party. The error's text is for the log. */
export class MessageRefused extends Error {
  override name = 'MessageRefused';
  constructor(
    message: string,
    /** Which part was invalid. */
    readonly kind: 'shape' | 'signature' | 'certificate',
  ) {
    super(message);
  }
}
