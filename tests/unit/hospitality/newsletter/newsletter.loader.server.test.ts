import { expect, test } from 'vitest';
import { loadNewsletter } from '~/hospitality/newsletter/newsletter.loader.server';
import { getT } from '~/i18n/i18n.server';

const t = getT('en');

test.each([
  ['?result=confirmed', t('subscription:confirmed.title')],
  ['?result=left', t('subscription:left.title')],
  ['?result=sent', t('subscription:title')],
  ['?result=other', t('subscription:title')],
  ['', t('subscription:title')],
])('the title, which screen readers say first, tells the result: %s', async (query, title) => {
  const request = new Request(`https://linden.example/en/newsletter${query}`);
  expect((await loadNewsletter(request)).formTitle.title).toBe(title);
});
