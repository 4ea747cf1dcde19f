import { bringNotices } from './features/frame/early-notices.client';
import { atFirstSign, startPageScript } from './features/frame/page-wake.client';
import { recall } from './features/frame/browser-memory.client';

// The page's first script, the only one that comes with every page (entry.server.tsx), so every line counts. What it starts is
// the page's own script, which imports nothing of this.

bringNotices();

// What a form's answer has to say is read first, also where no other script runs.
if (document.activeElement === document.body) {
  document.querySelector<HTMLElement>('[data-takes-focus]')?.focus();
}

const wake = atFirstSign(startPageScript);

// The basket's cookie is gone, its mirror is there: the visitor misses something now.
if (document.querySelector('[data-basket="unknown"]') && recall('local', 'cart') !== null) wake();
