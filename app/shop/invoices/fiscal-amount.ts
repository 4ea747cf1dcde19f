/** Cents, or the hundredths of a per cent, as messages have them: `48.40`, `-16.90`. */
export function toMessageAmount(cents: number): string {
  const size = Math.abs(cents);
  const digits = String(size % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${Math.trunc(size / 100)}.${digits}`;
}
