import { Scripts } from '@remix-run/react';

/** Placeholders in a rendered page until the server puts the page's scripts in their places. */
export const pageScriptSlots =
  '<script type="text/plain" id="page-script"></script><script type="module"></script>';

// With content set as raw HTML, React leaves alone what the server has put in.
const slot = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;

/**
 * The page's own script, asleep, and the loader that wakes it. The server decides whether the page's script stands in
 * the page or beside it (entry.server.tsx).
 */
export function PageScripts() {
  // The development server adds to the framework's own element what it needs to exchange modules.
  if (import.meta.env.DEV) return <Scripts />;
  return (
    <>
      <script type="text/plain" id="page-script" {...slot} />
      <script type="module" {...slot} />
    </>
  );
}
