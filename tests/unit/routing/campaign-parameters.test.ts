import { expect, test } from 'vitest';
import { withoutCampaign } from '~/routing/campaign-parameters';

test.each([
  ['', ''],
  ['?', ''],
  ['?utm_source=letter&utm_medium=email', ''],
  ['?gclid=a&gbraid=b&wbraid=c&dclid=d&gad_source=1&gclsrc=aw.ds&srsltid=e&_gl=f', ''],
  ['?fbclid=a&igshid=b&msclkid=c&mc_cid=d&mc_eid=e&ttclid=f&li_fat_id=g&twclid=h&yclid=i', ''],
  ['?utm_source', ''],
  ['?sent=1&utm_source=letter', '?sent=1'],
  ['?a=x%20y+z&fbclid=1&b=&a=2', '?a=x%20y+z&b=&a=2'],
  // Other names, and values that look like names.
  [
    '?utm=1&UTM_SOURCE=2&xfbclid=3&gclid2=4&q=fbclid',
    '?utm=1&UTM_SOURCE=2&xfbclid=3&gclid2=4&q=fbclid',
  ],
  ['?_data=root&utm_source=a', '?_data=root'],
])('%s without campaigns is %s', (search, rest) => {
  expect(withoutCampaign(search)).toBe(rest);
});
