import { recall, remember } from '~/platform/browser/browser-memory.client';
import { focusMain } from './focus-main';
import { preferredLocale } from './preferred-locale';

/**
 * Shows the offer of another language, which is hidden in the page, and removes it again. This belongs to the page's first script for
 * as long as the document lives: it must not wait for the page's own scripts, nor bring them.
 */
export function bringNotices(): void {
  const hint = findHint();
  if (hint) hint.hidden = false;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-dismiss]');
    if (button) dismiss(button.closest<HTMLElement>('.notices > *'));
  });
}

/** This page in the language that the browser prefers, as an offer; no visitor is redirected. */
function findHint(): HTMLElement | undefined {
  if (recall('local', 'language-hint') !== null) return undefined;
  const hints = [...document.querySelectorAll<HTMLElement>('.language-hint')];
  const offered = [document.documentElement, ...hints].map(({ lang }) => lang);
  const wanted = preferredLocale(navigator.languages, offered);
  return hints.find(({ lang }) => lang === wanted);
}

function dismiss(notice: HTMLElement | null): void {
  if (!notice) return;
  if (notice.contains(document.activeElement)) focusMain();
  notice.hidden = true;
  remember('local', 'language-hint', 'dismissed');
}
