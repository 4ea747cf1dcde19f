import { afterAll, beforeAll, expect, test } from 'vitest';
import { getT } from '~/i18n/i18n.server';
import { locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { Shopper } from '../support/shopper';
import { type Site, startSite } from '../support/site';

// LAW-19 where the operator measures visits.
let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { ANALYTICS_ID: 'G-TEST1234' } });
});
afterAll(() => site.stop());

test.each(locales)('%s: yes, no and taking it back, without scripts', async (locale) => {
  const t = getT(locale);
  const shopper = new Shopper(site.url);
  const asked = await shopper.open(href('cookies', locale));
  expect(shopper.cookies.size).toBe(0);
  expect(asked.text).toContain(t('consent:asked'));
  const yes = await shopper.submit(asked, asked.form('from'), {}, { press: ['answer', 'yes'] });
  expect(yes.url).toBe(site.url + href('cookies', locale));
  expect(shopper.cookies.get('consent')).toBe('yes');
  expect(yes.text).toContain(t('consent:saidYes'));
  expect(yes.headers.get('cache-control')).toMatch(/private/);
  const no = await shopper.submit(yes, yes.form('from'), {}, { press: ['answer', 'no'] });
  expect(shopper.cookies.get('consent')).toBe('no');
  expect(no.text).toContain(t('consent:saidNo'));
  // Whoever has not answered still reads the shared page.
  const other = await new Shopper(site.url).open(href('cookies', locale));
  expect(other.text).toContain(t('consent:asked'));
});

test('pages stay the same for everybody, whatever was answered; nothing is loaded by them', async () => {
  for (const path of [href('home', 'hr'), href('shop', 'en'), href('contact', 'de')]) {
    const pages: string[] = [];
    // One after the other: the first makes the page that is then kept for all.
    for (const cookie of ['', 'consent=yes', 'consent=no']) {
      const answer = await fetch(site.url + path, { headers: { accept: 'text/html', cookie } });
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(answer.headers.get('cache-control')).toMatch(/^public/);
      pages.push(await answer.text());
    }
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).not.toMatch(/<script[^>]*googletagmanager/);
    expect(pages[0]).toContain('/cookies#consent');
  }
});

test('the security policy lets Google’s hosts in, on every page and only them', async () => {
  const answer = await fetch(`${site.url}/en/shop`, { headers: { accept: 'text/html' } });
  const policy = answer.headers.get('content-security-policy') ?? '';
  const hosts = new Set(policy.match(/https:\/\/[^\s;]+/g));
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

test('scripts are answered without a page; other sites, other words and other methods are refused', async () => {
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
