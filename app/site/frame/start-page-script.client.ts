import { currentConnection, mayPrefetch } from '~/platform/browser/connection';

declare global {
  interface Window {
    /** Whether the browser restored this page from its back/forward cache before the page's script had run. */
    cameBackUnhydrated?: boolean;
  }
}

/**
 * Events that show a visitor is present. Not `pointerover`: browsers fire it for a resting pointer when a page appears
 * under it.
 */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
  'click',
  'input',
];
// Passive: the listeners must not affect the browser's default action.
const options = { capture: true, passive: true };

/**
 * Runs a task once, after the first interaction or when the page returns from the back/forward cache.
 * @returns a function that has the task run at once
 */
export function onFirstInteraction(task: () => void): () => void {
  const begin = (event?: Event & { movementX?: number; movementY?: number }) => {
    // Some browsers fire `pointermove` without movement when a page appears under a resting pointer.
    const isStill = event?.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;
    if (isStill) return;
    for (const sign of signs) window.removeEventListener(sign, begin, options);
    window.removeEventListener('pageshow', onReturn);
    // The event's own task ends first, so that what the browser itself does for a press is not delayed.
    setTimeout(task);
  };
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    window.cameBackUnhydrated = true;
    begin();
  };
  for (const sign of signs) window.addEventListener(sign, begin, options);
  window.addEventListener('pageshow', onReturn);
  return begin;
}

/**
 * Loads the page that Back or Forward leads to before the page's script runs. If scripts once showed both pages in one
 * document, the browser changes the address alone, also after this document has been loaded in its place (a reload, or
 * Back from the card provider's page).
 */
export function followHistory(): void {
  const { location } = window;
  const addressOf = () => location.pathname + location.search;
  const shown = addressOf();
  const follow = () => {
    if (addressOf() !== shown) location.reload();
  };
  window.addEventListener('popstate', follow);
  window.addEventListener('hydrated', () => window.removeEventListener('popstate', follow));
}

/** Whether the browser has what every page uses and no build replaces: Safari has both since 15.4, Firefox since 98. */
const isSupported = () => 'at' in Array.prototype && typeof HTMLDialogElement === 'function';

/**
 * Starts the page's script, which the page contains as inert data: either its text or its URL (entry.server.tsx). If
 * the script cannot be loaded, the connection is slow or the browser too old for it, the page stays as it is, complete
 * without scripts.
 * @param onMissing called in each of these cases
 */
export function startPageScript(onMissing: () => void): void {
  const data = document.getElementById('page-script');
  if (!data) return;
  if (!isSupported() || !mayPrefetch(currentConnection(), true)) {
    onMissing();
    return;
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.addEventListener('error', onMissing);
  if (data.dataset.src) script.src = data.dataset.src;
  else script.textContent = data.textContent;
  document.head.append(script);
  // The script runs nevertheless; without the element, the document is again what React expects to hydrate.
  script.remove();
}
