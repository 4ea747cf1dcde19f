/**
 * The style sheets of a page whose data this page fetches without going there. The framework preloads them, and browsers
 * warn about preloads that are not used; linking them here with a media query that never matches avoids the warning.
 */
export function UnusedStyles({ of }: { of: readonly string[] }) {
  return of.map((href) => <link key={href} rel="stylesheet" href={href} media="not all" />);
}
