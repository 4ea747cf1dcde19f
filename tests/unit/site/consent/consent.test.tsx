import { expect, test } from 'vitest';
import { readAnswer } from '~/site/consent/consent';
import { ConsentForm } from '~/site/consent/consent-form';
import { measuredAddress, measuredReferrer } from '~/site/consent/measured-address';
import { recordConsent } from '~/site/consent/record-consent.server';
import { TextScreen } from '~/site/texts/text-screen';
import { loadTextPage } from '~/site/texts/texts.server';
import { locales } from '~/i18n/locales';
import { showsConsentAnswer } from '~/platform/http/shared-pages';
import { renderScreen } from '../../../support/render-screen';
import { makeLoadContext } from '../../../support/load-context';

const settings = { SITE_URL: 'https://www.linden.test', ANALYTICS_ID: 'G-TEST1234' };
const context = makeLoadContext({ env: settings });

test('only a plain yes or no counts as an answer', () => {
  expect(readAnswer('consent=yes')).toBe('yes');
  expect(readAnswer('a=b; __Host-consent=no; cart=x')).toBe('no');
  for (const cookies of [null, '', 'consent=', 'consent=YES', 'consent=yesno', 'noconsent=yes']) {
    expect(readAnswer(cookies), String(cookies)).toBeUndefined();
  }
});

const site = 'https://www.linden.test';

test.each([
  ['/', '/'],
  ['/de/shop/spring-oil', '/de/shop/spring-oil'],
  ['/en?utm_source=letter&utm_campaign=oil', '/en?utm_source=letter&utm_campaign=oil'],
  ['/en?fbclid=abc&utm_source=letter&gclid=def', '/en?utm_source=letter'],
  ['/en?fbclid=abc', '/en'],
  ['/kontakt?sent=1&fbclid=abc', undefined],
  ['/galerija?category=rooms', undefined],
  ['/kontakt?sent=1', undefined],
  ['/raskid-ugovora?receipt=abc', undefined],
  ['/narudzba/abcdefghijkl', undefined],
  ['/de/shop/checkout?step=review', undefined],
  ['/shop/cart', undefined],
  ['/success?order=abc', undefined],
  ['/newsletter/confirm?token=abc', undefined],
  ['/unknown', undefined],
])('LAW-19: for %s an outside service gets %s', (path, sent) => {
  expect(measuredAddress(site + path)).toBe(sent && site + sent);
});

test('LAW-19: the referrer is sent only if it was another site', () => {
  expect(measuredReferrer('https://search.test/?q=oil', site)).toBe('https://search.test/?q=oil');
  expect(measuredReferrer(`${site}/narudzba/abc`, site)).toBe('');
  expect(measuredReferrer('', site)).toBe('');
});

const post = (body: string, headers: Record<string, string> = {}) =>
  recordConsent(context.env, new Request(`${site}/consent`, { method: 'POST', body, headers }));

test('an answer is kept for half a year, readable for scripts, and leads back', async () => {
  expect(await post('answer=yes&from=/de/shop')).toEqual({
    cookies: ['__Host-consent=yes; Max-Age=15552000; Path=/; SameSite=Lax; Secure'],
    page: '/de/shop',
  });
  expect((await post('answer=yes&from=/de/cookies'))?.page).toBe('/de/cookies#consent');
  expect((await post('answer=no&from=https://evil.test/'))?.page).toBe('/cookies');
  expect((await post('answer=no&from=//evil.test'))?.page).toBe('/cookies');
  expect(await post('answer=maybe')).toBeUndefined();
  expect(await post('')).toBeUndefined();
});

test('a refusal deletes Google’s cookies on every domain that its script may have used', async () => {
  const cookie = 'a=1; _ga=GA1.1; _ga_TEST1234=GS1; _gaming=2; cart=x';
  const taken = await post('answer=no', { cookie });
  const domains = ['', '; Domain=www.linden.test', '; Domain=linden.test'];
  expect(taken?.cookies.slice(1)).toEqual(
    ['_ga', '_ga_TEST1234'].flatMap((name) =>
      domains.map((domain) => `${name}=; Max-Age=0; Path=/${domain}`),
    ),
  );
  expect((await post('answer=yes', { cookie }))?.cookies).toHaveLength(1);
});

test.each(locales)('%s: yes and no are two equal buttons, neither preselected', async (locale) => {
  const view = loadTextPage(context, 'cookies', locale);
  const html = await renderScreen(<TextScreen view={view} />, { locale, path: '/cookies' });
  const [form = ''] = /<form class="consent__choice".*?<\/form>/.exec(html) ?? [];
  expect(form).toContain('method="post" action="/consent"');
  const buttons = [...form.matchAll(/<button ([^>]*)>/g)].map(([, attributes]) => attributes);
  const alike = 'type="submit" class="btn btn--line"';
  expect(buttons).toEqual([
    `name="answer" value="no" ${alike}`,
    `name="answer" value="yes" ${alike}`,
  ]);
  expect(form).not.toMatch(/checked|autofocus|disabled/i);
  expect(html).toContain('_ga (Google)');
  expect(html.indexOf('id="consent"')).toBeGreaterThan(0);
});

test('the cookies page shows the choice and is then not shared with other visitors', async () => {
  const states = [undefined, 'consent=yes', 'consent=no'].map(
    (cookies) => loadTextPage(context, 'cookies', 'en', cookies).consent?.state,
  );
  expect(new Set(states).size).toBe(3);
  expect(showsConsentAnswer('/en/cookies', 'consent=yes')).toBe(true);
  expect(showsConsentAnswer('/en/cookies', '')).toBe(false);
  expect(showsConsentAnswer('/en/shop', '__Host-consent=yes')).toBe(false);
});

test.each(locales)(
  '%s: without ANALYTICS_ID the texts do not mention analytics',
  async (locale) => {
    const bare = makeLoadContext({ env: { ...settings, ANALYTICS_ID: undefined } });
    for (const page of ['cookies', 'privacy'] as const) {
      const view = loadTextPage(bare, page, locale);
      const html = await renderScreen(<TextScreen view={view} />, { locale, path: '/cookies' });
      expect(view.consent).toBeNull();
      expect(html).not.toMatch(/Google|reCAPTCHA|Stripe|name="answer"/);
    }
  },
);

test('the form leads back to the page that showed it', async () => {
  const analytics = { id: 'G-1', title: 't', text: 'x', yes: 'y', no: 'n', manage: 'm' };
  const html = await renderScreen(<ConsentForm analytics={analytics} from="/en/shop?a=1" />);
  expect(html).toContain('<input type="hidden" name="from" value="/en/shop?a=1"/>');
});
