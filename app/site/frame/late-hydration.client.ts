import { recall, remember } from '~/platform/browser/browser-memory.client';
import { placesKey, scrollKey } from './use-anchor-scroll';

/**
 * Keeps React from putting a text box's first text back while it takes the page over (facebook/react, ReactDOMTextarea: where
 * the text is the one that it expects): what has been typed becomes the first text.
 */
export function keepTypedText(): void {
  const keep = (box: HTMLTextAreaElement) => {
    if (box.value !== box.defaultValue) box.defaultValue = box.value;
  };
  document.querySelectorAll('textarea').forEach(keep);
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) keep(target);
  });
}

/**
 * Forgets the place that the router remembers for this page: the browser itself has restored it long ago, and the visitor
 * has scrolled since.
 */
export function leaveScrollAlone(): void {
  const places = recall('session', placesKey);
  if (places === null) return;
  const { pathname, search, hash } = window.location;
  const { key = 'default' } = (window.history.state ?? {}) as { key?: string };
  remember('session', placesKey, forgetPlace(places, scrollKey({ key, pathname, search, hash })));
}

/** @param places JSON, as the router writes it */
export function forgetPlace(places: string, key: string): string {
  try {
    const { [key]: _here, ...others } = JSON.parse(places) as Record<string, number>;
    return JSON.stringify(others);
  } catch {
    return '{}';
  }
}
