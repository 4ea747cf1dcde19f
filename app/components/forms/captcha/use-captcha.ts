import { useEffect } from 'react';
import { loadOptional } from '~/platform/browser/module-reload.client';

/** Loads the captcha only when a visitor begins to fill in a form that uses it. */
export function useCaptcha(): void {
  useEffect(() => {
    const begin = ({ target }: Pick<Event, 'target'>) => {
      const form = target instanceof Element ? target.closest('form') : null;
      if (!form?.querySelector('[data-captcha]')) return;
      document.removeEventListener('focusin', begin);
      loadOptional(() => import('./captcha-guard.client')).then(
        ({ guardForms }) => guardForms(form),
        // If loading fails, the form is submitted without a token.
        () => {},
      );
    };
    document.addEventListener('focusin', begin);
    // A visitor may have focused a field before hydration.
    begin({ target: document.activeElement });
    return () => document.removeEventListener('focusin', begin);
  }, []);
}
