import { locales } from '~/i18n/locales';
import { recall, remember } from '~/platform/browser/browser-memory.client';
import { readAnswer } from '~/site/consent/consent';
import { focusMain } from './focus-main';
import { preferredLocale } from './preferred-locale';

const key = 'language-hint';

// What the strip above the page shows, one thing at a time (frame.css): this page in the language that the browser prefers, as an
// offer; else the question about measuring visits, while it is unanswered; else the closure.

/** Runs in the head of every page, so every byte counts: in the page's flow, the strip must be known before the first paint. */
export function offerLanguage(): void {
  const { dataset, lang } = document.documentElement;
  const wanted = preferredLocale(navigator.languages, locales);
  if (wanted && wanted !== lang && recall('local', key) === null) dataset.strip = wanted;
}

/** Runs behind it in the head, where visits may be measured. */
export function askForConsent(): void {
  const { dataset } = document.documentElement;
  if (!dataset.strip && !readAnswer(document.cookie)) dataset.strip = 'consent';
}

/** What it showed is answered. */
export function clearStrip(): void {
  delete document.documentElement.dataset.strip;
}

/** Takes the offer of another language away for good; must not wait for the page's own scripts, nor bring them. */
export function listenForDismissal(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-dismiss]');
    if (!button) return;
    if (button === document.activeElement) focusMain();
    remember('local', key, 'dismissed');
    clearStrip();
    if (document.querySelector('.consent-strip')) askForConsent();
  });
}
