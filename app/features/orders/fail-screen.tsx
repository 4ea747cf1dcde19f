export function FailScreen(_props: Record<string, unknown>) {
  return null;
}
