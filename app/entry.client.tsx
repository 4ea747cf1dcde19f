import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { keepTypedText } from './site/frame/keep-typed-text.client';
import { reloadForMissingPart } from './platform/browser/module-reload.client';
import { ignoreSkippedTransitions } from './site/frame/page-transitions.client';
import { retryRefusedFetches } from './platform/browser/retry-refused-fetches.client';
import { requireCompleteResponses } from './platform/browser/complete-responses.client';
import { writeCartInTurn } from './shop/cart/write-in-turn.client';
import { createClientI18n } from './i18n/i18n.client';
import { localeFromPathname } from './i18n/locales';

/**
 * On its first render the framework decodes the page's data and throws the promise of it. Thrown during hydration, it
 * would crash the application on a key press or click at that moment (React error 345), so the data are decoded
 * beforehand.
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

// A text bundle that is gone after a deployment; page scripts have their own guard (use-module-guard.ts).
window.addEventListener('vite:preloadError', (event) => {
  if (reloadForMissingPart()) event.preventDefault();
});

ignoreSkippedTransitions();
// Innermost: what the others send again waits too.
writeCartInTurn();
retryRefusedFetches();
requireCompleteResponses();
void hydrate();
// In production it is part of the page and has already run.
if (import.meta.env.DEV) void import('./entry.loader');
