import { expect, test } from 'vitest';
import { locales } from '~/i18n/locales';
import * as route from '~/routes/reception/newsletter';
import { openStaffDesk } from '../../../support/staff-desk';

test('subscribers are counted by language, in the site’s order of languages', async () => {
  const desk = await openStaffDesk();
  const at = new Date().toISOString();
  for (const locale of locales.toReversed())
    await desk.db
      .insertInto('newsletter_subscriptions')
      .values({ email: `${locale}@example.com`, locale, state: 'confirmed', requested_at: at })
      .execute();
  const { text } = await desk.open(route, '/reception/newsletter');
  const names = { hr: 'Hrvatski', en: 'English', de: 'Deutsch', it: 'Italiano' };
  expect(text).toContain(locales.map((locale) => `${names[locale]} 1`).join(' · '));
});
