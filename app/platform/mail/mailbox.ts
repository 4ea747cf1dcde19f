/** Providers that ignore dots in the local part. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address most likely belongs to: `Ana+shop@Example.com` becomes `ana@example.com`. Only for
 * counting what is sent to one person, never for sending.
 */
export function toMailbox(address: string): string {
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1);
  const plain = lower.slice(0, at).split('+', 1)[0] ?? '';
  const isDotless = dotless.has(domain);
  const local = isDotless ? plain.replaceAll('.', '') : plain;
  return `${local}@${isDotless ? 'gmail.com' : domain}`;
}
