import { expect, test, vi } from 'vitest';
import { NewsletterLine } from '~/hospitality/newsletter/newsletter-line';
import { DeskPage } from '~/reception/desk-page';
import { buildRoutes } from '~/routing/build-routes';
import { matchPath } from '~/routing/href';
import { resourceHref } from '~/routing/resource-href';
import { makeStaffMember } from '../support/new-staff-member';
import { renderScreen } from '../support/render-screen';

vi.mock('#hotel/hotel.config.js', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  paths: {},
  withoutPages: ['newsletter'],
}));

test('it has no route of a newsletter, on the site or at the desk', () => {
  const built: (string | undefined)[] = [];
  buildRoutes((define) => define((_path, _file, options) => built.push(options?.id)), {
    languages: ['en'],
    paths: {},
    withoutPages: ['newsletter'],
  });
  expect(built.filter((id) => id?.includes('newsletter'))).toEqual([]);
  expect(built).toContain('reception.enquiries');
});

test.each(['/newsletter', '/newsletter/confirm', '/newsletter/leave'])('%s is no page', (path) => {
  expect(matchPath(path)).toBeUndefined();
});

test('no page has a form to subscribe', async () => {
  expect(await renderScreen(<NewsletterLine />, { locale: 'en' })).toBe('');
});

test('the desk’s navigation leads to no newsletter', async () => {
  const staff = makeStaffMember();
  const page = <DeskPage locale="en" title="Today" hotel="Lake" staff={staff} path="/reception" />;
  const html = await renderScreen(page, { locale: 'en' });
  expect(html).toContain(resourceHref('reception.enquiries'));
  expect(html).not.toContain(resourceHref('reception.newsletter'));
});
