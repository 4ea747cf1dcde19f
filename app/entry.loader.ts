import { holdPresses } from './site/frame/held-presses.client';
import { listenForDismissal } from './site/frame/strip-choice.client';
import { atFirstSign, startPageScript } from './site/frame/page-wake.client';
import { forget, recall } from './platform/browser/browser-memory.client';

// The page's first script, the only one that comes with every page (entry.server.tsx), so every line counts. What it starts is
// the page's own script, which imports nothing of this.

listenForDismissal();

// What a form's answer has to say is read first, also where no other script runs.
function focusAnswer(options?: FocusOptions): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('[data-takes-focus]')?.focus(options);
}

// Going to the fragment in the address, browsers take the focus away again, in a frame that may come later.
const focusAgain = () => requestAnimationFrame(() => focusAnswer({ preventScroll: true }));

focusAnswer();
focusAgain();
window.addEventListener('load', focusAgain);

const letGo = holdPresses();
const wake = atFirstSign(() => startPageScript(letGo));

if (recall('local', 'cart') !== null) {
  const state = document.querySelector<HTMLElement>('[data-cart-state]')?.dataset.cartState;
  // The cart's cookie is gone, its mirror is there: the visitor misses something now.
  if (state === 'unknown') wake();
  // Bought or emptied: what the mirror still has must not come back.
  if (state === 'empty') forget('local', 'cart');
}
