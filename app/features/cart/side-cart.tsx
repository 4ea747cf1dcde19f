export function SideCart(_props: Record<string, unknown>) {
  return null;
}
