import { currentConnection, mayPrefetch } from '~/platform/browser/connection';

declare global {
  interface Window {
    /** The browser brought this page back from its cache before the page's script ran. */
    cameBackAsleep?: boolean;
  }
}

/** Signs of a visitor. Not `pointerover`: browsers report it for a resting pointer when a page appears under it. */
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
// It only listens: what the browser itself does with the event must happen.
const options = { capture: true, passive: true };

/**
 * Runs a task once: at the first sign of a visitor, or when the page comes back from the browser's cache.
 * @returns runs it now
 */
export function atFirstSign(task: () => void): () => void {
  const begin = (event?: Event & { movementX?: number; movementY?: number }) => {
    // When a page appears under a resting pointer, some browsers report a movement of zero.
    const isStill = event?.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;
    if (isStill) return;
    for (const sign of signs) window.removeEventListener(sign, begin, options);
    window.removeEventListener('pageshow', onReturn);
    task();
  };
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    window.cameBackAsleep = true;
    begin();
  };
  for (const sign of signs) window.addEventListener(sign, begin, options);
  window.addEventListener('pageshow', onReturn);
  return begin;
}

/**
 * Starts the page's script, which came with the page as data: its text, or its address (entry.server.tsx). A script
 * that cannot be loaded leaves the page as it is, which is complete.
 * @param onMissing called when the script will not run
 */
export function startPageScript(onMissing: () => void): void {
  const asleep = document.getElementById('page-script');
  if (!asleep || !mayPrefetch(currentConnection(), true)) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.addEventListener('error', onMissing);
  if (asleep.dataset.src) script.src = asleep.dataset.src;
  else script.textContent = asleep.textContent;
  document.head.append(script);
  // It runs all the same, and the document is again what React expects.
  script.remove();
}
