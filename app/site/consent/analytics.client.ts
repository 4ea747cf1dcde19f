import { consentSeconds } from './consent';
import { measuredAddress, measuredReferrer } from './measured-address';

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** Google's own opt-out switch: its script sends nothing while this is true (`ga-disable-G-…`). */
    [disable: `ga-disable-${string}`]: boolean | undefined;
  }
}

const script = 'https://www.googletagmanager.com/gtag/js';
let isLoaded = false;
let lastPage: string | undefined;

/** Google's script expects the `arguments` object itself, not an array. */
function gtag(..._words: unknown[]): void {
  window.dataLayer?.push(arguments);
}

function load(id: string): void {
  isLoaded = true;
  window.dataLayer ??= [];
  // No advertising, regardless of the account's settings.
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  gtag('js', new Date());
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_expires: consentSeconds,
    cookie_flags: 'SameSite=Lax',
    page_location: window.location.origin,
    page_referrer: measuredReferrer(document.referrer, window.location.origin),
  });
  const element = document.createElement('script');
  element.async = true;
  element.src = `${script}?id=${encodeURIComponent(id)}`;
  document.head.append(element);
}

/** Records a view of the current page if that page may be measured; on any other page, Google's script is disabled. */
export function measurePage(id: string): void {
  const address = measuredAddress(window.location.href);
  window[`ga-disable-${id}`] = address === undefined;
  if (address === undefined || address === lastPage) return;
  lastPage = address;
  if (!isLoaded) load(id);
  gtag('set', { page_location: address });
  gtag('event', 'page_view', { page_location: address, page_title: document.title });
}
