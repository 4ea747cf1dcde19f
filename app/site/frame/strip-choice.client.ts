import { locales } from '~/i18n/locales';
import { preferredLocale } from '~/i18n/preferred-locale';
import { readStored, writeStored } from '~/platform/browser/browser-storage.client';
import { readAnswer } from '~/site/consent/consent';
import { focusMain } from './focus-main';

const key = 'language-hint';

// The strip above the page shows one thing at a time (frame.css): a link to this page in the language that the browser
// prefers; otherwise the consent question while it is unanswered; otherwise the closure notice.

/**
 * Runs in the head of every page, because the strip is in the page's flow and must be decided before the first paint.
 * Every byte counts.
 */
export function offerLanguage(): void {
  const { dataset, lang } = document.documentElement;
  const wanted = preferredLocale(navigator.languages, locales);
  if (wanted && wanted !== lang && readStored('local', key) === null) dataset.strip = wanted;
}

/** Runs after `offerLanguage` in the head, only if visits may be measured. */
export function askForConsent(): void {
  const { dataset } = document.documentElement;
  if (!dataset.strip && !readAnswer(document.cookie)) dataset.strip = 'consent';
}

/** Hides the strip once its question has been answered. */
export function clearStrip(): void {
  delete document.documentElement.dataset.strip;
}

/** Dismisses the language link permanently. Must neither wait for hydration nor trigger it. */
export function listenForDismissal(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-dismiss]');
    if (!button) return;
    if (button === document.activeElement) focusMain();
    writeStored('local', key, 'dismissed');
    clearStrip();
    if (document.querySelector('.consent-strip')) askForConsent();
  });
}
