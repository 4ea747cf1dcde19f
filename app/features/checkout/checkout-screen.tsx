export function CheckoutScreen(_props: Record<string, unknown>) {
  return null;
}
