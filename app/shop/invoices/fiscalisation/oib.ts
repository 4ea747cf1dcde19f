/** Whether a text is an OIB: eleven digits, of which the last is a check digit (ISO 7064 MOD 11,10). */
export function isOib(value: string): boolean {
  if (!/^\d{11}$/.test(value)) return false;
  let rest = 10;
  for (const digit of value.slice(0, 10)) rest = (((rest + Number(digit)) % 10 || 10) * 2) % 11;
  return (11 - rest) % 10 === Number(value.slice(10));
}
