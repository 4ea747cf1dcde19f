import { useEffect } from 'react';

/**
 * Without a connection the browser submits forms itself: it says so on a page of its own, and Back returns to the form with
 * everything typed. The framework would replace the form by an error page.
 */
export function useOfflineForms(): void {
  useEffect(() => {
    // Capturing on `window`, ahead of the framework's own listener.
    window.addEventListener('submit', leaveToBrowser, true);
    return () => window.removeEventListener('submit', leaveToBrowser, true);
  }, []);
}

/** Hides a submission from the framework while there is no connection. */
export function leaveToBrowser(event: Pick<Event, 'stopPropagation'>): void {
  if (!navigator.onLine) event.stopPropagation();
}
