import { holdPresses } from './site/frame/held-presses.client';
import { listenForDismissal } from './site/frame/strip-choice.client';
import {
  followHistory,
  onFirstInteraction,
  startPageScript,
} from './site/frame/start-page-script.client';
import { removeStored, readStored } from './platform/browser/browser-storage.client';

// The page's first script, and the only one that every page loads (entry.server.tsx), so every line counts. It starts
// the page's own script, which imports nothing from here.

listenForDismissal();

// The result of a form must be announced first, even if no other script runs.
function focusAnswer(options?: FocusOptions): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('[data-takes-focus]')?.focus(options);
}

// When browsers scroll to the URL's fragment, possibly in a later frame, they remove the focus again.
const focusAgain = () => requestAnimationFrame(() => focusAnswer({ preventScroll: true }));

focusAnswer();
focusAgain();
window.addEventListener('load', focusAgain);

followHistory();

const release = holdPresses();
const start = onFirstInteraction(() => startPageScript(release));

// The page waits for something and asks for it by script.
if (document.querySelector('[data-starts-scripts]')) start();

if (readStored('local', 'cart') !== null) {
  const state = document.querySelector<HTMLElement>('[data-cart-state]')?.dataset.cartState;
  // The cart's cookie is gone but its mirror exists, so the cart is missing from the page: hydrate now.
  if (state === 'unknown') start();
  // The cart was ordered or emptied, so the mirror must not restore it.
  if (state === 'empty') removeStored('local', 'cart');
}
