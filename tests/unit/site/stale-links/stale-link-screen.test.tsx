import { expect, test } from 'vitest';
import type { FrameData } from '~/components/layout/frame-data';
import { StaleLinkScreen } from '~/site/stale-links/stale-link-screen';
import { getT } from '~/i18n/i18n.server';
import { locales } from '~/i18n/locales';
import { renderScreen } from '../../../support/render-screen';

const hotel = { phone: '+4312345', phoneDisplay: '+43 1 23 45', email: 'office@linden.example' };

test.each(locales)('says in %s what may be wrong with a link and whom to ask', async (locale) => {
  const frame = { hotel } as FrameData;
  const html = await renderScreen(<StaleLinkScreen />, { locale, frame });
  const t = getT(locale);
  expect(html).toContain(`<h1>${t('texts:staleLink.title')}</h1>`);
  expect(html).toContain(`>${t('texts:staleLink.text')}</p>`);
  expect(html).toContain(`href="tel:${hotel.phone}">${hotel.phoneDisplay}</a>`);
  expect(html).toContain(`<a href="mailto:${hotel.email}">${hotel.email}</a>`);
  expect(html).not.toContain(t('notFound.message'));
});
