import { Scripts } from '@remix-run/react';

/** Placeholders in a rendered page that the server replaces by the page's scripts. */
export const pageScriptSlots =
  '<script type="text/plain" id="page-script"></script><script type="module"></script>';

// React leaves raw HTML unchanged during hydration, so what the server has inserted is kept.
const slot = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;

/**
 * The page's own script as inert data, and the loader that starts it. The server decides whether the page's script is
 * inlined or served under its own URL (entry.server.tsx).
 */
export function PageScripts() {
  // In development the framework's own element is needed for hot module replacement.
  if (import.meta.env.DEV) return <Scripts />;
  return (
    <>
      <script type="text/plain" id="page-script" {...slot} />
      <script type="module" {...slot} />
    </>
  );
}
