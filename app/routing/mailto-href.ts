/**
 * Link to a prepared email (RFC 6068): subject and lines are already filled in when the visitor's mail program opens.
 * It carries nothing of the request's own data.
 */
export function mailtoHref(address: string, subject: string, lines: readonly string[]): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}
