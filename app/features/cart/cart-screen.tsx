export function CartScreen(_props: Record<string, unknown>) {
  return null;
}
