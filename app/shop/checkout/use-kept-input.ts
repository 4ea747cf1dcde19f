import { useEffect } from 'react';
import { isChanged } from '~/components/forms/changed-field';
import { isPlainClick } from '~/components/ui/plain-click';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';

function readBody(form: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  return body;
}

/**
 * Stores what was typed in a step and not sent, as the step's button does, when the shopper goes to another step, to the
 * cart or to another language. A shopper who leaves the checkout has sent nothing.
 * @param id of the step's form
 */
export function useKeptInput(id: string): void {
  const locale = useLocale();
  useEffect(() => {
    const form = document.getElementById(id);
    if (!(form instanceof HTMLFormElement)) return undefined;
    const paths = [href('checkout', locale), href('cart', locale)];
    // Also what was typed before the scripts had loaded.
    let isUnsent = [...form.elements].some(isChanged);
    const setUnsent = (value: boolean) => () => {
      isUnsent = value;
    };
    const onInput = setUnsent(true);
    const onSubmit = setUnsent(false);
    /** Ends when the site has answered, and after three seconds at most. */
    const send = async (): Promise<void> => {
      isUnsent = false;
      // `AbortSignal.timeout` is newer than the oldest browsers that run this.
      const ending = new AbortController();
      const limit = setTimeout(() => ending.abort(), 3000);
      const { signal } = ending;
      const init = { method: 'POST', redirect: 'manual', keepalive: true, signal } as const;
      await fetch(form.action, { ...init, body: readBody(form) }).catch(() => undefined);
      clearTimeout(limit);
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!isUnsent || !link || link.target === '_blank' || !isPlainClick(event)) return;
      if (link.hreflang) {
        // A new document: it must not be loaded before the input is stored.
        event.preventDefault();
        void send().then(() => window.location.assign(link.href));
      } else if (paths.includes(link.pathname)) void send();
    };
    form.addEventListener('input', onInput);
    form.addEventListener('submit', onSubmit);
    document.addEventListener('click', onClick);
    return () => {
      form.removeEventListener('input', onInput);
      form.removeEventListener('submit', onSubmit);
      document.removeEventListener('click', onClick);
      // Back and Forward press no link.
      if (isUnsent && window.location.pathname === href('checkout', locale)) void send();
    };
  }, [id, locale]);
}
