import { recall, remember } from '~/platform/browser/browser-memory.client';
import { focusMain } from './focus-main';
import { preferredLocale } from './preferred-locale';

const memory = 'closure-notice';
const closureDelayMs = 1_000;
const shown = '.closure:not([hidden])';
/** What takes Esc before a notice does; an open popover holds the focus. */
const topmost = 'dialog[open], .languages[open], [popover]:focus-within';

/**
 * Shows the notices that are hidden in the page, and removes them again. This belongs to the page's first script for
 * as long as the document lives: a notice must not wait for the page's own scripts, nor bring them.
 */
export function bringNotices(): void {
  const hint = findHint();
  const closure = findClosure();
  const show = () => {
    if (hint) hint.hidden = false;
    if (!closure) return;
    closure.hidden = false;
    remember('session', memory, closure.dataset.closure ?? '');
  };
  // Both together: the second would push the first away.
  if (closure) afterLoad(show);
  else show();
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-dismiss]');
    if (button) dismiss(button.closest<HTMLElement>('.notices > *'));
  });
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !document.querySelector(topmost)) {
      dismiss(document.querySelector<HTMLElement>(shown));
    }
  };
  // Before those who close something on the same key.
  document.addEventListener('keydown', onKey, { capture: true });
}

/** This page in the language that the browser prefers, as an offer; no visitor is redirected. */
function findHint(): HTMLElement | undefined {
  if (recall('local', 'language-hint') !== null) return undefined;
  const hints = [...document.querySelectorAll<HTMLElement>('.language-hint')];
  const offered = [document.documentElement, ...hints].map(({ lang }) => lang);
  const wanted = preferredLocale(navigator.languages, offered);
  return hints.find(({ lang }) => lang === wanted);
}

/** The notice that the hotel is closed, shown once a session. */
function findClosure(): HTMLElement | undefined {
  const notice = document.querySelector<HTMLElement>('.closure');
  return notice && recall('session', memory) !== notice.dataset.closure ? notice : undefined;
}

/** Runs a task a second after the page is there. */
function afterLoad(task: () => void): void {
  const wait = () => setTimeout(task, closureDelayMs);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

function dismiss(notice: HTMLElement | null): void {
  if (!notice) return;
  if (notice.contains(document.activeElement)) focusMain();
  notice.hidden = true;
  if (notice.lang) remember('local', 'language-hint', 'dismissed');
}
