export function SuccessScreen(_props: Record<string, unknown>) {
  return null;
}
