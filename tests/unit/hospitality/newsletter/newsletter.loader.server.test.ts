import { expect, test } from 'vitest';
import { loadNewsletterLink } from '~/hospitality/newsletter/newsletter.loader.server';
import { openMemoryDatabase } from '../../../support/memory-database';

test.each([
  ['confirm', 'This link is no longer valid'],
  ['leave', 'This link does not work'],
] as const)('the title of the page of an unknown link says so: %s', async (purpose, title) => {
  const request = new Request(`https://hotel.example/en/newsletter/${purpose}?token=nothing`);
  const { formTitle } = await loadNewsletterLink(await openMemoryDatabase(), purpose, request);
  expect(formTitle.title).toBe(title);
});
