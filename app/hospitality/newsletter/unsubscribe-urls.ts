import type { Locale } from '~/i18n/locales';
import { href } from '~/routing/href';
import { resourceHref } from '~/routing/resource-href';

/** The unsubscribe URLs of a subscriber: a page with a button, and the one to which mail programs post (RFC 8058). */
export const unsubscribeUrls = (siteUrl: string, locale: Locale, token: string) => ({
  page: `${siteUrl}${href('newsletterLeave', locale)}?token=${token}`,
  oneClick: `${siteUrl}${resourceHref('newsletter.one-click')}?token=${token}`,
});
