/**
 * Link to a prefilled email (RFC 6068): the visitor's mail client opens with subject and lines filled in. It contains
 * nothing from the request.
 */
export function mailtoHref(address: string, subject: string, lines: readonly string[]): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}
