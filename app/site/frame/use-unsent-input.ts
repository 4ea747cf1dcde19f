import { useEffect } from 'react';
import { isChanged } from '~/components/forms/changed-field';
import { isPlainClick } from '~/components/ui/plain-click';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';

const texts = 'textarea, input:is([type="text"], [type="email"], [type="tel"])';

/** Whether the page has a form to write in, and something was typed or chosen there. Quantities are no such form. */
function hasUnsentInput(): boolean {
  return [...document.querySelectorAll<HTMLFormElement>('main form[method="post"]')].some(
    (form) => {
      const written = [...form.querySelectorAll<HTMLInputElement>(texts)];
      // What was typed before the scripts came has become the field's first text (keep-typed-text.client.ts).
      const isWritten = written.some(({ value }) => value !== '');
      return isWritten || (written.length > 0 && [...form.elements].some(isChanged));
    },
  );
}

/**
 * While a form holds something that was not sent, links load their pages as new documents: the router would discard the
 * fields, whereas Back in the browser brings them back as they were left. Nothing is stored.
 */
export function useUnsentInput(): void {
  const locale = useLocale();
  useEffect(() => {
    const checkout = href('checkout', locale);
    const cart = href('cart', locale);
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin !== window.location.origin) return;
      if (link.target || link.hasAttribute('download')) return;
      const { pathname, search } = window.location;
      const isSamePage = link.pathname === pathname && link.search === search;
      // Within a purchase it is stored (use-kept-input.ts).
      const isKept = pathname === checkout && [checkout, cart].includes(link.pathname);
      const isPanel = link.hasAttribute('data-side-cart-opener');
      if (isSamePage || isKept || isPanel || link.hreflang) return;
      if (!isPlainClick(event) || !hasUnsentInput()) return;
      event.preventDefault();
      window.location.assign(link.href);
    };
    // Before the router, which leaves a click alone that is already handled.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [locale]);
}
