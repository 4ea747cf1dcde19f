import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { keepTypedText, leaveScrollAlone } from './features/frame/late-hydration.client';
import { reloadForMissingPart } from './features/frame/module-reload.client';
import { quietSkippedTransitions } from './features/frame/page-transitions.client';
import { createClientI18n, type TextsHandle } from './i18n/i18n.client';
import { localeFromPathname } from './i18n/locales';

declare global {
  interface Window {
    /** The page's routes, set by the page's script before this one (page-script.ts). */
    __remixRouteModules: Record<string, { handle?: TextsHandle }>;
  }
}

async function hydrate() {
  const handles = Object.values(window.__remixRouteModules).map(({ handle }) => handle);
  const i18n = await createClientI18n(localeFromPathname(window.location.pathname), handles);
  keepTypedText();
  leaveScrollAlone();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <RemixBrowser />
        </I18nextProvider>
      </StrictMode>,
    );
  });
}

// A text bundle that is gone after a deploy; the scripts of pages have a guard of their own (use-module-guard.ts).
window.addEventListener('vite:preloadError', (event) => {
  if (reloadForMissingPart()) event.preventDefault();
});

quietSkippedTransitions();
void hydrate();
// In production it stands in the page and has run before.
if (import.meta.env.DEV) void import('./entry.loader');
