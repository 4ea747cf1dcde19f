import { useEffect, useState } from 'react';
import { useHydrated } from '~/components/ui/use-hydrated';
import { focusElement } from './focus-main';

/**
 * Shows an error page from its start, and focuses its heading, if it has replaced a page that was open: the address is
 * then the same, and the visitor would be left where the form's button was, below the message.
 */
export function useErrorFocus(): void {
  const isHydrated = useHydrated();
  // An error page from the server is shown from its start by the browser.
  const [isReplacement] = useState(isHydrated);
  useEffect(() => {
    if (!isReplacement) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('#main h1');
    if (heading) focusElement(heading);
  }, [isReplacement]);
}
