/** Formats cents, or a rate in basis points, for messages to the tax office: `48.40`, `-16.90`. */
export function toMessageAmount(cents: number): string {
  const size = Math.abs(cents);
  const digits = String(size % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${Math.trunc(size / 100)}.${digits}`;
}
