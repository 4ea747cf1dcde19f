import { expect, test } from 'vitest';
import { getT } from '~/i18n/i18n.server';
import { locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { Shopper } from '../support/shopper';
import { siteForTests } from '../support/site-for-tests';

// LAW-19 with analytics enabled.
const site = siteForTests({ env: { ANALYTICS_ID: 'G-TEST1234' } });

test.each(locales)(
  '%s: giving, refusing and withdrawing consent, without scripts',
  async (locale) => {
    const t = getT(locale);
    const shopper = new Shopper(site.url);
    const page = await shopper.open(href('cookies', locale));
    expect(shopper.cookies.size).toBe(0);
    expect(page.text).toContain(t('consent:asked'));
    const yes = await shopper.submit(page, page.form('from'), {}, { press: ['answer', 'yes'] });
    expect(yes.url).toBe(`${site.url}${href('cookies', locale)}#consent`);
    expect(shopper.cookies.get('consent')).toBe('yes');
    expect(yes.text).toContain(t('consent:saidYes'));
    expect(yes.headers.get('cache-control')).toMatch(/private/);
    const no = await shopper.submit(yes, yes.form('from'), {}, { press: ['answer', 'no'] });
    expect(shopper.cookies.get('consent')).toBe('no');
    expect(no.text).toContain(t('consent:saidNo'));
    // Visitors without an answer still get the shared page.
    const other = await new Shopper(site.url).open(href('cookies', locale));
    expect(other.text).toContain(t('consent:asked'));
  },
);

test('pages are the same for every visitor, whatever their consent, and load nothing', async () => {
  for (const path of [href('home', 'hr'), href('shop', 'en'), href('contact', 'de')]) {
    const pages: string[] = [];
    // Sequentially: the first request renders the page that is then cached for all.
    for (const cookie of ['', 'consent=yes', 'consent=no']) {
      const response = await fetch(site.url + path, { headers: { accept: 'text/html', cookie } });
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(response.headers.get('cache-control')).toMatch(/^public/);
      pages.push(await response.text());
    }
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).not.toMatch(/<script[^>]*googletagmanager/);
    expect(pages[0]).toContain('/cookies#consent');
    // Hidden until a script knows that it is unanswered; before the content, not over it.
    const [above = ''] = pages[0]?.split('<main') ?? [];
    expect(above.match(/<form[^>]* action="\/consent"/g)).toHaveLength(1);
  }
});

test('the content security policy allows Google’s hosts on every page, and no others', async () => {
  const response = await fetch(`${site.url}/en/shop`, { headers: { accept: 'text/html' } });
  const policy = response.headers.get('content-security-policy') ?? '';
  // Where forms lead is no part of this: nothing is loaded from there.
  const loaded = policy.replace(/form-action [^;]*/, '');
  const hosts = new Set(loaded.match(/https:\/\/[^\s;]+/g));
  expect([...hosts].sort()).toEqual([
    'https://*.analytics.google.com',
    'https://*.google-analytics.com',
    'https://*.googletagmanager.com',
  ]);
});

const answerWith = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/consent`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  });

test('scripts get a 204; other origins, values and methods are rejected', async () => {
  const quiet = await answerWith('answer=no', { accept: 'application/json' });
  expect(quiet.status).toBe(204);
  expect(quiet.headers.getSetCookie()).toHaveLength(1);
  const foreign = await answerWith('answer=yes', { origin: 'https://evil.test' });
  expect(foreign.status).toBe(403);
  expect((await answerWith('answer=perhaps')).status).toBe(400);
  const back = await answerWith('answer=no&from=https://evil.test/');
  expect([back.status, back.headers.get('location')]).toEqual([303, '/cookies']);
  expect((await fetch(`${site.url}/consent`)).status).toBe(404);
});
