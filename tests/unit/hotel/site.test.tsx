import { expect, test } from 'vitest';
import { TextScreen } from '~/site/texts/text-screen';
import { loadTextPage } from '~/site/texts/texts.server';
import { locales } from '~/i18n/locales';
import type { PageId } from '~/routing/page-table';
import { site } from '#hotel/site';
import { loadGuarantee } from '~/shop/guarantee/guarantee.server';
import { makeLoadContext } from '../../support/load-context';
import { renderScreen } from '../../support/render-screen';
import { siteContent as content } from '../../support/site-content';

const textPages: PageId[] = [
  'terms',
  'shipping',
  'payment',
  'privacy',
  'cookies',
  'imprint',
  'accessibility',
  'guarantee',
  'withdrawal',
];

test.each(textPages)('%s is complete in every language: one h1, no bare markup', async (page) => {
  for (const locale of locales) {
    const html = await renderScreen(
      <TextScreen view={loadTextPage(makeLoadContext({ content }), page, locale)} />,
      { locale },
    );
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/\]\(|undefined/);
  }
});

test('the cookie page names the cart’s cookie and says when it ends', async () => {
  const html = await renderScreen(
    <TextScreen view={loadTextPage(makeLoadContext({ content }), 'cookies', 'en')} />,
    {
      locale: 'en',
    },
  );
  for (const name of ['cart', 'positions', 'language-hint', 'module-reload']) {
    expect(html).toContain(`>${name} (`);
  }
  expect(html).toContain('7\u00a0days');
});

test('the withdrawal form has lines to write on and the seller’s address', async () => {
  const html = await renderScreen(
    <TextScreen view={loadTextPage(makeLoadContext({ content }), 'withdrawal', 'de')} />,
    {
      locale: 'de',
    },
  );
  expect(html).toContain(
    'An: Murva\u00a0d.o.o., Ulica pod zidom\u00a04, 52499\u00a0Ladonjan, Kroatien',
  );
  expect(html.match(/text-sheet__blank/g)).toHaveLength(9);
});

test('the closed dispute platform of the EU is linked nowhere', async () => {
  for (const locale of locales) {
    const html = await renderScreen(
      <TextScreen view={loadTextPage(makeLoadContext({ content }), 'imprint', locale)} />,
      {
        locale,
      },
    );
    expect(html).not.toContain('ec.europa.eu');
    expect(html).toContain('dirh.gov.hr');
  }
});

test.each(locales)('%s: with analytics the cookie page names its cookies', async (locale) => {
  const context = makeLoadContext({ env: { ANALYTICS_ID: 'G-TEST1234' }, content });
  const html = await renderScreen(<TextScreen view={loadTextPage(context, 'cookies', locale)} />, {
    locale,
  });
  expect(html).toContain('_ga (Google)');
});

test('the content brings no artwork of the guarantee notice: the link stands alone', () => {
  expect(site.guaranteeNotice).toBeUndefined();
  for (const locale of locales) {
    const view = loadGuarantee(site, locale);
    expect(view.notice).toBeUndefined();
    expect(view.text.length).toBeGreaterThan(60);
  }
});

test('the map of the content shows the coordinates of the hotel', () => {
  const { mapUrl, latitude, longitude } = site.hotel;
  const { searchParams } = new URL(mapUrl);
  expect(searchParams.get('mlat')).toBe(latitude.toFixed(4));
  expect(searchParams.get('mlon')).toBe(longitude.toFixed(4));
});
