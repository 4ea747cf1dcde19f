import { Scripts } from '@remix-run/react';

/** What stands in a rendered page until the server puts the page's script in its place. */
export const pageScriptSlot = '<script type="module"></script>';

/** The page's scripts. The server decides whether they stand in the page or beside it (entry.server.tsx). */
export function PageScripts() {
  // The development server adds to the framework's own element what it needs to exchange modules.
  if (import.meta.env.DEV) return <Scripts />;
  // Told to have content of its own, React leaves alone what the server has put in.
  return <script type="module" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}
