import { getContent } from '~/content/content.server';
import { viewShareCard } from '~/content/page-view';
import type { Locale } from '~/i18n/locales';
import { viewContact } from './contact-view';

/** What the contact page shows today. */
export function loadContact(locale: Locale) {
  const content = getContent();
  return {
    ...viewContact(content, locale, new Date()),
    shareCard: viewShareCard(content, 'contact', locale),
  };
}
