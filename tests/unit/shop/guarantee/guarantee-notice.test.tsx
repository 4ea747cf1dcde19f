import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CartScreen } from '~/shop/cart/cart-screen';
import { ReviewStep } from '~/shop/checkout/review-step';
import { findNoticeProblem, findNoticeProblems } from '~/content/notice-files.server';
import { guaranteeNoticeSchema } from '~/content/notice-schema';
import { loadGuarantee } from '~/shop/guarantee/guarantee.server';
import { TextScreen } from '~/site/texts/text-screen';
import { loadTextPage } from '~/site/texts/texts.server';
import { guaranteeLink, guaranteeUrl } from '~/i18n/statutory-labels';
import { locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { renderScreen } from '../../../support/render-screen';
import { sampleCartScreen } from '../../../support/sample-cart';
import { sampleCheckout } from '../../../support/sample-checkout';
import { makeLoadContext } from '../../../support/load-context';
import { makeSite } from '../../../support/made-up-hotel/site';

// LAW-09: the harmonised notice of Impl. Reg. (EU) 2025/1960. The file here is not the Commission's: any bytes do.
const folder = mkdtempSync(join(tmpdir(), 'test-notice-'));
afterAll(() => rmSync(folder, { recursive: true }));
const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
mkdirSync(join(folder, 'legal'));
writeFileSync(join(folder, 'legal/notice-hr.svg'), bytes);
const file = {
  path: '/legal/notice-hr.svg',
  width: 595,
  height: 842,
  sha256: createHash('sha256').update(bytes).digest('hex'),
};
const site = makeSite();
const notice = { src: '/legal/notice-hr.svg?v=0123456789ab', width: 595, height: 842 };
const guarantee = { title: 'Jamstvo', text: 'Dvije godine.', notice };

test('LAW-09: a file with the right hash may be shown; a missing or changed one stops the start by name', () => {
  expect(findNoticeProblem(file, folder)).toBeUndefined();
  expect(findNoticeProblems({ hr: file }, folder)).toEqual([]);
  expect(findNoticeProblems(undefined, folder)).toEqual([]);
  const changed = { ...file, sha256: file.sha256.replace(/^./, (c) => (c === '0' ? '1' : '0')) };
  expect(findNoticeProblems({ de: changed }, folder)).toEqual([
    {
      path: ['site', 'guaranteeNotice', 'de'],
      message: `/legal/notice-hr.svg is not the official file: its SHA-256 is ${file.sha256}`,
    },
  ]);
  const missing = { ...file, path: '/legal/notice-it.svg' };
  expect(findNoticeProblems({ hr: file, it: missing }, folder)).toMatchObject([
    { path: ['site', 'guaranteeNotice', 'it'] },
  ]);
});

test('the notice takes files of the public folder alone, and may be empty or incomplete', () => {
  expect(guaranteeNoticeSchema.safeParse({}).success).toBe(true);
  expect(guaranteeNoticeSchema.safeParse({ hr: file }).success).toBe(true);
  for (const path of [
    '/../a.svg',
    'https://x.test/a.svg',
    '//x.test/a.svg',
    '/a.html',
    '/A b.svg',
  ]) {
    expect(guaranteeNoticeSchema.safeParse({ hr: { ...file, path } }).success, path).toBe(false);
  }
  expect(guaranteeNoticeSchema.safeParse({ fr: file }).success).toBe(false);
});

test('without official files in the content there is the text alone', () => {
  for (const locale of locales) {
    const view = loadGuarantee(site, locale);
    expect(view.notice).toBeUndefined();
    expect(view.text).toBe(site.texts.guarantee?.lead[locale]);
  }
});

test('a file that is missing here (content from elsewhere) is not shown', () => {
  const claiming = makeSite({ guaranteeNotice: { hr: file } });
  expect(loadGuarantee(claiming, 'hr').notice).toBeUndefined();
});

test.each(locales)('LAW-09 %s: official link on cart, review and notice page', async (locale) => {
  const link = `<a href="${guaranteeUrl[locale]}" target="_blank" rel="noopener">${guaranteeLink[locale]}`;
  const view = loadGuarantee(site, locale);
  const cartPage = await renderScreen(<CartScreen data={sampleCartScreen({ guarantee: view })} />, {
    locale,
  });
  const review = await renderScreen(<ReviewStep view={sampleCheckout({ guarantee: view })} />, {
    locale,
    path: '/shop/checkout?step=review',
  });
  const page = await renderScreen(
    <TextScreen view={loadTextPage(makeLoadContext(), 'guarantee', locale)} />,
    {
      locale,
    },
  );
  for (const html of [cartPage, review, page]) expect(html).toContain(link);
  for (const html of [cartPage, review]) {
    expect(html).toContain(view.text);
    expect(html).toContain(`href="${href('guarantee', locale)}"`);
  }
});

test('LAW-09: the notice is shown unmodified above the summary of cart and review, and on its page', async () => {
  const cartPage = await renderScreen(<CartScreen data={sampleCartScreen({ guarantee })} />);
  const review = await renderScreen(<ReviewStep view={sampleCheckout({ guarantee })} />, {
    path: '/shop/checkout?step=review',
  });
  const text = { ...loadTextPage(makeLoadContext(), 'guarantee', 'hr'), guarantee: { notice } };
  const page = await renderScreen(<TextScreen view={text} />);
  for (const html of [cartPage, review, page]) {
    expect(html.match(/<img class="guarantee-notice"[^>]*>/g)).toEqual([
      '<img class="guarantee-notice" src="/legal/notice-hr.svg?v=0123456789ab" width="595" height="842" loading="lazy" decoding="async" alt="Službena obavijest Europske unije o zakonskom jamstvu"/>',
    ]);
  }
  expect(cartPage.indexOf('guarantee-notice')).toBeLessThan(cartPage.indexOf('cart-summary'));
  expect(review.indexOf('guarantee-notice')).toBeLessThan(review.indexOf('order-sheet'));
});

test('LAW-09: no style changes more than its size, forced colours included', () => {
  const css = readFileSync('app/shop/guarantee/guarantee.css', 'utf8');
  const [, rule = ''] = /\.guarantee-notice \{([^}]*)\}/.exec(css) ?? [];
  const properties = [...rule.matchAll(/^\s*([\w-]+):/gm)].map(([, name]) => name);
  expect(properties.sort()).toEqual([
    'display',
    'forced-color-adjust',
    'height',
    'margin-block',
    'max-width',
    'width',
  ]);
  expect(rule).toContain('forced-color-adjust: none');
});
