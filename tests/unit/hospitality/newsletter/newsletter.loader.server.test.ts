import { expect, test } from 'vitest';
import {
  loadNewsletter,
  loadNewsletterLink,
} from '~/hospitality/newsletter/newsletter.loader.server';
import { getT } from '~/i18n/i18n.server';
import { openMemoryDatabase } from '../../../support/memory-database';

const t = getT('en');

test.each([
  ['confirm', 'This link is no longer valid'],
  ['leave', 'This link does not work'],
] as const)('the title of the page of an unknown link says so: %s', async (purpose, title) => {
  const request = new Request(`https://hotel.example/en/newsletter/${purpose}?token=nothing`);
  const { formTitle } = await loadNewsletterLink(await openMemoryDatabase(), purpose, request);
  expect(formTitle.title).toBe(title);
});

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
