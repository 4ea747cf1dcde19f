import { useEffect } from 'react';

/** Loads what protects the forms once a visitor begins to fill one in that asks for it, and nothing before. */
export function useCaptcha(): void {
  useEffect(() => {
    const begin = ({ target }: Pick<Event, 'target'>) => {
      const form = target instanceof Element ? target.closest('form') : null;
      if (!form?.querySelector('[data-captcha]')) return;
      document.removeEventListener('focusin', begin);
      loadGuard().then(
        ({ guardForms }) => guardForms(form),
        // The form goes through without a token.
        () => {},
      );
    };
    document.addEventListener('focusin', begin);
    // Who was faster than the scripts stands in a field already.
    begin({ target: document.activeElement });
    return () => document.removeEventListener('focusin', begin);
  }, []);
}

/** A missing file loads the page anew elsewhere (entry.client.tsx); here it would cost what has been typed. */
async function loadGuard() {
  const keepPage = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('vite:preloadError', keepPage, true);
  try {
    return await import('./captcha-guard.client');
  } finally {
    window.removeEventListener('vite:preloadError', keepPage, true);
  }
}
