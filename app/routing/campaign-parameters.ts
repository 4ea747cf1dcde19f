/**
 * Query parameters that advertising and newsletters add to links to tell visits apart. No page of ours reads them on the
 * server, so the page is the same with and without. From the vendors' documentation: Google Analytics (`utm_*`, `_gl`),
 * Google Ads and Merchant Center (`gclid`, `gclsrc`, `gbraid`, `wbraid`, `gad_*`, `dclid`, `srsltid`), Meta (`fbclid`,
 * `igshid`, `igsh`), Microsoft (`msclkid`), Mailchimp (`mc_cid`, `mc_eid`), TikTok (`ttclid`), LinkedIn (`li_fat_id`),
 * X (`twclid`), Yandex (`yclid`).
 */
const names: ReadonlySet<string> = new Set([
  '_gl',
  'dclid',
  'fbclid',
  'gad_campaignid',
  'gad_source',
  'gbraid',
  'gclid',
  'gclsrc',
  'igsh',
  'igshid',
  'li_fat_id',
  'mc_cid',
  'mc_eid',
  'msclkid',
  'srsltid',
  'ttclid',
  'twclid',
  'wbraid',
  'yclid',
]);

const isCampaign = (name: string) => name.startsWith('utm_') || names.has(name);

/** A query (`?a=b`, or an empty string) without its campaign parameters; the others stay as they are written. */
export function withoutCampaign(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => !isCampaign(part.split('=', 1)[0] ?? ''))
    .join('&');
  return kept === '' ? '' : `?${kept}`;
}
