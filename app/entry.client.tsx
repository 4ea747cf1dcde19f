import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { keepTypedText, leaveScrollAlone } from './site/frame/late-hydration.client';
import { reloadForMissingPart } from './platform/browser/module-reload.client';
import { quietSkippedTransitions } from './site/frame/page-transitions.client';
import { retryRefusedFetches } from './platform/browser/retry-refused-fetches.client';
import { createClientI18n } from './i18n/i18n.client';
import { localeFromPathname } from './i18n/locales';

/**
 * The framework decodes the page's data when it is first rendered, and throws the promise of it. Thrown while React takes the
 * document over, it would end the application at a key or click of that moment (React's error 345): so it is asked before.
 */
async function decodeData() {
  try {
    RemixBrowser({});
  } catch (pending) {
    if (!(pending instanceof Promise)) throw pending;
    await pending;
  }
}

async function hydrate() {
  const i18n = await createClientI18n(localeFromPathname(window.location.pathname));
  await decodeData();
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
retryRefusedFetches();
void hydrate();
// In production it stands in the page and has run before.
if (import.meta.env.DEV) void import('./entry.loader');
