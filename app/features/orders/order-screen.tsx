export function OrderScreen(_props: Record<string, unknown>) {
  return null;
}
