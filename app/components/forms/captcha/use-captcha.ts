import { useEffect } from 'react';
import { loadOptional } from '~/platform/browser/module-reload.client';

/** Loads what protects the forms once a visitor begins to fill one in that asks for it, and nothing before. */
export function useCaptcha(): void {
  useEffect(() => {
    const begin = ({ target }: Pick<Event, 'target'>) => {
      const form = target instanceof Element ? target.closest('form') : null;
      if (!form?.querySelector('[data-captcha]')) return;
      document.removeEventListener('focusin', begin);
      loadOptional(() => import('./captcha-guard.client')).then(
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
