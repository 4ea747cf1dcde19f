import type { Site } from '~/content/content-schema';
import type { SiteContent } from '~/content/content.server';
import type { Env } from '~/platform/env/env-schema';

/** What every email of the hotel needs beside its own facts. */
export type MailSettings = {
  site: Site;
  /** Public origin; the prefix of all links, whatever host a request was sent to. */
  siteUrl: string;
  /** The recipient of staff notifications; by default the seller's address, for guests' enquiries the hotel's. */
  staffAddress?: string | undefined;
};

/** Where staff read emails about orders, invoices and withdrawals. */
export const shopMailbox = ({ site, staffAddress = site.seller.email }: MailSettings) => ({
  name: site.hotel.fullName,
  address: staffAddress,
});

/** Where staff read emails about guests' enquiries. */
export const enquiryMailbox = ({ site, staffAddress = site.hotel.email }: MailSettings) => ({
  name: site.hotel.fullName,
  address: staffAddress,
});

/** The settings for emails with the content of now. */
export function mailSettings({
  content,
  env,
}: {
  content: SiteContent;
  env: Pick<Env, 'MAIL_TO' | 'SITE_URL'>;
}): MailSettings {
  const { site } = content.current().get();
  return { site, siteUrl: env.SITE_URL, staffAddress: env.MAIL_TO };
}
