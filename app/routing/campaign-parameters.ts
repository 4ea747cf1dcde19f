/**
 * Query parameters that advertising and newsletters add to links to tell visits apart. No page of this site reads
 * them on the server, so a page is the same with and without them. From the vendors' documentation: Google Analytics
 * (`utm_*`, `_gl`), Google Ads and Merchant Center (`gclid`, `gclsrc`, `gbraid`, `wbraid`, `gad_*`, `dclid`,
 * `srsltid`), Meta (`fbclid`, `igshid`, `igsh`), Microsoft (`msclkid`), Mailchimp (`mc_cid`, `mc_eid`), TikTok
 * (`ttclid`), LinkedIn (`li_fat_id`), X (`twclid`), Yandex (`yclid`).
 */
const campaign =
  /^(?:utm_.*|gad_.*|_gl|\w{1,2}clid|msclkid|gclsrc|[gw]braid|igsh(?:id)?|li_fat_id|mc_[ce]id|srsltid)$/;

/** A query (`?a=b`, or an empty string) without its campaign parameters; the others are not re-encoded. */
export function withoutCampaign(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => !campaign.test(part.replace(/=.*/s, '')))
    .join('&');
  return kept === '' ? '' : `?${kept}`;
}
