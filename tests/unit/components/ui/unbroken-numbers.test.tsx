import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UnbrokenNumbers } from '~/components/ui/unbroken-numbers';

const whole = (number: string) => `<span class="nowrap">${number}</span>`;

test.each([
  ['Withdrawal (R-2026-MGA3CE): soap', `Withdrawal (${whole('R-2026-MGA3CE')}): soap`],
  ['Ulica 95–97\n51000 Rijeka', `Ulica ${whole('95–97')}\n51000 Rijeka`],
  ['Cancelled: Ana · 19:30', 'Cancelled: Ana\u00A0· 19:30'],
  ['Via Roma 12-14/B', `Via Roma ${whole('12-14/B')}`],
  // What has no digits may break at its hyphens, and what is too long for a line has to.
  ['Müller-Lüdenscheidt', 'Müller-Lüdenscheidt'],
  ['Trg-hrvatskih-branitelja-12', 'Trg-hrvatskih-branitelja-12'],
  [
    'Paid: P-Z53SD1FM1MK8BVMPDB0KHTKE3G',
    'Paid: <span class="fills-line">P-Z53SD1FM1MK8BVMPDB0KHTKE3G</span>',
  ],
])('“%s” breaks only between its numbers, and after its dots', (text, html) => {
  expect(renderToStaticMarkup(<UnbrokenNumbers text={text} />)).toBe(html);
});
