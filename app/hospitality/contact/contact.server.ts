import type { ContentSource } from '~/content/content';
import { viewShareCard } from '~/content/page-view';
import type { Locale } from '~/i18n/locales';
import { viewContact } from './contact-view';

/** What the contact page shows today. */
export function loadContact(content: ContentSource, locale: Locale) {
  return {
    ...viewContact(content, locale, new Date()),
    shareCard: viewShareCard(content, 'contact', locale),
  };
}
